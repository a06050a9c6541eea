// Data table of the resources of the APIs, as the documents group and describe them.

/** A resource: the first part of the ids of its calls. */
export interface Tag {
  /** The heading above its calls. */
  readonly title: string;
  readonly description: string;
}

/** Resources of each API by the folder of its package, in the order of the documents. */
export const tags: Readonly<Record<string, Readonly<Record<string, Tag>>>> = {
  unified: {
    payment_requests: {
      title: 'Payment requests',
      description:
        'An amount to be paid, by a payment method of any type; authorizations and captures of cards.',
    },
    payment_methods: {
      title: 'Payment methods',
      description:
        'What a payer pays with, once or again and again: wallets, cards, direct debits, virtual accounts, outlets and QR codes.',
    },
    refunds: {
      title: 'Refunds',
      description: 'Money back for payment requests and invoices, whole or in part.',
    },
    customers: {
      title: 'Customers',
      description: 'People and businesses that pay, with what is known of their identity.',
    },
    balance: {
      title: 'Balance',
      description: 'What an account holds, now or at an earlier moment.',
    },
    transactions: {
      title: 'Transactions',
      description: 'Every movement of money, with its fees and settlement.',
    },
    reports: {
      title: 'Reports',
      description: 'Files of transactions and balances, made in the background.',
    },
    accounts: {
      title: 'Sub-accounts',
      description: 'Accounts that a platform opens and acts for.',
    },
    accounts_v1: {
      title: 'Sub-accounts (v1)',
      description: 'The same in the first version of the accounts API.',
    },
    transfers: {
      title: 'Transfers',
      description: 'Money between a platform and its sub-accounts.',
    },
    callback_urls: {
      title: 'Callback URLs',
      description: 'Where the webhooks of each type are sent.',
    },
  },
  legacy: {
    invoices: { title: 'Invoices', description: 'A page on which a payer chooses how to pay.' },
    recurring_payments: {
      title: 'Recurring payments',
      description: 'Invoices that are made on a schedule.',
    },
    qr_codes: { title: 'QR codes', description: 'QR codes to pay once or again and again.' },
    callback_virtual_accounts: {
      title: 'Virtual accounts',
      description: 'Numbers of virtual accounts and what is paid to them.',
    },
    fixed_payment_codes: {
      title: 'Payment codes (Indonesia)',
      description: 'Codes to pay at outlets in Indonesia.',
    },
    payment_codes: {
      title: 'Payment codes (Philippines)',
      description: 'Codes to pay at outlets in the Philippines.',
    },
    ewallets: {
      title: 'E-wallet payments',
      description: 'Payments by OVO, DANA and LinkAja in the first e-wallet API.',
    },
    ewallet_charges: {
      title: 'E-wallet charges',
      description: 'Charges of e-wallets, their refunds and voids.',
    },
    cardless_credit: {
      title: 'Cardless credit',
      description: 'Checkouts that a lender pays, and their payment plans.',
    },
    credit_card_tokens: {
      title: 'Card tokens',
      description: 'Cards as tokens, made in the browser of the payer with a public key.',
    },
    credit_card_authentications: {
      title: 'Card authentications',
      description: 'Whether a payer has authenticated a card.',
    },
    credit_card_charges: {
      title: 'Card charges',
      description: 'Charges of card tokens, their captures, refunds and reversals.',
    },
    credit_cards: {
      title: 'Safe acceptance',
      description: 'Charges by a signed form that a browser posts.',
    },
    linked_account_tokens: {
      title: 'Linked accounts',
      description: 'Bank accounts and cards that a payer links for direct debits.',
    },
    legacy_payment_methods: {
      title: 'Payment methods of linked accounts',
      description: 'Linked accounts as what direct debits are charged to.',
    },
    direct_debits: {
      title: 'Direct debits',
      description: 'Debits of linked accounts, confirmed by a one-time password.',
    },
  },
  v3: {
    v3_payment_requests: {
      title: 'Payment requests (v3)',
      description: 'Payments of v3: to pay once, to pay and save, or by a reusable code.',
    },
    v3_payments: {
      title: 'Payments (v3)',
      description: 'The attempts to pay a payment request of v3; captures and cancellations.',
    },
    payment_tokens: { title: 'Payment tokens (v3)', description: 'Saved instruments of v3.' },
  },
  snap: {
    account_links: {
      title: 'Account links',
      description: 'Linking an account by the bank standard, with signed requests.',
    },
    access_tokens: {
      title: 'Access tokens',
      description: 'Tokens for partners of the bank standard that sign with a client secret.',
    },
  },
  control: {
    accounts: { title: 'Accounts', description: 'Accounts and their settings.' },
    keys: { title: 'Keys', description: 'API keys of accounts.' },
    sub_accounts: {
      title: 'Lives of sub-accounts',
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
    feed: { title: 'Feed', description: 'What happens, as it happens.' },
    search: { title: 'Search', description: 'Anything by an id, a reference or a part of one.' },
    events: { title: 'Events', description: 'Events with every attempt to deliver them.' },
    webhooks: { title: 'Webhooks', description: 'URLs, tokens and signing secrets of webhooks.' },
    mails: { title: 'Mails', description: 'Mails that the platform has sent.' },
    notifications: { title: 'Notifications', description: 'Messages to payers of invoices.' },
    clock: { title: 'Clock', description: 'The clock of test accounts.' },
    scripts: { title: 'Scripts', description: 'What channels do next.' },
    faults: { title: 'Faults', description: 'Requests that are broken on purpose.' },
    chaos: { title: 'Webhook chaos', description: 'Deliveries that are disturbed on purpose.' },
    snapshots: {
      title: 'Snapshots',
      description: 'Accounts as they were: kept, restored, forked, emptied.',
    },
    seeds: { title: 'Seeds', description: 'Accounts and what they have, made from a document.' },
    balance: { title: 'Balance', description: 'Money that an operator moves in test mode.' },
    transactions: {
      title: 'Transactions',
      description: 'Transactions that no payment makes, in test mode.',
    },
    money: { title: 'Money', description: 'The ledgers of an account and what went through them.' },
    doubts: {
      title: 'Doubtful operations',
      description: 'Operations of connectors that an operator should look at.',
    },
    reconciliation: {
      title: 'Reconciliation',
      description: 'Statements of connectors, and what does not match in live mode.',
    },
    invariants: { title: 'Invariants', description: 'Whether all books are right.' },
    channels: { title: 'Channels', description: 'The table of channels.' },
    machines: { title: 'State machines', description: 'The states of every resource.' },
    api: { title: 'Calls', description: 'Calls of the API on behalf of an account.' },
  },
};

/** Titles of the groups of resources. */
export const groups: Readonly<Record<string, string>> = {
  unified: 'Unified API',
  v3: 'API v3',
  legacy: 'Legacy API',
  snap: 'Bank standard',
  control: 'Control API',
};

/** Returns the resource of a call. */
export const tagOf = (id: string): string => id.split('.', 1)[0] ?? id;
