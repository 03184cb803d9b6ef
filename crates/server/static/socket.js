// The wire to a table: keeps a WebSocket open, and says what was last seen when it comes back.

const WAIT_FIRST = 500; // milliseconds
const WAIT_LONGEST = 10_000;
const PING_EVERY = 25_000;

export class Wire {
  /**
   * @param path     the address of the socket
   * @param seen     returns the version last drawn
   * @param receive  gets every message of the server
   * @param status   gets `open` or `closed`
   */
  constructor(path, seen, receive, status) {
    this.address = new URL(path, location.href.replace(/^http/, "ws"));
    this.seen = seen;
    this.receive = receive;
    this.status = status;
    this.wait = WAIT_FIRST;
    this.next = 1;
    this.waiting = null; // a command given while there was no connection
    this.open();
    setInterval(() => this.ready() && this.socket.send('{"t":"ping"}'), PING_EVERY);
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => !document.hidden && this.open());
  }

  ready() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = WAIT_FIRST;
      this.status("open");
      socket.send(JSON.stringify({ t: "join", seen: this.seen() }));
      if (this.waiting) socket.send(this.waiting);
      this.waiting = null;
    });
    socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (socket !== this.socket) return;
      this.status("closed");
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, WAIT_LONGEST);
    });
  }

  /**
   * Sends a command, or keeps it until there is a connection: only the last one, for it is what the
   * player wants now. The server refuses it if the table has gone on meanwhile.
   */
  send(command) {
    const text = JSON.stringify({ ...command, id: this.next });
    this.next += 1;
    if (this.ready()) this.socket.send(text);
    else this.waiting = text;
  }
}
