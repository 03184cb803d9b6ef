// Small helpers for building SVG and HTML by hand.

const SVG = "http://www.w3.org/2000/svg";

/** Creates an SVG element with attributes and appends it to `parent`. */
export function draw(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  assign(element, attributes);
  parent?.append(element);
  return element;
}

/** Creates an HTML element with attributes and appends it to `parent`. */
export function make(name, attributes, parent) {
  const element = document.createElement(name);
  assign(element, attributes);
  parent?.append(element);
  return element;
}

function assign(element, attributes) {
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined) continue;
    if (key === "text") element.textContent = value;
    else element.setAttribute(key, value);
  }
}

/** The point of a pointer event in the coordinates of an SVG element. */
export function pointIn(svg, event) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [0, 0];
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return [point.x, point.y];
}

/** Whether the reader asks for no motion. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
