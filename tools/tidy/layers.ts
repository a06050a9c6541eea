// Data table of the packages that each package may import, and of the places that may use a driver.
import type { AllowedRings } from './folders.ts';

const below = ['core', 'models'] as const;
const domain = ['core', 'models', 'payments'] as const;
const platform = [...domain, 'legacy', 'unified', 'v3', 'snap', 'webhooks'] as const;

/**
 * Packages that a package may import: imports point inward only, and domain packages stay apart.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  core: [],
  'store-suite': ['core'],
  models: ['core'],
  payments: below,
  legacy: domain,
  unified: domain,
  v3: domain,
  /** A link of the bank standard is a payment method of the unified API. */
  snap: [...domain, 'unified'],
  webhooks: domain,
  control: below,
  server: [...platform, 'control', 'dashboard'],
  dashboard: ['core', 'models', 'control'],
  conformance: [...platform, 'control'],
  'examples/shop': ['unified', 'webhooks', 'server'],
  'examples/ci-tests': ['unified', 'webhooks', 'server'],
  'examples/marketplace': ['unified', 'server'],
  tools: [...platform, 'control', 'server', 'conformance'],
};

/**
 * Packages that only the tests of a package may import as well: a suite is tried on our own server.
 */
export const testLayers: Readonly<Record<string, readonly string[]>> = {
  conformance: ['server'],
  server: ['store-suite'],
};

export const domainPackages: readonly string[] = ['legacy', 'unified', 'v3', 'snap', 'webhooks'];

/** Folders that still import each other in a ring; this table may only shrink. */
export const allowedRings: AllowedRings = {
  'conformance/src': ['generate', 'law.ts', 'report', 'run', 'settings.ts', 'violation.ts', 'wire'],
};

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

const edges = ['packages/server/', 'conformance/', 'examples/', 'tools/', 'scripts/'] as const;

/** Code outside these folders reaches sockets and databases through a port. */
export const drivers: readonly DriverRule[] = [
  { modules: /^undici$/, allowed: [...edges, 'packages/core/src/client/'] },
  { modules: /^node:(?:https?|http2|net|tls|dgram|dns)(?:\/|$)/, allowed: edges },
  {
    modules: /^(?:node:sqlite|pg|ioredis|pino|nodemailer)(?:\/|$)/,
    allowed: ['packages/server/', 'examples/', 'tools/bench/'],
  },
];

/**
 * Folders that may use the clock, randomness and timers; elsewhere they are passed in as values.
 */
export const adapters: readonly string[] = [
  ...edges,
  // These run in the process of the platform's caller, or in a browser.
  'packages/core/src/client/',
  'packages/snap/src/client.ts',
  'packages/webhooks/src/receiver/',
  'packages/legacy/src/browser/',
  'packages/dashboard/src/browser/',
];

/** Files that may read the environment. */
export const environment: readonly RegExp[] = [
  /^packages\/server\/src\/(?:[\w-]+\/)*config[\w-]*\.ts$/,
  /^packages\/server\/src\/main\.ts$/,
  /^examples\/[\w-]+\/src\/main\.ts$/,
  /^tools\//,
  /^scripts\//,
  /^vitest\.config\.ts$/,
];
