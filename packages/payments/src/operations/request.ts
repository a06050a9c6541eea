// Builds the request of an operation in the words of the connector protocol.
import { toIsoString } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { customers } from '../customers/kind.ts';
import { profileOf } from '../customers/profile.ts';
import { knownAs } from './find.ts';
import { cut, TEXT_MAX, toAddress, toMetadata } from './describe-purchase.ts';
import { isInMemoryOnly, type Source } from './source.ts';
import type { Work } from './work.ts';

export interface NewOperation extends Work {
  readonly id: string;
  readonly source: Source;
  /** True when the means of payment is saved for later charges. */
  readonly saves: boolean;
  readonly created: number;
}

/** The time in which a request must begin when nothing else limits it, in milliseconds. */
const EXPIRES_MS = 15 * 60_000;

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const customerOf = (d: Pick<Scope, 'get'>, id: string | null) => {
  const row = id === null ? undefined : d.get(customers, id);
  if (!row) return null;
  const { individual_detail: individual, business_detail: business, ...profile } = profileOf(row);
  const { addresses } = profile;
  const home = addresses.find(({ is_primary }) => is_primary) ?? addresses[0];
  const address = toAddress(home);
  return {
    id: row.state.reference,
    given_names: text(individual?.given_names) ?? text(business?.business_name),
    surname: text(individual?.surname),
    email: text(profile.email),
    mobile_number: text(profile.mobile_number ?? profile.phone_number),
    ...(address && { address }),
  };
};

/**
 * Returns whether a work ends something that an earlier work created; such a work has no amount.
 */
const isEnd = (work: Work['work']): boolean => work === 'unlink' || work === 'close';

/** Returns the fields that only some works have: bill, goods, wishes, the reason of a refund. */
const purchaseFields = ({ work, order }: Pick<Work, 'work' | 'order'>) => {
  const { purchase, reason } = order;
  const { items, shipping, billing, preferences } = purchase ?? {};
  const subject = cut(purchase?.description ?? order.description, TEXT_MAX);
  const described = { ...(subject && { description: subject }), ...(billing && { billing }) };
  const goods = { ...(items && { items }), ...(shipping && { shipping }) };
  const wishes = preferences && { preferences };
  switch (work) {
    case 'charge':
    case 'authorize':
      return { ...described, ...goods, ...wishes };
    case 'issue':
      return { ...described, ...goods };
    case 'link':
      return { ...described, ...wishes };
    case 'refund':
      return { ...(reason !== undefined && { reason }) };
    default:
      return {};
  }
};

/**
 * Returns the body of POST /operations. A source with card data or an account number is left out:
 * it is put in when the request is sent.
 */
export const requestOf = (d: Pick<Scope, 'get' | 'context'>, newOperation: NewOperation) => {
  const { id, work, channel, amount, order, source, saves, created } = newOperation;
  const { success, failure, cancel } = order.returnUrls;
  const { type, code, country, currency } = channel;
  return {
    id,
    work,
    channel: { type, code, country },
    amount: amount === null || isEnd(work) ? null : { value: amount, currency },
    references: {
      merchant: order.reference,
      account: d.context.account.id,
      object: order.object.id,
    },
    customer: customerOf(d, order.customer),
    return_urls: { success, failure, cancel },
    source: isInMemoryOnly(source) ? null : source,
    ...(saves && { save: true }),
    ...(order.installment && { installment: { ...order.installment, interval: 'month' as const } }),
    ...(order.unattended && { initiator: 'merchant' as const }),
    ...(order.skipsAuthentication && { skip_authentication: true }),
    parent: order.continues === null ? null : knownAs(d, order.continues),
    parts: work === 'capture' ? { is_final: order.isFinal === true } : null,
    ...purchaseFields(newOperation),
    metadata: toMetadata(order.purchase?.metadata ?? order.metadata) ?? null,
    created_at: toIsoString(created),
    expires_at: toIsoString(Math.max(created + 60_000, order.expires ?? created + EXPIRES_MS)),
  };
};
