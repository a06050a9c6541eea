// Tests the admission of a saved instrument: its refusals and their order.
import type { Scope } from '@kasir/core/server';
import { expect, test } from 'vitest';
import { endInstrument } from '../instruments/end.ts';
import { instruments, type InstrumentRow } from '../instruments/kind.ts';
import { channelOf, channelsOfTypes, harness, type Harness } from '../testing/harness.ts';
import { admitInstrument, useRefusal, type NewCharge } from './admit.ts';

const { CARD: card, EWALLET: wallet, VIRTUAL_ACCOUNT: account } = channelsOfTypes;

const newCharge: NewCharge = {
  customer: null,
  currency: 'IDR',
  sent: { amount: 25_000 },
  manualCapture: false,
  expires: null,
  purpose: 'pay',
};

/** Returns the result of admitting an instrument in its current state. */
const admit = (
  { decide }: Harness,
  { id }: InstrumentRow,
  change: Partial<NewCharge> | ((d: Scope) => Partial<NewCharge>) = {},
) =>
  decide((d) => {
    const row = d.get(instruments, id);
    if (!row) throw new Error('There is no instrument');
    const changed = typeof change === 'function' ? change(d) : change;
    const admitted = admitInstrument(d, row, { ...newCharge, ...changed });
    return admitted.ok ? 'admitted' : admitted.refusal;
  });

test('manual capture is admitted for cards only (V3-PR-CREATE-capture_method)', async () => {
  const merchant = harness();
  const manual = { manualCapture: true };
  expect(await admit(merchant, await merchant.make({ channel: card }), manual)).toBe('admitted');
  for (const channel of [wallet, account, channelOf('EWALLET', 'OVO')])
    expect(await admit(merchant, await merchant.make({ channel }), manual)).toEqual({
      code: 'NO_MANUAL_CAPTURE',
      problem: {
        field: 'captureMethod',
        message: `Must be AUTOMATIC for ${channel.type}, or omitted.`,
      },
    });
});

test('an expiry that is not in the future is refused', async () => {
  const merchant = harness();
  const made = await merchant.make({ channel: wallet });
  for (const ms of [-86_400_000, 0])
    expect(await admit(merchant, made, (d) => ({ expires: d.now + ms }))).toEqual({
      code: 'INVALID',
      problems: [{ field: 'expires', message: 'Must be a time in the future.' }],
    });
  expect(await admit(merchant, made, (d) => ({ expires: d.now + 1 }))).toBe('admitted');
});

test('the amounts of the instrument are checked before the bounds of its channel', async () => {
  const merchant = harness();
  const fixed = await merchant.make({
    channel: account,
    requested: { amount: 30_000, min: null, max: null },
  });
  expect(await admit(merchant, fixed)).toEqual({ code: 'OTHER_AMOUNT', requested: 30_000 });
  expect(await admit(merchant, fixed, { sent: { amount: null } })).toBe('admitted');
  const open = await merchant.make({
    channel: account,
    requested: { amount: null, min: 30_000, max: 40_000 },
  });
  expect(await admit(merchant, open)).toEqual({ code: 'OUT_OF_BOUNDS' });
  expect(await admit(merchant, open, { currency: 'PHP' })).toEqual({
    code: 'OTHER_CURRENCY',
    currency: 'IDR',
  });
  const any = await merchant.make({ channel: wallet });
  expect(await admit(merchant, any, { sent: { amount: null } })).toMatchObject({
    code: 'AMOUNT_MISSING',
  });
  expect(await admit(merchant, any, { sent: { amount: 1 } })).toMatchObject({ code: 'INVALID' });
  expect(await admit(merchant, any, { sent: { amount: 0 }, purpose: 'verify' })).toBe('admitted');
});

test('a request that contradicts its instrument is refused before its other values are checked', async () => {
  const merchant = harness();
  const made = await merchant.make({ channel: wallet, customer: 'siti' });
  const problems = [{ field: 'country', message: 'Must be ID.' }];
  const change = { contradictions: problems, customer: 'budi', currency: 'PHP' };
  expect(await admit(merchant, made, change)).toEqual({ code: 'CONTRADICTED', problems });
  await merchant.decide((d) => endInstrument(d, made, 'withdraw'));
  expect(await admit(merchant, made, change)).toEqual({ code: 'ENDED' });
});

test('an instrument can be charged for its own customer only', async () => {
  const merchant = harness();
  const made = await merchant.make({ channel: wallet, customer: 'siti' });
  expect(await admit(merchant, made, { customer: 'budi' })).toEqual({ code: 'OTHER_CUSTOMER' });
  expect(await admit(merchant, made, { customer: 'siti' })).toBe('admitted');
  expect(await admit(merchant, made)).toBe('admitted');
});

test('an instrument that cannot be used is refused before the charge is checked', async () => {
  const merchant = harness();
  const refusalOf = ({ id }: InstrumentRow) =>
    merchant.decide((d) => {
      const row = d.get(instruments, id);
      return row ? useRefusal(d, row)?.code : undefined;
    });
  const waiting = await merchant.make({ channel: wallet, reusable: true });
  expect(await refusalOf(waiting)).toBe('NOT_AUTHORIZED');
  expect(await admit(merchant, waiting, { currency: 'PHP' })).toEqual({ code: 'NOT_AUTHORIZED' });
  const ended = await merchant.make({ channel: wallet });
  await merchant.decide((d) => endInstrument(d, ended, 'withdraw'));
  expect(await refusalOf(ended)).toBe('ENDED');
  const canceled = await merchant.make({ channel: wallet });
  await merchant.decide((d) => endInstrument(d, canceled, 'cancel'));
  expect(await refusalOf(canceled)).toBe('SWITCHED_OFF');
  const held = await merchant.make({ channel: card });
  const authentication = { skip: true, require: null };
  await merchant.open(held, { manualCapture: true, authentication });
  expect(await refusalOf(held)).toBe('RESERVED');
});

test('opening an intent that admission would refuse throws', async () => {
  const merchant = harness();
  const made = await merchant.make({ channel: wallet });
  await expect(merchant.open(made, { manualCapture: true })).rejects.toThrow('was not admitted');
  await expect(merchant.open(made, { expires: 1 })).rejects.toThrow('was not admitted');
  const seen = await merchant.make({ channel: card });
  const verification = { manualCapture: true, purpose: 'verify' } as const;
  await expect(merchant.open(seen, verification)).rejects.toThrow('was not admitted');
});
