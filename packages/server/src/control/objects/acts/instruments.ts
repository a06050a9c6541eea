// The actions on instruments: money arrives on a number or code, a payer links a wallet, a merchant
// ends it, it expires.
import { canTrigger } from '@kasir/core/resource';
import type { Scope, ScopeReads } from '@kasir/core/server';
import { CARD_TOKEN, LINKED_ACCOUNT_TOKEN } from '@kasir/legacy-api/server';
import { parseAmountOn, v3Products } from '@kasir/models';
import { endInstrument, receiveMoney } from '@kasir/payments';
import {
  authorizeInstrument,
  declineInstrument,
  unauthorizedCode,
} from '@kasir/payments/operation';
import {
  channelOf,
  instrumentLifecycle,
  instruments,
  PAYMENT_METHOD,
  statusAt,
  type InstrumentRow,
} from '@kasir/payments/state';
import { acts, done, type ActRefusal, type ActParameters } from './act.ts';

const isPresented = ({ state }: InstrumentRow): boolean => channelOf(state).flow === 'PRESENT';

const receive = (d: Scope, row: InstrumentRow, { amount }: ActParameters): ActRefusal | null => {
  const sent = parseAmountOn(channelOf(row.state), amount, 'amount');
  const received = receiveMoney(d, row, { ...sent, late: 'refuse' });
  if (received.ok) return null;
  const { refusal } = received;
  if (refusal.code === 'NOT_PRESENTED' || refusal.code === 'NOT_ACTIVE')
    return { field: 'action', message: 'Nothing can be paid to it now.' };
  return { field: 'amount', message: refusal.problem.message };
};

/** Returns whether its payer, or the bank of its number, has yet to agree to it. */
const waits = ({ now }: ScopeReads, row: InstrumentRow): boolean => {
  const status = statusAt(row, now);
  return status === 'REQUIRES_ACTION' || (status === 'PENDING' && isPresented(row));
};

/** Expires the instrument now. */
const expire = (d: Scope, row: InstrumentRow): InstrumentRow => {
  const { expires, openUntil } = row.state;
  const ended = d.change(instruments, row, {
    ...(expires !== null && { expires: d.now }),
    ...(openUntil !== null && { openUntil: d.now }),
  });
  return endInstrument(d, ended, 'expire');
};

/** Returns the action by which the merchant ends it for good. */
const canceled = (on: 'withdraw' | 'cancel', products: readonly string[]) =>
  ({
    action: 'cancel',
    products,
    works: ({ now }: ScopeReads, row: InstrumentRow) =>
      canTrigger(instrumentLifecycle, statusAt(row, now), on),
    by: { domain: (d: Scope, row: InstrumentRow) => done(endInstrument(d, row, on)) },
  }) as const;

export const instrumentActs = acts(instruments, [
  {
    action: 'pay',
    works: ({ now }, row) => isPresented(row) && ['ACTIVE', 'PENDING'].includes(statusAt(row, now)),
    by: { domain: receive },
  },
  {
    action: 'authorize',
    works: waits,
    by: { domain: (d, row) => done(authorizeInstrument(d, row)) },
  },
  {
    action: 'decline',
    works: ({ now }, row) => statusAt(row, now) === 'REQUIRES_ACTION',
    by: {
      domain: (d, row, { failure_code }) =>
        done(declineInstrument(d, row, failure_code ?? unauthorizedCode(row.state.type))),
    },
  },
  canceled('withdraw', [PAYMENT_METHOD, LINKED_ACCOUNT_TOKEN]),
  canceled('cancel', [v3Products.token]),
  {
    action: 'expire',
    // The expiry of a card token is not visible to its merchant.
    works: ({ now }, row) =>
      row.state.product.kind !== CARD_TOKEN &&
      (row.state.expires ?? row.state.openUntil) !== null &&
      statusAt(row, now) !== 'EXPIRED' &&
      canTrigger(instrumentLifecycle, row.state.status, 'expire'),
    by: { domain: (d, row) => done(expire(d, row)) },
  },
]);
