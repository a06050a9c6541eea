// Codes that are paid at retail outlets: the code, the amount and the expiry.
import { boundsProblem, expiryProblem } from '../../problems.ts';
import { daysLater, instrumentType } from '../type.ts';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

export interface OutletCodeInput {
  /** The name of the holder. */
  readonly holder: string;
}

export type OutletCodeDetail = OutletCodeInput;

/** Codes without an expiry can be paid for two days (PM2-UNSPEC-02). */
const DAYS = 2;

const outletCodeSchema = schemaOf<OutletCodeDetail>()(z.strictObject({ holder: stateFields.text }));

export const overTheCounter = instrumentType<OutletCodeInput, OutletCodeDetail>({
  detail: outletCodeSchema,
  blank: (holder) => ({ holder }),
  mark: 'KSR',
  problems: ({ now }, newInstrument) => {
    const { channel, requested, intentAmount } = newInstrument;
    return [
      intentAmount === null ? boundsProblem(channel, requested.amount, 'amount') : null,
      expiryProblem(now, newInstrument),
    ];
  },
  expires: (now, chosen) => chosen ?? daysLater(now, DAYS),
  build: (_d, { input: { holder } }) => ({ holder }),
  revise: (_d, { requested }, detail, { amount = requested.amount, holder }, channel) => ({
    problems: [boundsProblem(channel, amount, 'amount')],
    requested: { ...requested, amount },
    detail: { holder: holder ?? detail.holder },
  }),
  paid: () => ({ remarks: null }), // PAY-FIELD-payment_detail.remarks
  identifier: () => null,
  payer: ({ holder }) => holder,
  page: {
    instructions: ({ identifier }, { holder }, { name }) => [
      { label: { say: 'outlet' }, value: name },
      { label: { say: 'payment_code' }, value: identifier ?? '', typedElsewhere: true },
      { label: { say: 'name' }, value: holder },
    ],
    steps: (_state, _detail, { name }, amount) => [
      { say: 'go_to_outlet', with: { outlet: name } },
      { say: 'give_code' },
      amount === null ? { say: 'pay_any_at_outlet' } : { say: 'pay_at_outlet', with: { amount } },
    ],
  },
});
