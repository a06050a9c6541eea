// A virtual account as it is sent, read into a wish for an instrument, or into a change of one.
import { legacyId, parseTimestamp } from '@kasir/core';
import type { Command, Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import {
  numberPrefix,
  readAmount,
  type Change,
  type InstrumentWish,
  type Problem,
} from '@kasir/payments';
import type { InstrumentRow } from '@kasir/payments/state';
import type { VirtualAccountInput } from '@kasir/payments/types';
import { presentedWish } from '../presented.ts';
import { VIRTUAL_ACCOUNT } from '../products.ts';
import type { createVirtualAccount } from './create.contract.ts';
import type { updateVirtualAccount } from './update.contract.ts';

type Body = Command<typeof createVirtualAccount>['body'];
type Patch = Command<typeof updateVirtualAccount>['body'];

/** What this API keeps with a virtual account. */
export interface AccountEcho {
  /** The amount that an open account expects, in minor units: it is kept, and no rule. */
  readonly expected: number | null;
}

interface Read<T> {
  readonly value: T;
  /** What is wrong with amounts that are none of the currency. */
  readonly problems: readonly (Problem | null)[];
}

/** The whole number that a merchant has chosen: its own digits behind the merchant code. */
export const chosenNumber = (
  { virtual_account_number: digits }: Pick<Body, 'virtual_account_number'>,
  d: Pick<Scope, 'context'>,
): string | null => (digits ? numberPrefix('VIRTUAL_ACCOUNT', d) + digits : null);

/** Reads a virtual account on the channel of its bank; its bank opens it later. */
export const readAccount = (d: Scope, body: Body, channel: Channel): Read<InstrumentWish> => {
  const id = d.id();
  const expected = readAmount(channel, body.expected_amount, 'amount');
  const suggested = readAmount(channel, body.suggested_amount, 'suggested');
  const isClosed = body.is_closed === true;
  const input: VirtualAccountInput = {
    holder: body.name,
    suggested: suggested.amount,
    displays: body.alternative_display_types ?? [],
  };
  const echo: AccountEcho = { expected: isClosed ? null : expected.amount };
  return {
    problems: [expected.problem, suggested.problem],
    value: presentedWish({
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
      opensLater: true,
      input,
      echo,
    }),
  };
};

/** Reads a change: what is left out or null stays, but for a description. */
export const readAccountPatch = (
  { state }: InstrumentRow,
  body: Patch,
  channel: Channel,
): Read<Change> => {
  const isClosed = state.requested.amount !== null;
  const expected = readAmount(channel, body.expected_amount, 'amount');
  const suggested = readAmount(channel, body.suggested_amount, 'suggested');
  const echo: AccountEcho = { expected: expected.amount };
  return {
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
