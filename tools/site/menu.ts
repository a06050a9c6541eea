// Defines the menu of the site in the words of its readers, grouped by their tasks.

export interface Group {
  readonly text: string;
  /** Short names of pages, by path below the root of the repository. */
  readonly pages: Readonly<Record<string, string>>;
}

export const menu: readonly Group[] = [
  {
    text: 'Get started',
    pages: {
      'docs/start.md': 'Start in five minutes',
      'docs/README.md': 'Every guide',
      'docs/guide/coverage.md': 'What is supported',
      'docs/glossary.md': 'Glossary',
    },
  },
  {
    text: 'Take a payment',
    pages: {
      'docs/guide/payment-requests.md': 'Ask for a payment',
      'docs/guide/v3.md': 'The same in API v3',
      'docs/guide/cards.md': 'Cards in the browser',
      'docs/guide/hosted-pages.md': 'Pages for payers',
      'docs/guide/payment-methods.md': 'Save how a payer pays',
      'docs/guide/refunds.md': 'Refunds and invoices',
      'docs/guide/recurring-payments.md': 'Subscriptions',
      'docs/guide/cardless-credit.md': 'Credit in installments',
      'docs/guide/customers.md': 'Customers',
      'docs/guide/client.md': 'From TypeScript',
      'docs/guide/e-wallets.md': 'E-wallets (legacy)',
      'docs/guide/legacy-accounts.md': 'Virtual accounts, debits (legacy)',
    },
  },
  {
    text: 'Know when it is paid',
    pages: {
      'docs/guide/webhooks.md': 'Receive webhooks',
      'docs/guide/webhooks-recipes.md': 'In your framework',
      'docs/reference/events.md': 'Every event',
    },
  },
  {
    text: 'Test what goes wrong',
    pages: {
      'docs/reference/test-values.md': 'Test values: decline a card',
      'docs/reference/failures/README.md': 'Failure codes',
      'docs/guide/testing.md': 'Failures on purpose',
      'docs/guide/in-process.md': 'A platform in a test file',
      'docs/guide/containers.md': 'Containers and CI',
      'docs/guide/mcp.md': 'With a coding assistant',
    },
  },
  {
    text: 'See what happened',
    pages: {
      'docs/guide/dashboard.md': 'Dashboard',
      'docs/guide/command-line.md': 'Command line',
      'docs/guide/requests.md': 'Request log',
      'docs/guide/reports.md': 'Reports and balance',
    },
  },
  {
    text: 'Switch to Kasir',
    pages: {
      'docs/migrate/public-service.md': 'From the public service',
      'docs/migrate/sdk-calls.md': 'SDK calls, one by one',
      'docs/guide/sdk.md': 'Keep the official SDK',
      'docs/migrate/mock-servers.md': 'From other mock servers',
      'docs/guide/migration-v3.md': 'From v2 to v3',
      'docs/reference/differences.md': 'Where services differ',
    },
  },
  {
    text: 'Run a platform',
    pages: {
      'docs/guide/live.md': 'From sandbox to live',
      'docs/guide/production.md': 'Going to production',
      'docs/guide/versions.md': 'Versions and deprecation',
      'docs/guide/operations.md': 'Running Kasir',
      'docs/guide/platform.md': 'Sub-accounts and transfers',
      'docs/guide/control.md': 'Control API',
      'docs/guide/connectors.md': 'Connect a processor',
      'docs/guide/connector-kasir.md': 'A connector to this API',
      'docs/guide/connector-prism.md': 'Card processors over prism',
      'docs/guide/reconciliation.md': 'Compare with statements',
    },
  },
  {
    text: 'Check an implementation',
    pages: {
      'docs/guide/conformance.md': 'Conformance testing',
      'docs/reference/conformance/README.md': 'The laws',
      'docs/guide/tracing.md': 'Sentences and their proof',
    },
  },
  {
    text: 'Look up',
    pages: {
      'docs/reference/errors.md': 'Errors',
      'docs/reference/channels.md': 'Channels',
      'docs/reference/states.md': 'States',
      'docs/reference/command-line.md': 'Commands',
      'docs/guide/openapi.md': 'OpenAPI',
      'docs/reference/connector-protocol.md': 'Connector protocol',
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
    text: 'Contribute',
    pages: {
      'docs/architecture.md': 'Architecture',
      'CONTRIBUTING.md': 'Contributing',
      'docs/guide/mutants.md': 'Mutation testing',
      'docs/benchmarks.md': 'Benchmarks',
      'docs/decisions/README.md': 'Decisions',
    },
  },
];
