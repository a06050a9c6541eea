// Laws of isolation: an account never sees, finds or changes what is another's.
import { law, type Law } from '../law.ts';
import { anyTransaction } from '../models/walk.ts';
import { makeMethod } from '../run/samples/payment-methods.ts';
import { makeRequest, walletBody } from '../run/samples/payment-requests.ts';
import { makeQr, payQr, qrBody } from '../run/samples/qr-codes.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, inShort, objectOf, succeeds, textOf } from '../violation.ts';
import { field, type Actor } from '../wire/message.ts';

interface Pair {
  readonly what: string;
  readonly mine: Actor;
  readonly other: Actor;
}

/** Two accounts, and a platform with its sub-account where the target has them. */
const pairs = async (trial: Trial): Promise<Pair[]> => {
  const { control, subAccounts, main } = trial.world;
  const found: Pair[] = [];
  const [sub] = subAccounts;
  if (sub !== undefined) {
    found.push({ what: 'a sub-account', mine: { ...main, forUserId: sub }, other: main });
  }
  if (control) {
    const platform = await trial.account({ platform: true });
    const child = await trial.account({ parent: platform.id });
    const other = await trial.account();
    found.push(
      { what: 'another account', mine: other, other: platform },
      { what: 'a sub-account', mine: { ...platform, forUserId: child.id }, other: platform },
    );
  }
  return found;
};

const forPairs = async (trial: Trial, check: (pair: Pair) => Promise<void>): Promise<void> => {
  for (const pair of await pairs(trial)) {
    await check(pair);
    trial.witness('two accounts');
  }
};

const isolated = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'clauses' | 'endpoints'>,
  check: (trial: Trial, pair: Pair) => Promise<void>,
): Law =>
  law({
    ...spec,
    needs: ['writes', 'second account'],
    witnesses: ['two accounts'],
    run: (trial) => forPairs(trial, (pair) => check(trial, pair)),
  });

const reads = isolated(
  {
    id: 'iso-1',
    title: 'what is made in one account is found there and is 404 for another',
    level: 'M',
    clauses: [
      'CORE-HDR-for_user_id',
      'QR-CREATE-HDR-for_user_id',
      'QR-GET-HDR-for_user_id',
      'PR2-CREATE-HDR-for_user_id',
      'PM2-CREATE-HDR-for_user_id',
      'TXN-GET-HDR-for_user_id',
    ],
    endpoints: [
      'qr_codes.create',
      'qr_codes.get',
      'qr_codes.simulate',
      'payment_requests.create',
      'payment_requests.get',
      'payment_methods.create',
      'payment_methods.get',
      'transactions.list',
      'transactions.get',
    ],
  },
  async (trial, { what, mine, other }) => {
    const code = await makeQr(trial, {}, mine);
    const request = await makeRequest(trial, {}, mine);
    const method = await makeMethod(trial, {}, mine);
    const transaction_id = await anyTransaction(trial, mine);
    const places: readonly (readonly [string, Record<string, string>])[] = [
      ['qr_codes.get', { external_id: textOf(code, 'external_id') }],
      ['payment_requests.get', { id: textOf(request, 'id') }],
      ['payment_methods.get', { id: textOf(method, 'id') }],
      ['transactions.get', { transaction_id }],
    ];
    for (const [endpoint, params] of places) {
      hasStatus(await trial.call(endpoint, { params }, { as: mine }), 200, `in ${what}`);
      const foreign = await trial.call(endpoint, { params }, { as: other });
      hasStatus(foreign, 404, `outside ${what}`);
    }
  },
);

const rowsOf = (body: unknown): readonly unknown[] => {
  const data = field(body, 'data');
  return Array.isArray(data) ? data : [];
};

const lists = isolated(
  {
    id: 'iso-2',
    title: 'lists show the rows of their account only',
    level: 'M',
    clauses: ['CORE-HDR-for_user_id', 'TXN-LIST-HDR-for_user_id'],
    endpoints: [
      'qr_codes.create',
      'qr_codes.simulate',
      'payment_requests.create',
      'payment_requests.list',
      'transactions.list',
    ],
  },
  async (trial, { what, mine, other }) => {
    const request = await makeRequest(trial, {}, mine);
    const code = await makeQr(trial, {}, mine);
    await payQr(trial, code, undefined, mine);
    for (const [endpoint, reference_id] of [
      ['payment_requests.list', request['reference_id']],
      ['transactions.list', code['external_id']],
    ] as const) {
      const query = { reference_id };
      const own = objectOf(await trial.call(endpoint, { query }, { as: mine }), 'for a list');
      holds(rowsOf(own).length === 1, `one row in ${what}`, own);
      const foreign = objectOf(await trial.call(endpoint, { query }, { as: other }), 'for a list');
      holds(rowsOf(foreign).length === 0, `no row outside ${what}`, foreign);
      const all = objectOf(
        await trial.call(endpoint, { query: { limit: 50 } }, { as: other }),
        'a list',
      );
      const leaked = rowsOf(all).filter((row) => field(row, 'reference_id') === reference_id);
      holds(leaked.length === 0, `no row outside ${what} without a filter`, leaked);
    }
  },
);

