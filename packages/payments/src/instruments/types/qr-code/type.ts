// QR codes: the scanned text, the amount and the expiry.
import { toMajor } from '@kasir/core/money';
import { qrString } from '@kasir/models';
import { boundsProblem, expiryProblem } from '../../problems.ts';
import { daysLater, instrumentType, yearsLater } from '../type.ts';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

export interface QrCodeDetail {
  /** The text encoded in the QR code. */
  readonly content: string;
}

/** Single-use codes without an expiry can be paid for two days, as their unpaid intents can. */
const DAYS = 2;

const qrCodeSchema = schemaOf<QrCodeDetail>()(z.strictObject({ content: stateFields.text }));

export const qrCode = instrumentType<null, QrCodeDetail>({
  detail: qrCodeSchema,
  blank: () => null,
  problems: ({ now }, newInstrument) => {
    const { channel, requested, intentAmount } = newInstrument;
    return [
      intentAmount === null ? boundsProblem(channel, requested.amount, 'amount') : null,
      expiryProblem(now, newInstrument),
    ];
  },
  expires: (now, chosen, { reusable }) =>
    chosen ?? (reusable ? yearsLater(now) : daysLater(now, DAYS)),
  build: ({ context: { account } }, { id, channel, requested, intentAmount }) => {
    const amount = intentAmount ?? requested.amount;
    return {
      content: qrString({
        reference: id.replaceAll('-', ''),
        amount: amount === null ? null : toMajor(channel.currency, amount),
        merchantName: account.name,
        merchantNumber: account.number,
        country: channel.country,
      }),
    };
  },
  authorized: (_d, _id, _state, detail, issued) => (issued === null ? detail : { content: issued }),
  paid: () => ({ receipt: null }),
  page: {
    instructions: (_state, _detail, { name }) => [{ label: { say: 'scan_with' }, value: name }],
    steps: (_state, _detail, { name }, amount) => [
      { say: 'open_scanner', with: { network: name } },
      { say: 'scan_code' },
      amount === null ? { say: 'type_scanned' } : { say: 'check_scanned', with: { amount } },
    ],
    scanned: ({ content }) => content,
  },
});
