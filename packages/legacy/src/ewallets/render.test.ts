// Tests that each variant of e-wallet payments matches the lifecycles of its intent and payment,
// with their callbacks.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import {
  danaPaymentMachine,
  linkajaPaymentMachine,
  ovoPaymentMachine,
  type EwalletType,
} from '@kasir/models';
import { intents, merchantKey } from '@kasir/payments/state';
import { intentLifecycle } from '@kasir/payments/testing';
import type { Machine } from '@kasir/core/resource';
import { expect, test } from 'vitest';
import { EWALLET_PAYMENT } from '../products.ts';
import { ovo, walletMerchant } from '../testing/wallets.ts';
import { variants, walletStatusOf } from './render.ts';

/** Ends a payment in one way; returns its status before and after, and the name of its callback. */
const end = async (wallet: EwalletType, choice: 'approve' | 'decline' | 'wait') => {
  const { create, status, choose, advance, events } = await walletMerchant();
  const amount = wallet === 'OVO' && choice !== 'approve' ? 4_030 : 25_000;
  const { body } = await create(ovo('a', { ewallet_type: wallet, amount }));
  const statusNow = async () => (await status('a', wallet)).body.status as string;
  const before = await statusNow();
  if (body.checkout_url && choice !== 'wait') await choose(body.checkout_url, choice);
  await advance(86_400_000);
  const names = { OVO: 'ewallet.payment', DANA: 'dana.payment', LINKAJA: 'linkaja.payment' };
  expect((await events()).length).toBe(1);
  return [before, await statusNow(), names[wallet]].join(' ');
};

test.each<[EwalletType, Machine]>([
  ['OVO', ovoPaymentMachine],
  ['DANA', danaPaymentMachine],
  ['LINKAJA', linkajaPaymentMachine],
])(
  'the state machine of %s payments matches the lifecycle of intents (STATE-EWALLET-SET, STATE-UNSPEC-04)',
  async (wallet, machine) => {
    const show = (status: (typeof intentLifecycle.states)[number]) =>
      walletStatusOf(variants[wallet], status);
    expect(new Set(intentLifecycle.states.map(show))).toEqual(new Set(machine.states));
    const ends = [
      await end(wallet, 'approve'),
      await end(wallet, 'decline'),
      await end(wallet, 'wait'),
    ];
    expect(new Set(['nothing PENDING', ...ends])).toEqual(machineSteps(machine));
  },
);

test('DANA payments have a transition for every step that ends an intent unpaid (STATE-EWALLET-SET)', async () => {
  const place = await walletMerchant();
  await place.create(ovo('a', { ewallet_type: 'DANA' }));
  const made = await place.store.view(place.partition, (view) =>
    view.find(intents, 'merchant_key', merchantKey(EWALLET_PAYMENT, 'a')),
  );
  if (!made) throw new Error('There is no payment');
  const steps = await observedSteps(
    intents,
    [
      {
        place,
        state: (key: string) => ({ ...made.state, merchantKey: key }),
        show: (status) => walletStatusOf(variants.DANA, status),
      },
    ],
    { triggers: ['request_action', 'expire', 'fail'] },
  );
  const silent = danaPaymentMachine.transitions
    .filter(({ on }) => on !== 'pay')
    .map(({ from, to }) => `${from ?? 'nothing'} ${to}`);
  expect(new Set([...silent, 'nothing FAILED'])).toEqual(steps);
});
