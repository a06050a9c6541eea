// One canonical payment under every generation of the API, its journal and its simulated outcomes.
export { categoryOf, minorOf, paymentId, type Attempt, type PaymentRow } from './attempt.ts';
export * from './authorization.ts';
export * from './counter.ts';
export * from './deposits.ts';
export * from './journal.ts';
export * from './outcomes.ts';
export * from './payment.ts';
export * from './postings.ts';
export * from './refunds.ts';
export * from './settlement.ts';
export * from './terms.ts';
export * from './transactions.ts';
export * from './transfers.ts';
