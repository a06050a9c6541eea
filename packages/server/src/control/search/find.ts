// Searches everything by an id, a reference or part of one, or a name.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { channels, type Account } from '@kasir/models';
import type { Kasir } from '../../app/kasir.ts';
import { operation } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import { searchRead, type Found } from './read.ts';

const within = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

const ofAccount = ({ id, name, parent }: Account): Found => ({
  type: 'account',
  id,
  account: id,
  title: name,
  detail: parent === null ? 'Account' : `Sub-account of ${parent}`,
});

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
      detail: error_code === null ? String(status) : `${status}, ${error_code}`,
    },
  ];
};

export const search = operation(controlContracts.search.find, async (kasir, { query }) => {
  const { q, mode, limit, account = null } = query;
  const requests = await findRequests(kasir, q);
  const { found, named } = await readsOf(kasir).run(searchRead, { q, mode, limit, account });
  const all = [...requests, ...found, ...named.map(ofAccount), ...findChannels(q)];
  const once = new Map(
    all.map((one) => [`${one.type} ${one.account} ${one.id} ${one.detail}`, one]),
  );
  return ok({ data: [...once.values()].slice(0, limit) });
});
