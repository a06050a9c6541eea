// POST /payment_codes: creates a payment code.
import { parseTimestamp } from '@kasir/core';
import { done, fail, ok, operation, type Command, type Scope } from '@kasir/core/server';
import { channelIn, parseAmountOn, type Channel } from '@kasir/models';
import {
  identifierNeeds,
  proposeInstrument,
  reusableProblem,
  type NewInstrument,
} from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import type { OutletCodeInput } from '@kasir/payments/types';
import { keptMetadata } from '../kept-metadata.ts';
import { chosenCode, toCodeFailure } from '../outlets.ts';
import { toNewInstrument } from '../presented.ts';
import { PAYMENT_CODE } from '../products.ts';
import { createPaymentCode } from './create.contract.ts';
import { fields } from './fields.ts';
import { singleUseRequired } from './find.ts';
import { renderCode } from './render.ts';

type Body = Command<typeof createPaymentCode>['body'];

const channelNamed = ({ channel_code, market }: Body): Channel | undefined =>
  channelIn('OVER_THE_COUNTER', channel_code, market);

/** True for a code that can be paid many times: as sent, otherwise when the outlet supports it. */
const isReusable = ({ is_single_use }: Body, channel: Channel): boolean =>
  typeof is_single_use === 'boolean' ? !is_single_use : channel.reusable;

/** Reads a payment code on the channel of its outlet. */
const readOutletCode = (
  d: Scope,
  body: Body,
  channel: Channel,
  amount: number | null,
): NewInstrument => {
  const id = d.id();
  const input: OutletCodeInput = { holder: body.customer_name };
  return toNewInstrument({
    id,
    product: { kind: PAYMENT_CODE, id },
    channel,
    reusable: isReusable(body, channel),
    reference: body.reference_id,
    description: body.description ?? null,
    metadata: keptMetadata(body.metadata),
    requested: { amount, min: null, max: null },
    identifier: chosenCode(body.payment_code, d),
    expires: body.expires_at ? parseTimestamp(body.expires_at) : null,
    input,
  });
};

/** Checks in the order of the contract's errors. */
export const createPaymentCodeHandler = operation(createPaymentCode, {
  needs: (command) => {
    const channel = channelNamed(command.body);
    return channel ? identifierNeeds(channel, chosenCode(command.body.payment_code, command)) : [];
  },
  decide: (d, { body }) => {
    const channel = channelNamed(body);
    if (!channel)
      return fail(
        'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
        `There is no outlet ${body.channel_code} in ${body.market}.`,
      );
    if (reusableProblem(channel, isReusable(body, channel))) return singleUseRequired;
    const { amount, problem } = parseAmountOn(channel, body.amount, 'amount');
    const made = proposeInstrument(d, readOutletCode(d, body, channel, amount), [problem]);
    return made.ok ? done(made.row.id) : toCodeFailure(made.refusal, fields);
  },
  render: (d, id) => ok(renderCode(getInstrument(d, id), d.context)),
});
