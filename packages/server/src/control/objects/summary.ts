// Summarizes an object: its facts, and its status as the wire spells it.
import type { ObjectSummary } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { prefixes } from '@kasir/models';
import { factsOf } from './facts.ts';
import type { Viewed } from '../../observation/resource-views.ts';

/** The API body of an object, with its summary. */
export interface Rendered {
  readonly summary: ObjectSummary;
  readonly body: object;
}

/** Returns the status in the body, or else that of the row as the wire spells it. */
const statusOf = (
  reads: View,
  { view, row }: Viewed,
  body: object,
  context: Context,
): string | null => {
  const { status } = body as { readonly status?: unknown };
  if (typeof status === 'string') return status;
  const own = view.kind.status?.(row);
  return own === undefined || !view.status ? null : view.status(own, row, context, reads);
};

/** Renders an object with its summary. */
export const renderObject = (reads: View, viewed: Viewed, context: Context): Rendered => {
  const { view, row } = viewed;
  const facts = factsOf(view.kind, row);
  const body = view.render(reads, row, context);
  const { amount, currency } = facts;
  return {
    body,
    summary: {
      id: view.id(row),
      kind: view.resource,
      status: statusOf(reads, viewed, body, context),
      reference_id: facts.reference,
      amount: amount === null || currency === null ? null : toMajor(currency, amount),
      currency,
      channel_code: facts.channel,
      customer_id: facts.customer === null ? null : prefixes.customer + facts.customer,
      created: toIsoString(facts.created),
    },
  };
};
