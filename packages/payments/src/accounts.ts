// The entry point for accounts and the money they move: sub-accounts, deposits, withdrawals and
// transfers.

// Sub-accounts
export { type SubAccountRow, type SubAccountState, mayAct, subAccounts } from './accounts/kind.ts';

// Cash
export { type DepositRow, type WithdrawalRow, deposits, withdrawals } from './cash/kind.ts';

// Transfers
export {
  type TransferLeg,
  type TransferRow,
  type TransferState,
  transferLegs,
  transfers,
} from './transfers/kind.ts';
