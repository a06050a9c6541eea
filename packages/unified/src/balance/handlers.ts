// Handlers of the balance endpoint.
import { toMajor } from '@kasir/core';
import { ok, reads, type Handler } from '@kasir/core/server';
import { ledgers } from '@kasir/payments';
import { getBalance } from './get.contract.ts';

/**
 * The ledger behind each type of account: money that can be used, and money that is not settled
 * yet. Nothing is withheld for taxes, so TAX is always zero.
 */
const ledgerOf = { CASH: ledgers.available, HOLDING: ledgers.pending, TAX: null } as const;

export const balanceHandlers: readonly Handler[] = [
  reads(getBalance, (view, { query }) => {
    const { account_type = 'CASH', currency = 'IDR' } = query;
    const ledger = ledgerOf[account_type];
    return ok({ balance: ledger === null ? 0 : toMajor(currency, view.balance(ledger, currency)) });
  }),
];
