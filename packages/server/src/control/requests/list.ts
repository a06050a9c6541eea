// Finds requests of the API, newest first.
import { controlContracts } from '@kasir/control';
import { parseTimestamp } from '@kasir/core';
import { invalid, ok } from '@kasir/core/server';
import { operation } from '../operation.ts';

/** Returns the range of a status filter: `409` is one status, `4xx` is a hundred. */
const statuses = (status: string): { readonly from: number; readonly to: number } =>
  status.endsWith('xx')
    ? { from: Number(status[0]) * 100, to: Number(status[0]) * 100 + 99 }
    : { from: Number(status), to: Number(status) };

export const listRequests = operation(
  controlContracts.requests.list,
  async ({ observation }, { query }) => {
    const { limit, before, status, from, to, reference_id: reference, ...filter } = query;
    if (before !== undefined && !/^\d{1,15}$/.test(before))
      return invalid('query.before', 'Must be the next of the previous page.');
    const at = {
      from: from === undefined ? 0 : parseTimestamp(from),
      to: to === undefined ? Number.MAX_SAFE_INTEGER : parseTimestamp(to),
    };
    const page = await observation.findRequests(
      { ...filter, reference, at, ...(status !== undefined && { status: statuses(status) }) },
      { limit, ...(before !== undefined && { before: Number(before) }) },
    );
    return ok(page);
  },
);
