//! Every text of Shogido in four languages.
