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
  { public: { status }, state: { expires, open_until } }: PaymentMethodRow,
  now: number,
): PaymentMethodStatus =>
  now >= Math.min(expires ?? Infinity, open_until ?? Infinity) &&
  canStep(paymentMethodMachine, status, 'time_passes')
    ? 'EXPIRED'
    : status;

/** Takes the step that the machine declares; `change` comes with it. */
const stepped = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: PaymentMethodTrigger,
  change: Partial<PaymentMethodRow['public']> = {},
): PaymentMethodRow =>
  tx.update(paymentMethods, method, {
    public: {
      ...method.public,
      ...change,
      status: step(paymentMethodMachine, method.public.status, on).to,
      updated: iso(at.now),
    },
    state: { ...method.state, open_until: null, left: false },
  });

/** Tells what the machine emits for the step that a method has taken. */
const tell = (
  at: At,
  tx: Tx,
  from: PaymentMethodStatus,
  on: PaymentMethodTrigger,
  { public: data }: PaymentMethodRow,
  { account, realm }: Context,
): void => {
  for (const name of step(paymentMethodMachine, from, on).emits ?? []) {
    const spec = events[name as keyof typeof events];
    emit(at, tx, { account, mode: realm.mode }, spec, { data, subject: data.id });
  }
};

const move = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: PaymentMethodTrigger,
  context: Context,
  change: Partial<PaymentMethodRow['public']> = {},
): PaymentMethodRow => {
  const next = stepped(at, tx, method, on, change);
  tell(at, tx, method.public.status, on, next, context);
  return next;
};

const isSpent = ({ public: { reusability, status } }: PaymentMethodRow): boolean =>
  reusability === 'ONE_TIME_USE' && canStep(paymentMethodMachine, status, 'payment_succeeds');

/** A method by which a payment has succeeded. */
export interface Spent {
  /** As it is from now on. */
  readonly method: PaymentMethodRow;
  /** Writes its own event, to be called behind those of the payment. */
  readonly tell: () => void;
}

/**
 * A payment by a method succeeds: one for one use is EXPIRED from now on, so that whatever is told
 * of the payment shows what a read shows (STATE-PM2-01).
 */
export const spendMethod = (at: At, tx: Tx, method: PaymentMethodRow, context: Context): Spent => {
  if (!isSpent(method)) return { method, tell: () => {} };
  const spent = stepped(at, tx, method, 'payment_succeeds');
  const { status } = method.public;
  return {
    method: spent,
    tell: () => tell(at, tx, status, 'payment_succeeds', spent, context),
  };
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

/** It can no longer be used: its time passed, or it was expired. */
export const expireMethod = (
  at: At,
  tx: Tx,
  method: PaymentMethodRow,
  on: 'time_passes' | 'expire',
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
