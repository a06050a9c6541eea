// Defines the menu of the site: its groups in the order in which a reader needs them.

export interface Group {
  readonly text: string;
  /** Short names of pages, by path below the root of the repository. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Pages that separate commands write; the menu lists them when they exist. */
export const written: readonly string[] = ['docs/reference/api.md'];

export const menu: readonly Group[] = [
  {
    text: 'Get started',
    pages: {
      'docs/README.md': 'Overview',
      'docs/start.md': 'Start in five minutes',
      'docs/glossary.md': 'Glossary',
      'docs/guide/coverage.md': 'API coverage',
    },
  },
  {
    text: 'Take payments',
    pages: {
      'docs/guide/client.md': 'Typed client',
      'docs/guide/payment-requests.md': 'Payment requests',
      'docs/guide/payment-methods.md': 'Payment methods',
      'docs/guide/v3.md': 'API v3',
      'docs/guide/cards.md': 'Cards by token',
      'docs/guide/hosted-pages.md': 'Hosted pages',
      'docs/guide/refunds.md': 'Refunds and invoices',
      'docs/guide/recurring-payments.md': 'Recurring payments',
      'docs/guide/cardless-credit.md': 'Cardless credit',
      'docs/guide/e-wallets.md': 'E-wallets (legacy)',
      'docs/guide/legacy-accounts.md': 'Virtual accounts and debits (legacy)',
      'docs/guide/customers.md': 'Customers',
      'docs/guide/platform.md': 'Sub-accounts and transfers',
      'docs/guide/reports.md': 'Reports and balance',
    },
  },
  {
    text: 'Receive webhooks',
    pages: {
      'docs/guide/webhooks.md': 'Webhooks',
      'docs/guide/webhooks-recipes.md': 'Receivers by framework',
    },
  },
  {
    text: 'Test',
    pages: {
      'docs/guide/in-process.md': 'In-process platform',
      'docs/guide/testing.md': 'Failure testing',
      'docs/guide/containers.md': 'Containers and CI',
    },
  },
  {
    text: 'Examples',
    pages: {
      'examples/README.md': 'Overview',
      'examples/shop/README.md': 'Shop',
      'examples/ci-tests/README.md': 'Payment tests in CI',
      'examples/marketplace/README.md': 'Marketplace',
      'examples/live/README.md': 'Live payments',
    },
  },
  {
    text: 'Run and operate',
    pages: {
      'docs/guide/live.md': 'From sandbox to live',
      'docs/guide/production.md': 'Going to production',
      'docs/guide/operations.md': 'Running Kasir',
      'docs/guide/command-line.md': 'Command line',
      'docs/guide/control.md': 'Control API',
      'docs/guide/dashboard.md': 'Dashboard',
      'docs/guide/requests.md': 'Request log',
      'docs/guide/connectors.md': 'Writing a connector',
      'docs/guide/connector-kasir.md': 'A connector to this API',
      'docs/guide/connector-prism.md': 'Card processors over prism',
      'docs/guide/reconciliation.md': 'Reconciliation',
    },
  },
  {
    text: 'Migrate',
    pages: {
      'docs/migrate/public-service.md': 'From the public service',
      'docs/migrate/sdk-calls.md': 'SDK calls, one by one',
      'docs/guide/sdk.md': 'Official SDK with Kasir',
      'docs/migrate/mock-servers.md': 'From other mock servers',
      'docs/guide/migration-v3.md': 'From v2 to v3',
    },
  },
  {
    text: 'Reference',
    pages: {
      'docs/reference/api.md': 'API',
      'docs/guide/openapi.md': 'OpenAPI',
      'docs/reference/errors.md': 'Errors',
      'docs/reference/events.md': 'Events',
      'docs/reference/channels.md': 'Channels',
      'docs/reference/states.md': 'States',
      'docs/reference/command-line.md': 'Commands',
      'docs/reference/differences.md': 'Differences',
      'docs/reference/connector-protocol.md': 'Connector protocol',
    },
  },
  {
    text: 'Packages',
    pages: {
      'clients/unified/README.md': '@kasir/unified',
      'clients/v3/README.md': '@kasir/v3',
      'clients/legacy/README.md': '@kasir/legacy',
      'clients/snap/README.md': '@kasir/snap',
      'packages/client/README.md': '@kasir/client',
      'packages/webhooks/README.md': '@kasir/webhooks',
      'packages/deliveries/README.md': '@kasir/deliveries',
      'packages/connector/README.md': '@kasir/connector',
      'connectors/kasir/README.md': '@kasir/connector-kasir',
      'connectors/prism/README.md': '@kasir/connector-prism',
      'connectors/reference/README.md': '@kasir/connector-reference',
      'packages/control/README.md': '@kasir/control',
      'packages/server/README.md': '@kasir/server',
      'packages/dashboard/README.md': '@kasir/dashboard',
      'packages/core/README.md': '@kasir/core',
      'packages/models/README.md': '@kasir/models',
      'packages/unified/README.md': '@kasir/unified-api',
      'packages/v3/README.md': '@kasir/v3-api',
      'packages/legacy/README.md': '@kasir/legacy-api',
      'packages/snap/README.md': '@kasir/snap-api',
      'packages/payments/README.md': '@kasir/payments',
      'packages/store-suite/README.md': '@kasir/store-suite',
      'conformance/README.md': '@kasir/conformance',
    },
  },
  {
    text: 'Conformance',
    pages: {
      'docs/guide/conformance.md': 'Conformance testing',
      'docs/reference/conformance/README.md': 'Laws',
    },
  },
  {
    text: 'Contribute',
    pages: {
      'docs/architecture.md': 'Architecture',
      'CONTRIBUTING.md': 'Contributing',
      'docs/guide/tracing.md': 'Clause tracing',
      'docs/guide/mutants.md': 'Mutation testing',
      'docs/benchmarks.md': 'Benchmarks',
      'docs/decisions/README.md': 'Decisions',
    },
  },
];
