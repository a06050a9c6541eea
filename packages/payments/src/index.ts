// One canonical payment under every generation of the API, its journal and its simulated outcomes.
export * from './deposits.ts';
export * from './fees.ts';
export * from './journal.ts';
export * from './outcomes.ts';
export * from './payment.ts';
export * from './transactions.ts';
