// Tests that the lifecycle of QR codes matches that of instruments.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { qrCodeMachine, qrCodeStatus } from '@kasir/models';
import { instrumentLifecycle, instruments } from '@kasir/payments/state';
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';
import { codeStatusOf } from './render.ts';

/** Pays a code; returns its status before and after, and the names of the emitted events. */
const pay = async (type: 'DYNAMIC' | 'STATIC', times: number): Promise<string> => {
  const { call, events } = legacyPlatform();
  const callback_url = 'https://merchant.example/qr';
  const body = {
    external_id: 'a',
    type,
    callback_url,
    ...(type === 'DYNAMIC' && { amount: 1_500 }),
  };
  await call('POST', '/qr_codes', body);
  const statusNow = async () => (await call('GET', '/qr_codes/a')).body.status as string;
  for (let paid = 0; ; paid += 1) {
    const [before, known] = [await statusNow(), (await events()).length];
    await call('POST', '/qr_codes/a/payments/simulate', { amount: 1_500 });
    const emitted = (await events()).slice(known).map((one) => String(one.body['event']));
    if (paid === times) return [before, await statusNow(), ...emitted].join(' ');
  }
};

test('the state machine of QR codes matches the lifecycle of instruments and the events of payments (STATE-QR-SET, STATE-QR-01, STATE-QR-02, STATE-QR-03, STATE-QR-04)', async () => {
  expect(new Set(instrumentLifecycle.states.map(codeStatusOf))).toEqual(
    new Set(qrCodeStatus.options),
  );
  const place = legacyPlatform();
  const { body } = await place.call('POST', '/qr_codes', {
    external_id: 'a',
    type: 'DYNAMIC',
    callback_url: 'https://merchant.example/qr',
    amount: 1_500,
  });
  const made = await place.store.view(place.partition, (view) =>
    view.get(instruments, body.id.slice('qr_'.length)),
  );
  if (!made) throw new Error('There is no code');
  const state = (merchantKey: string) => ({ ...made.state, merchantKey });
  const created = await observedSteps(instruments, [{ place, state, show: codeStatusOf }], {
    triggers: ['create'],
  });
  const paid = [await pay('DYNAMIC', 0), await pay('STATIC', 0)];
  expect(new Set([...created, ...paid])).toEqual(machineSteps(qrCodeMachine));
  expect([await pay('DYNAMIC', 1), await pay('STATIC', 1)]).toEqual([
    'INACTIVE INACTIVE',
    'ACTIVE ACTIVE qr.payment',
  ]);
});
