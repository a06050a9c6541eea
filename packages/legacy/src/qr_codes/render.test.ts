// QR codes as they are shown: their life is that of an instrument, and codes of earlier releases
// look as they did.
import { storedRow } from '@kasir/core/server';
import { machineSteps, shownSteps } from '@kasir/core/testing';
import { qrCodeMachine, qrCodeStatus, type QrCode } from '@kasir/models';
import { instrumentLifecycle, instruments } from '@kasir/payments';
import { expect, test } from 'vitest';
import { codeStatusOf, renderCode } from './render.ts';

/** Steps without what they tell: the callback of a code tells of its payment. */
const untold = (steps: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...steps].map((step) => step.split(' ').slice(0, 2).join(' ')));

test('what the machine of QR codes changes is the image of the life of an instrument (STATE-QR-SET, STATE-QR-01, STATE-QR-02)', () => {
  expect(new Set(instrumentLifecycle.states.map(codeStatusOf))).toEqual(
    new Set(qrCodeStatus.options),
  );
  const shown = untold(shownSteps(instrumentLifecycle, codeStatusOf, ['create', 'consume']));
  const changes = [...untold(machineSteps(qrCodeMachine))].filter((step) => {
    const [from, to] = step.split(' ');
    return from !== to;
  });
  // An INACTIVE instrument can be consumed as well, which a code never is.
  expect(new Set([...shown].filter((step) => step !== 'INACTIVE INACTIVE'))).toEqual(
    new Set(changes),
  );
});

const id = '01a2023f-516b-7000-8000-0f12d9c1769b';

/** A QR code as the first release stored it. */
const stored: QrCode = {
  id: `qr_${id}`,
  external_id: 'order-1-1',
  amount: 15_000,
  description: '',
  qr_string: '00020101021226440015ID.CO.KASIR.WWW',
  callback_url: 'https://merchant.example/qr',
  type: 'DYNAMIC',
  status: 'INACTIVE',
  created: '2026-11-22T07:53:53.771Z',
  updated: '2026-11-22T07:53:54.771Z',
  metadata: null,
};

test.each<[string, Partial<QrCode>]>([
  ['used up', {}],
  ['not paid yet', { status: 'ACTIVE', updated: stored.created, metadata: { shop: 'A' } }],
  ['STATIC', { type: 'STATIC', status: 'ACTIVE', amount: null }],
])('a QR code that the first release stored is shown as it was: %s (QR-GET-01)', (_, change) => {
  const shown = { ...stored, ...change };
  const row = storedRow(instruments, id, 1, JSON.stringify(shown), '{}', 'qr_code');
  expect(renderCode(row)).toEqual(shown);
  expect(instruments.formerly).toContain('qr_code');
  expect(instruments.keys['merchant_key']?.(row)).toBe('qr_code order-1-1');
  expect([row.state.expires, row.state.openUntil]).toEqual([null, null]);
});
