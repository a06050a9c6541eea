// GET /payment_requests/{id}/captures: lists the captures of a payment request.
import { limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { captures } from '@kasir/payments/state';
import { pageOf } from '../list.ts';
import { findRequest, unknownRequest } from './find.ts';
import { listCaptures } from './list_captures.contract.ts';
import { renderCapture } from './render-capture.ts';

export const listCapturesHandler = query(listCaptures, (view, { params, query, context }) => {
  const request = findRequest(view, params.id);
  if (!request) return unknownRequest;
  const cursor = pageOf(view, captures, prefixes.capture, query, limits.captures_page.default);
  if (!cursor.ok) return cursor;
  const { rows, more } = view.list(captures, { parent: request.id }, cursor.page);
  return ok({ data: rows.map((row) => renderCapture(view, row, context)), has_more: more });
});
