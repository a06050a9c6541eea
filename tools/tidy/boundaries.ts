// Data table of the places that may use a driver, the clock, randomness or the environment, and of
// the files that clients and the suite must not reach.

/** Files that a consumer's install must not pull in, or whose bugs the suite must not share. */
export const algorithms: readonly { readonly files: RegExp; readonly name: string }[] = [
  { files: /^packages\/payments\//, name: 'payments' },
  { files: /^packages\/core\/src\/server\//, name: '@kasir/core/server' },
  { files: /^packages\/server\//, name: 'the server' },
  { files: /^packages\/\w+\/src\/server\.ts$/, name: 'handlers' },
  { files: /\/(?:[\w-]+\.)?decide(?:\.[\w-]+)?\.ts$/, name: 'a decision' },
];

interface DriverRule {
  readonly modules: RegExp;
  /** Folders that may import the modules; tests may always. */
  readonly allowed: readonly string[];
}

const edges = [
  'packages/server/',
  'connectors/',
  'conformance/',
  'examples/',
  'tools/',
  'scripts/',
] as const;

/** Code outside these folders reaches sockets and databases through a port. */
export const drivers: readonly DriverRule[] = [
  { modules: /^undici$/, allowed: [...edges, 'packages/client/src/'] },
  {
    modules: /^node:(?:https?|http2|net|tls|dgram|dns)(?:\/|$)/,
    allowed: [...edges, 'packages/connector/src/node/'],
  },
  {
    modules: /^(?:node:sqlite|pg|ioredis|pino|nodemailer)(?:\/|$)/,
    allowed: ['packages/server/', 'packages/connector/src/store/', 'examples/', 'tools/bench/'],
  },
];

/**
 * Folders that may use the clock, randomness and timers; elsewhere they are passed in as values.
 */
export const adapters: readonly string[] = [
  ...edges,
  // These run in the process of the platform's caller or of a connector, or in a browser.
  'packages/connector/src/system.ts',
  'packages/connector/src/store/digest-key.ts',
  'packages/client/src/',
  'clients/snap/src/client.ts',
  'packages/webhooks/src/receiver/',
  'clients/legacy/src/browser/',
  'packages/dashboard/src/browser/',
];

/** Files that may read the environment. */
export const environment: readonly RegExp[] = [
  /^packages\/server\/src\/(?:[\w-]+\/)*config[\w-]*\.ts$/,
  /^packages\/server\/src\/main\.ts$/,
  /^connectors\/[\w-]+\/src\/config\.ts$/,
  /^examples\/[\w-]+\/src\/main\.ts$/,
  /^tools\//,
  /^scripts\//,
  /^vitest\.config\.ts$/,
];
