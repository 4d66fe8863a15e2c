/** Stands for a CSS module: every class is its own name. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
