// The canonical domain under every generation of the API: what is paid and how, the ledger, and the
// simulator behind the connector port.
export * from './cash/kind.ts';
export * from './cash/movements.ts';
export * from './counters/counter.ts';
export * from './counters/kind.ts';
export * from './fees/fees.ts';
export * from './fees/terms.ts';
export * from './ledger/credit.ts';
export * from './ledger/kind.ts';
export * from './ledger/ledgers.ts';
export * from './ledger/lines.ts';
export * from './ledger/transactions.ts';
export * from './postings/postings.ts';
export * from './settlement/settle.ts';
export * from './transfers/kind.ts';
export * from './transfers/legs.ts';
export * from './transfers/workflow.ts';
export * from './instruments/find.ts';
export * from './instruments/kind.ts';
export * from './intents/kind.ts';
export * from './payments/attempt.ts';
export * from './payments/complete.ts';
export * from './payments/fail.ts';
export * from './payments/kind.ts';
export * from './payments/refund.ts';
