// POST /fixed_payment_code: creates a payment code; without an expiry it is payable for 31 years.
import { legacyId, parseTimestamp } from '@kasir/core';
import { done, ok, operation, type Command, type Scope } from '@kasir/core/server';
import { channelIn, parseAmountOn, type Channel } from '@kasir/models';
import {
  identifierNeeds,
  proposeInstrument,
  yearsLater,
  type NewInstrument,
} from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import type { OutletCodeInput } from '@kasir/payments/types';
import { chosenCode, toCodeFailure } from '../outlets.ts';
import { toNewInstrument } from '../presented.ts';
import { FIXED_PAYMENT_CODE } from '../products.ts';
import { createFixedPaymentCode } from './create.contract.ts';
import { fields } from './fields.ts';
import { renderCode } from './render.ts';

type Body = Command<typeof createFixedPaymentCode>['body'];

const channelNamed = (name: string): Channel => {
  const channel = channelIn('OVER_THE_COUNTER', name, 'ID');
  if (!channel) throw new Error(`The channel table has no outlet ${name}`);
  return channel;
};

/** Reads the request of a payment code. */
const readFixedCode = (d: Scope, body: Body, amount: number | null): NewInstrument => {
  const id = d.id();
  const input: OutletCodeInput = { holder: body.name };
  return toNewInstrument({
    id,
    shortId: legacyId(id),
    product: { kind: FIXED_PAYMENT_CODE, id },
    channel: channelNamed(body.retail_outlet_name),
    reusable: body.is_single_use !== true,
    reference: body.external_id,
    description: body.description ?? null,
    requested: { amount, min: null, max: null },
    identifier: chosenCode(body.payment_code, d),
    expires: body.expiration_date ? parseTimestamp(body.expiration_date) : yearsLater(d.now),
    input,
  });
};

/** Checks in the order of the contract's errors. */
export const createFixedPaymentCodeHandler = operation(createFixedPaymentCode, {
  needs: (command) => {
    const { retail_outlet_name, payment_code } = command.body;
    return identifierNeeds(channelNamed(retail_outlet_name), chosenCode(payment_code, command));
  },
  decide: (d, { body }) => {
    const channel = channelNamed(body.retail_outlet_name);
    const { amount, problem } = parseAmountOn(channel, body.expected_amount, 'amount');
    const made = proposeInstrument(d, readFixedCode(d, body, amount), [problem]);
    return made.ok ? done(made.row.id) : toCodeFailure(made.refusal, fields);
  },
  render: (d, id) => ok(renderCode(getInstrument(d, id), d.context)),
});
