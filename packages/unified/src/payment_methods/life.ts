// How the state of a payment method changes: each step updates the row and writes its event.
import { canStep, iso, step } from '@kasir/core';
import { emit, type At, type Context, type Tx } from '@kasir/core/server';
import {
  paymentMethodActivated,
  paymentMethodExpired,
  paymentMethodFailed,
  paymentMethodMachine,
  paymentMethods,
  type PaymentMethodStatus,
  type PaymentMethodTrigger,
} from '@kasir/models';
import type { PaymentMethodRow } from './instrument.ts';
import { linkedInstrument } from './linked.ts';

const events = {
  [paymentMethodActivated.name]: paymentMethodActivated,
  [paymentMethodExpired.name]: paymentMethodExpired,
  [paymentMethodFailed.name]: paymentMethodFailed,
} as const;

/** The status of a method now: one whose time has passed is EXPIRED, even before its job ran. */
export const statusAt = (
  { public: { status }, private: { expires, open_until } }: PaymentMethodRow,
  now: number,
): PaymentMethodStatus =>
  now >= Math.min(expires ?? Infinity, open_until ?? Infinity) &&
  canStep(paymentMethodMachine, status, 'time_passes')
    ? 'EXPIRED'
    : status;

/** Takes the step that the machine declares and tells what it emits; `change` comes with it. */
const move = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: PaymentMethodTrigger,
  context: Context,
  change: Partial<PaymentMethodRow['public']> = {},
): PaymentMethodRow => {
  const { to, emits = [] } = step(paymentMethodMachine, method.public.status, on);
  const next = tx.update(paymentMethods, method, {
    public: { ...method.public, ...change, status: to, updated: iso(at.now) },
    private: { ...method.private, open_until: null, left: false },
  });
  const { public: data } = next;
  for (const name of emits) {
    const sender = { account: context.account, mode: context.realm.mode };
    emit(at, tx, sender, events[name as keyof typeof events], { data, subject: data.id });
  }
  return next;
};

/** Its payer authorised it: the bank or wallet tells what it is linked to. */
export const activateMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  context: Context,
): PaymentMethodRow =>
  move(at, tx, method, 'payer_authorises', context, linkedInstrument(method, context));

/** Its payer did not authorise it. */
export const failMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  failure_code: string,
  context: Context,
): PaymentMethodRow => move(at, tx, method, 'payer_declines', context, { failure_code });

/** It can no longer be used: its one payment succeeded, its time passed, or it was expired. */
export const expireMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: 'payment_succeeds' | 'time_passes' | 'expire',
  context: Context,
): PaymentMethodRow => move(at, tx, method, on, context);

/** The merchant switches it off, or on again (PM2-UNSPEC-06). */
export const switchMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: 'deactivate' | 'reactivate',
  context: Context,
): PaymentMethodRow => move(at, tx, method, on, context);
