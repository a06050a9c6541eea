// Tests that the lifecycle and events of e-wallet charges match those of payments and refunds.
import { machineSteps } from '@kasir/core/testing/internal';
import { ewalletChargeMachine } from '@kasir/models';
import { createInstrument } from '@kasir/payments';
import { authorizeInstrument } from '@kasir/payments/operation';
import { paymentLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { wallets } from '../ewallets/channel.ts';
import { oneTimeWallet } from '../ewallets/one-time.ts';
import { EWALLET_CHARGE } from '../products.ts';
import { walletMerchant } from '../testing/wallets.ts';
import { chargeStatusOf } from './render.ts';

/** Runs charges through every step of their lifecycle; returns the steps with their events. */
const walk = async (): Promise<ReadonlySet<string>> => {
  const merchant = await walletMerchant();
  const { call, choose, events, read } = merchant;
  const steps = new Set<string>();
  let seen = 0;
  const note = async (before: string, after: string): Promise<void> => {
    const all = await events();
    const names = all.slice(seen).map(({ body }) => String(body['event']));
    seen = all.length;
    steps.add([before, after, ...names].join(' '));
  };
  const create = async (reference: string, change: object = {}) => {
    const { body } = await merchant.charge(reference, change);
    await note('nothing', body.status);
    return body;
  };
  const act = async (id: string, does: () => Promise<unknown>): Promise<void> => {
    const { status } = await read(id);
    await does();
    await note(status, (await read(id)).status);
  };
  const method = await merchant.decide((d) => {
    const newInstrument = oneTimeWallet(d, {
      kind: EWALLET_CHARGE,
      channel: wallets.DANA,
      amount: null,
      reference: 'wallet',
      customer: null,
      returnUrls: { success: null, failure: null, cancel: null },
      expires: null,
      properties: {},
    });
    return authorizeInstrument(d, createInstrument(d, { ...newInstrument, reusable: true })).id;
  });
  const saved = {
    checkout_method: 'TOKENIZED_PAYMENT',
    payment_method_id: `pm-${method}`,
    channel_properties: undefined,
  };
  await create('saved', saved);
  await create('saved, declined', { ...saved, amount: 20_105 });
  for (const choice of ['decline', 'refund', 'void']) {
    const { id, actions } = await create(choice);
    const page = actions.desktop_web_checkout_url;
    await act(id, () => choose(page, choice === 'decline' ? choice : 'approve'));
    if (choice === 'void') await act(id, () => call('POST', `/ewallets/charges/${id}/void`));
    if (choice === 'refund')
      for (const amount of [1_000, 24_000])
        await act(id, () => call('POST', `/ewallets/charges/${id}/refunds`, { amount }));
  }
  return steps;
};

test('the state machine of charges matches the lifecycle of payments (VER-UNSPEC-05, STATE-UNSPEC-04)', async () => {
  const statuses = paymentLifecycle.states.flatMap((status) =>
    [0, 1].map((refunded) => chargeStatusOf({ status, captured: 1, refunded })),
  );
  expect(new Set(statuses)).toEqual(new Set(ewalletChargeMachine.states));
  expect(await walk()).toEqual(machineSteps(ewalletChargeMachine));
});
