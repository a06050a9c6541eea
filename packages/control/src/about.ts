// Describes the control API and its resources for the OpenAPI document.

/** Headings, and a description of each resource by the first part of the ids of its calls. */
export const about = {
  title: 'Control API',
  position: 5,
  resources: {
    accounts: { title: 'Accounts', description: 'Accounts and their settings.' },
    keys: { title: 'Keys', description: 'API keys of accounts.' },
    sub_accounts: {
      title: 'Life cycle of sub-accounts',
      description: 'Steps that an operator takes with a sub-account.',
    },
    operators: {
      title: 'Operators',
      description: 'People and programs with a token and a role of their own.',
    },
    audit: { title: 'Audit log', description: 'What operators did, in a chain of entries.' },
    connectors: {
      title: 'Connectors',
      description: 'The services through which an account reaches processors in live mode.',
    },
    routes: { title: 'Routes', description: 'Rules that choose connectors.' },
    live_settings: {
      title: 'Live settings',
      description: 'Waiting times of live requests, and money that arrives late.',
    },
    secrets: { title: 'Secrets', description: 'The keys that seal secrets in the database.' },
    partners: {
      title: 'Partners',
      description: 'Partners of the bank standard, and their public keys.',
    },
    objects: {
      title: 'Objects',
      description: 'Everything an account has, with its timeline, and what can be done to it.',
    },
    requests: { title: 'Requests', description: 'The log of requests of the API.' },
    feed: { title: 'Feed', description: 'Live stream of events.' },
    search: { title: 'Search', description: 'Anything by an id, a reference or a part of one.' },
    events: { title: 'Events', description: 'Events with every attempt to deliver them.' },
    webhooks: { title: 'Webhooks', description: 'URLs, tokens and signing secrets of webhooks.' },
    mails: { title: 'Mails', description: 'Mails that the platform has sent.' },
    notifications: { title: 'Notifications', description: 'Messages to payers of invoices.' },
    clock: { title: 'Clock', description: 'The clock of test accounts.' },
    scripts: { title: 'Scripts', description: 'Scripted outcomes of channels.' },
    faults: { title: 'Faults', description: 'Requests that are broken on purpose.' },
    chaos: { title: 'Webhook chaos', description: 'Deliveries that are disturbed on purpose.' },
    snapshots: {
      title: 'Snapshots',
      description: 'Stored states of accounts: create, restore, fork, clear.',
    },
    seeds: { title: 'Seeds', description: 'Accounts and their objects, created from a document.' },
    balance: { title: 'Balance', description: 'Money that an operator moves in test mode.' },
    transactions: {
      title: 'Transactions',
      description: 'Transactions that no payment makes, in test mode.',
    },
    overview: {
      title: 'Overview',
      description: 'Payments, refunds, requests and deliveries by day.',
    },
    money: { title: 'Money', description: 'The ledgers of an account and their movements.' },
    attention: {
      title: 'Attention',
      description: 'Counts of items to check in live mode.',
    },
    doubts: {
      title: 'Doubtful operations',
      description: 'Operations of connectors that an operator should check.',
    },
    reconciliation: {
      title: 'Reconciliation',
      description: 'Statements of connectors, and what does not match in live mode.',
    },
    invariants: { title: 'Invariants', description: 'Consistency checks of the ledgers.' },
    channels: { title: 'Channels', description: 'The table of channels.' },
    machines: { title: 'State machines', description: 'The states of every resource.' },
    api: { title: 'Calls', description: 'Calls of the API on behalf of an account.' },
  },
} as const;
