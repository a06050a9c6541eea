// Names what `npm run test:prism` has prepared for the tests.

/** The folder that hyperswitch-prism is installed in. */
export const library = process.env['KASIR_PRISM_LIBRARY'] ?? '';

/** The Node.js that can load it; the path of a running process names its loader alone. */
export const node = process.env['KASIR_PRISM_NODE'] ?? process.execPath;
