// Checks the page on which the payer of a debit types the password that the bank has sent.
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { openHostedPage } from '../testing/hosted-pages.ts';
import { platformOn, sources } from '../testing/stores.ts';

const debited = async () => {
  const kasir = await platformOn(memoryStore(sources));
  const path = await openHostedPage(kasir, 'direct debit, open');
  const see = async () => (await kasir.pages('GET', path, new URLSearchParams())).body;
  return {
    see,
    send: (form: Readonly<Record<string, string>>) =>
      kasir.pages('POST', path, new URLSearchParams({ choice: 'approve', ...form })),
    statusOf: async () => /<div class="status (\w+)"/.exec(await see())?.[1],
  };
};

test('a debit asks for the password of the bank, which was sent to a phone', async () => {
  const { see } = await debited();
  const body = await see();
  expect(body).toContain('BRI</bdi> has sent a one-time code to the phone number that ends in');
  expect(body).toContain('<bdi>\u20267890</bdi>');
  expect(body).toMatch(/name="one_time_code" autocomplete="one-time-code"/);
  expect(body).toContain('>Pay <bdi>Rp\u00a0198.000</bdi></button>');
});

test.each([
  ['222001', 'This code has expired.'],
  ['222002', 'Too many wrong codes were typed.'],
  ['000000', 'This code is wrong.'],
])('the password %s changes nothing', async (one_time_code, said) => {
  const { send, statusOf } = await debited();
  const wrong = await send({ one_time_code });
  expect([wrong.status, wrong.body.includes(said)]).toEqual([422, true]);
  expect(wrong.body).not.toContain(`value="${one_time_code}"`);
  expect(await statusOf()).toBe('open');
});

test.each([
  [{ one_time_code: '222 000' }, 'paid'],
  [{ one_time_code: '222005' }, 'declined'],
  [{ choice: 'INSUFFICIENT_BALANCE' }, 'declined'],
  [{}, 'paid'],
  [{ choice: 'decline' }, 'declined'],
])('a payer who sends %j completes the decision', async (form, status) => {
  const { send, statusOf } = await debited();
  expect((await send(form)).status).toBe(303);
  expect(await statusOf()).toBe(status);
});
