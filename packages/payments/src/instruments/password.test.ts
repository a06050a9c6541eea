// Tests the one-time password on a page: the field for it, and the password that a payer means.
import { memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../hosted-page.ts';
import { contextFor, decide } from '../testing/decide.ts';
import { bankInput, channelsOfTypes, toNewInstrument } from '../testing/harness.ts';
import { createInstrument } from './create.ts';
import { passwordChoices, passwordOf } from './password.ts';

const approve: Choice = { name: 'approve', label: 'Link' };

/** Returns the choices of the page on which a payer links a bank account. */
const choicesFor = (mobile: string | null): Promise<readonly Choice[]> =>
  decide(memoryStore(), (d) => {
    const channel = channelsOfTypes.DIRECT_DEBIT;
    const input = { ...bankInput('1234567890'), mobile };
    const row = createInstrument(d, toNewInstrument(d, { channel, reusable: true, input }));
    return passwordChoices(approve, row, 'link', contextFor());
  });

test('the browser can fill the field of a password from the message of the bank, and no page repeats it', async () => {
  const [first] = await choicesFor(null);
  // The token of the HTML standard, by which browsers offer a code that has just arrived.
  expect(first).toMatchObject({
    name: 'approve',
    fields: [{ fill: 'one-time-code', numeric: true, secret: true }],
  });
});

test('the page names the bank, and only the last digits of the phone', async () => {
  const [unknown] = await choicesFor(null);
  const [known] = await choicesFor('+639171234567');
  expect(unknown?.lead).toMatchObject({ say: 'code_was_sent_by', with: { bank: 'BPI' } });
  expect(known?.lead).toMatchObject({ say: 'code_was_sent_to', with: { phone: '…4567' } });
});

describe('the password that a payer means is', () => {
  const accepted: Choice = { name: 'approve', label: 'Code', test: { code: '123456' } };
  const typed = (text: string) => () => text;

  test.each([
    ['the typed one, without spaces', 'approve', ' 111 222 ', '111222'],
    ['that of a pressed choice of test mode when none was typed', 'approve', '', '123456'],
    ['none when another choice was pressed and none was typed', 'other', ' ', null],
  ])('%s', (_, pressed, text, password) => {
    expect(passwordOf([approve, accepted], pressed, typed(text))).toBe(password);
  });
});
