// Parses the request of a virtual account into the input for an instrument, or for its change.
import { legacyId, parseTimestamp } from '@kasir/core';
import type { Command, Scope } from '@kasir/core/server';
import { parseAmountOn, type Channel } from '@kasir/models';
import {
  numberFormat,
  type InstrumentChange,
  type NewInstrument,
  type Problem,
} from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import type { VirtualAccountInput } from '@kasir/payments/types';
import { toNewInstrument } from '../presented.ts';
import { VIRTUAL_ACCOUNT } from '../products.ts';
import type { createVirtualAccount } from './create.contract.ts';
import type { updateVirtualAccount } from './update.contract.ts';

type Body = Command<typeof createVirtualAccount>['body'];
type Patch = Command<typeof updateVirtualAccount>['body'];

/** The fields that this API stores with a virtual account. */
export interface AccountEcho {
  /** The expected amount of an open account, in minor units: stored, but not enforced. */
  readonly expected: number | null;
}

interface Read<T> {
  readonly value: T;
  /** The expected amount in minor units, or null. */
  readonly expected: number | null;
  /** Problems of amounts that are not valid in the currency. */
  readonly problems: readonly (Problem | null)[];
}

/** Returns the full number chosen by a merchant: the merchant code and the digits sent, or null. */
export const chosenNumber = (
  { virtual_account_number: digits }: Pick<Body, 'virtual_account_number'>,
  d: Pick<Scope, 'context'>,
): string | null => (digits ? numberFormat('VIRTUAL_ACCOUNT', d).prefix + digits : null);

/** Reads a virtual account on the channel of its bank, which opens it later. */
export const readAccount = (d: Scope, body: Body, channel: Channel): Read<NewInstrument> => {
  const id = d.id();
  const expected = parseAmountOn(channel, body.expected_amount, 'amount');
  const suggested = parseAmountOn(channel, body.suggested_amount, 'suggested');
  const isClosed = body.is_closed === true;
  const input: VirtualAccountInput = {
    holder: body.name,
    suggested: suggested.amount,
    displays: body.alternative_display_types ?? [],
  };
  const echo: AccountEcho = { expected: isClosed ? null : expected.amount };
  return {
    expected: expected.amount,
    problems: [expected.problem, suggested.problem],
    value: toNewInstrument({
      id,
      shortId: legacyId(id),
      product: { kind: VIRTUAL_ACCOUNT, id },
      channel,
      reusable: body.is_single_use !== true,
      reference: body.external_id,
      merchantKey: body.external_id,
      description: body.description ?? null,
      requested: { amount: isClosed ? expected.amount : null, min: null, max: null },
      identifier: chosenNumber(body, d),
      expires: body.expiration_date ? parseTimestamp(body.expiration_date) : null,
      activation: 'by_bank',
      input,
      echo,
    }),
  };
};

/** Reads a change. An omitted or null field is unchanged, but null clears the description. */
export const readAccountPatch = (
  { state }: InstrumentRow,
  body: Patch,
  channel: Channel,
): Read<InstrumentChange> => {
  const isClosed = state.requested.amount !== null;
  const expected = parseAmountOn(channel, body.expected_amount, 'amount');
  const suggested = parseAmountOn(channel, body.suggested_amount, 'suggested');
  const echo: AccountEcho = { expected: expected.amount };
  return {
    expected: expected.amount,
    problems: [expected.problem, suggested.problem],
    value: {
      ...(body.description !== undefined && { description: body.description }),
      ...(typeof body.is_single_use === 'boolean' && { reusable: !body.is_single_use }),
      ...(!isClosed && expected.amount !== null && { echo }),
      paidTo: {
        ...(isClosed && expected.amount !== null && { amount: expected.amount }),
        ...(suggested.amount !== null && { suggested: suggested.amount }),
      },
    },
  };
};
