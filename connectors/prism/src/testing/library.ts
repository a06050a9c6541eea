// Names the library and the Node.js that `npm run test:prism` has prepared for the tests.

/** The folder that hyperswitch-prism is installed in. */
export const library = process.env['KASIR_PRISM_LIBRARY'] ?? '';

/**
 * The Node.js that can load the library. It has its own variable, because `process.execPath` may be
 * the path of the loader.
 */
export const node = process.env['KASIR_PRISM_NODE'] ?? process.execPath;
