// GET /refunds: lists the refunds of an account, filtered.
import { stripPrefix, limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { refunds } from '@kasir/payments/state';
import { anyOf, nextLink, pageOf } from '../list.ts';
import { listRefunds } from './list.contract.ts';
import { renderRefund } from './render.ts';

const one = (name: string, value: string | undefined) =>
  anyOf(name, value === undefined ? undefined : [value]);

export const listRefundsHandler = query(listRefunds, (view, { query }) => {
  const cursor = pageOf(view, refunds, prefixes.refund, query, limits.refunds_page.default);
  if (!cursor.ok) return cursor;
  const { payment_request_id: request, invoice_id, payment_method_type, channel_code } = query;
  const any = {
    ...one('intent', request && (stripPrefix(prefixes.payment_request, request) ?? '')),
    ...one('invoice', invoice_id),
    ...one('channel', channel_code),
    ...one('type', payment_method_type),
  };
  const { rows, more } = view.list(refunds, { any }, cursor.page);
  const data = rows.map(renderRefund);
  return ok({ data, has_more: more, links: more ? [nextLink('/refunds', query, data)] : [] });
});
