// Finds anything by an id, a reference or a part of one, or a name.
import { searchContract } from '@kasir/control';
import type { SuccessInput } from '@kasir/core';
import { ok, outgoing, SYSTEM, type View } from '@kasir/core/server';
import { accounts, channels, type Account } from '@kasir/models';
import type { Kasir } from '../../kasir.ts';
import { findObject, type Viewed } from '../../views.ts';
import { renderObject } from '../objects/summary.ts';
import { operation } from '../operation.ts';
import { findByReference } from './references.ts';

type Found = SuccessInput<typeof searchContract>['data'][number];

/** Accounts that are searched; beyond a few, objects are found by indexes alone. */
const ACCOUNTS_MAX = 1_000;
const WALKED_MAX = 20;

const within = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

const all = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ');

const ofAccount = ({ id, name, parent }: Account): Found => ({
  type: 'account',
  id,
  account: id,
  title: name,
  detail: parent === null ? 'Account' : `Sub-account of ${parent}`,
});

const findAccounts = (known: readonly Account[], q: string): Found[] =>
  known.filter(({ id, name }) => id === q || within(name, q)).map(ofAccount);

const findChannels = (q: string): Found[] =>
  channels
    .filter(({ code, name }) => within(code, q) || within(name, q))
    .map(({ code, name, type, country }) => ({
      type: 'channel',
      id: code,
      account: null,
      title: name,
      detail: `${type} of ${country}`,
    }));

const findRequests = async ({ observation }: Kasir, q: string): Promise<Found[]> => {
  const request = await observation.findRequest(q);
  if (!request) return [];
  const { request_id, account, method, path, status, error_code } = request;
  return [
    {
      type: 'request',
      id: request_id,
      account,
      title: `${method} ${path}`,
      detail: all([String(status), error_code]),
    },
  ];
};

/** What an account has by an id or a reference. */
const findIn = (
  kasir: Kasir,
  account: Account,
  mode: 'test' | 'live',
  q: string,
  walk: boolean,
) => {
  const partition = { account: account.id, mode };
  const context = kasir.context(partition, account);
  const ofObject = (view: View, viewed: Viewed): Found => {
    const { id, kind, status, reference_id, amount, currency } = renderObject(
      view,
      viewed,
      context,
    ).summary;
    const money = amount === null ? null : `${amount} ${currency}`;
    return {
      type: 'object',
      id,
      account: account.id,
      title: all([kind, status]),
      detail: all([reference_id, money]),
    };
  };
  return kasir.store.view(partition, (view): Found[] => {
    const named = findObject(view, q);
    const event = view.get(outgoing, q);
    return [
      ...(named ? [ofObject(view, named)] : []),
      ...(event
        ? [
            {
              type: 'event' as const,
              id: event.id,
              account: account.id,
              title: event.state.name,
              detail: all([event.state.subject, event.state.status]),
            },
          ]
        : []),
      ...findByReference(view, q, walk).map((viewed) => ofObject(view, viewed)),
    ];
  });
};

export const search = operation(searchContract, async (kasir, { query }) => {
  const { q, mode, limit } = query;
  const known = await kasir.store.view(SYSTEM, (view) =>
    view.list(accounts, {}, { limit: ACCOUNTS_MAX }).rows.map(({ state }) => state),
  );
  const searched = known.filter(({ id }) => (query.account ?? id) === id);
  const found = await findRequests(kasir, q);
  for (const account of searched) {
    found.push(...(await findIn(kasir, account, mode, q, searched.length <= WALKED_MAX)));
    if (found.length >= limit) break;
  }
  found.push(...findAccounts(searched, q), ...findChannels(q));
  const once = new Map(
    found.map((one) => [`${one.type} ${one.account} ${one.id} ${one.detail}`, one]),
  );
  return ok({ data: [...once.values()].slice(0, limit) });
});