const writes = isolated(
  {
    id: 'iso-3',
    title: "an account cannot act on what is another's",
    level: 'M',
    clauses: ['CORE-HDR-for_user_id'],
    endpoints: [
      'qr_codes.create',
      'qr_codes.simulate',
      'qr_codes.get',
      'payment_requests.create',
      'payment_requests.simulate',
      'payment_requests.get',
    ],
  },
  async (trial, { what, mine, other }) => {
    const code = await makeQr(trial, {}, mine);
    const request = await makeRequest(trial, {}, mine);
    const places: readonly (readonly [string, string, Record<string, string>])[] = [
      ['qr_codes.simulate', 'qr_codes.get', { external_id: textOf(code, 'external_id') }],
      ['payment_requests.simulate', 'payment_requests.get', { id: textOf(request, 'id') }],
    ];
    for (const [endpoint, read, params] of places) {
      const before = await trial.call(read, { params }, { as: mine });
      const foreign = await trial.call(endpoint, { params, body: {} }, { as: other });
      hasStatus(foreign, 404, `outside ${what}`);
      const after = await trial.call(read, { params }, { as: mine });
      holds(after.text === before.text, 'nothing changed', inShort(after));
    }
  },
);

const uniqueness = isolated(
  {
    id: 'iso-4',
    title: 'an external_id is unique within its account, and free in another',
    level: 'S',
    clauses: ['QR-UNSPEC-04'],
    endpoints: ['qr_codes.create'],
  },
  async (trial, { what, mine, other }) => {
    const body = qrBody(trial);
    succeeds(await trial.call('qr_codes.create', { body }, { as: mine }), `in ${what}`);
    succeeds(await trial.call('qr_codes.create', { body }, { as: other }), `outside ${what}`);
    hasStatus(await trial.call('qr_codes.create', { body }, { as: other }), 409, 'a second time');
  },
);

const references = isolated(
  {
    id: 'iso-5',
    title: 'the payment method of another account is refused like one that does not exist',
    level: 'S',
    clauses: ['PR2-CREATE-payment_method_id'],
    endpoints: ['payment_methods.create', 'payment_requests.create'],
  },
  async (trial, { what, mine, other }) => {
    const { id } = await makeMethod(trial, {}, mine);
    const { payment_method: _, ...rest } = walletBody(trial);
    const body = { ...rest, payment_method_id: id };
    const own = await trial.call('payment_requests.create', { body }, { as: mine });
    succeeds(own, `in ${what}`);
    const foreign = await trial.call('payment_requests.create', { body }, { as: other });
    holds([400, 404].includes(foreign.status), `a refusal outside ${what}`, inShort(foreign));
  },
);

const powerless = law({
  id: 'iso-7',
  title: 'for-user-id has no power in the hand of an account that is no platform',
  level: 'M',
  needs: ['writes', 'control'],
  clauses: ['CORE-HDR-for_user_id-gate', 'CORE-UNSPEC-03'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    const [plain, victim] = [await trial.account(), await trial.account()];
    const body = qrBody(trial);
    const forged = { ...plain, forUserId: victim.id };
    const answer = await trial.call('qr_codes.create', { body }, { as: forged });
    trial.dialect(
      'for-user-id of an account that is no platform',
      answer.status === 403 ? 'is refused' : 'is ignored',
    );
    const params = { external_id: textOf(body, 'external_id') };
    const there = await trial.call('qr_codes.get', { params }, { as: victim });
    hasStatus(there, 404, 'in the account that was named');
    const here = await trial.call('qr_codes.get', { params }, { as: plain });
    hasStatus(here, answer.status === 403 ? 404 : 200, 'in the own account');
    const platform = await trial.account({ platform: true });
    const stranger = { ...platform, forUserId: victim.id };
    const second = await trial.call('qr_codes.create', { body }, { as: stranger });
    holds(
      second.status >= 400 && second.status < 500,
      "a refusal for a stranger's account",
      inShort(second),
    );
  },
});

export const isoLaws: readonly Law[] = [reads, lists, writes, uniqueness, references, powerless];
