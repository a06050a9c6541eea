// Handlers of the customer endpoints.
import { limits } from '@kasir/core';
import { decides, fail, reads, type Command, type Handler } from '@kasir/core/server';
import { customers } from '@kasir/models';
import { pageOf } from '../list.ts';
import { createCustomer } from './create.contract.ts';
import { decideCreate, decideUpdate } from './decide.ts';
import { bareCustomerId, findCustomer } from './find.ts';
import { getCustomer } from './get.contract.ts';
import { listCustomers } from './list.contract.ts';
import { answered, answeredPage } from './render.ts';
import { updateCustomer } from './update.contract.ts';

/** Cursors without their prefix: version 2020-05-19 shows ids that have none. */
const bareCursors = ({ limit, after_id, before_id }: Command<typeof listCustomers>['query']) => ({
  limit,
  after_id: after_id && bareCustomerId(after_id),
  before_id: before_id && bareCustomerId(before_id),
});

export const customerHandlers: readonly Handler[] = [
  decides(createCustomer, decideCreate, ({ body }) => [
    { kind: customers, key: 'reference_id', value: body.reference_id },
  ]),

  reads(getCustomer, (view, { params, context }) => {
    const row = findCustomer(view, params.id);
    return row
      ? answered(row, context)
      : fail('DATA_NOT_FOUND', 'There is no customer with this id.');
  }),

  reads(listCustomers, (view, { query, context }) => {
    const cursor = pageOf(view, customers, '', bareCursors(query), limits.customers_page.default);
    if (!cursor.ok) return cursor;
    const filter = { any: { reference_id: [query.reference_id] } };
    const { rows, more } = view.list(customers, filter, cursor.page);
    return answeredPage(rows, more, context);
  }),

  decides(updateCustomer, decideUpdate, ({ params }) => [
    { kind: customers, id: bareCustomerId(params.id) },
  ]),
];
