// The entry point of the books: ledgers and their transactions.
export { type TransactionRow, netOf, sourceKey, transactions } from './ledger/kind.ts';
export { ledgerNames, ledgerNeeds, ledgers } from './ledger/ledgers.ts';
export { type TransactionState, transactionLifecycle } from './ledger/state.ts';
export { getTransaction } from './ledger/transactions.ts';
