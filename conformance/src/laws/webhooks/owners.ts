// Laws about whose settings count: every address and header of a webhook is the acting account's
// own.
import type { Law } from '../../law.ts';
import { createAccountFamily, expectOwn, type Owner } from '../../models/owners.ts';
import { finalRefund, makeRefund } from '../../run/samples/refunds.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, expectSame } from '../../violation.ts';
import { field, type Actor } from '../../wire/message.ts';
import type { Delivery } from '../../wire/receiver.ts';
import { webhookLaw } from './webhook-law.ts';

const needs = ['writes', 'receiver', 'control'] as const;

const endpoints = [
  'payment_requests.create',
  'payment_requests.simulate',
  'refunds.create',
  'refunds.get',
  'qr_codes.create',
  'qr_codes.simulate',
];

/** An action of an account, and where its webhook must arrive. */
interface Activity {
  readonly owner: Owner;
  readonly path: string;
  /** Id of the object that its webhook names. */
  readonly id: string;
}

const idsIn = ({ body }: Delivery): readonly unknown[] =>
  [body, field(body, 'data')].flatMap((one) => [
    field(one, 'id'),
    field(one, 'payment_request_id'),
  ]);

const isAbout = ({ id }: Activity, delivery: Delivery): boolean => idsIn(delivery).includes(id);

/**
 * Acts for an account: creates a payment with its refund, and pays a code with its own callback
 * URL.
 */
const act = async (trial: Trial, owner: Owner, as: Actor): Promise<readonly Activity[]> => {
  const refund = await finalRefund(trial, await makeRefund(trial, {}, as), as);
  const path = `/${trial.newReference()}`;
  const code = await makeQr(trial, { callback_url: trial.receiver.url(path) }, as);
  const payment = await payQr(trial, code, undefined, as);
  return [
    { owner, path: owner.path, id: String(refund['payment_request_id']) },
    { owner, path: owner.path, id: String(refund['id']) },
    { owner, path, id: String(payment['id']) },
  ];
};

/** Acts for every account, as every actor that may act for it. */
const actAll = async (trial: Trial, owners: readonly Owner[]): Promise<readonly Activity[]> => {
  const activities: Activity[] = [];
  for (const owner of owners)
    for (const as of owner.actors) activities.push(...(await act(trial, owner, as)));
  return activities;
};

/** Expects every webhook at its own path and nowhere else, with the settings of its owner. */
const expectOwnSettings = async (
  trial: Trial,
  owners: readonly Owner[],
  activities: readonly Activity[],
): Promise<void> => {
  for (const activity of activities) {
    const count = activities.filter(({ path }) => path === activity.path).length;
    await trial.deliveries(activity.path, count);
  }
  const paths = [...new Set(activities.map(({ path }) => path))];
  for (const activity of activities) {
    const events = paths.filter((path) =>
      trial.receiver.at(path).some((delivery) => isAbout(activity, delivery)),
    );
    expectSame(
      `paths with the webhook of ${activity.owner.name} about ${activity.id}`,
      [activity.path],
      events,
    );
  }
  const ownerAt = new Map(activities.map(({ path, owner }) => [path, owner]));
  for (const [path, owner] of ownerAt)
    for (const delivery of trial.receiver.at(path)) expectOwn(delivery, owner, owners);
  const live = owners.flatMap(({ path }) => trial.receiver.at(`${path}-live`));
  expectSame('webhooks at addresses of live mode', 0, live.length);
};

const own = webhookLaw({
  id: 'wh-14',
  title: 'every webhook has the address and headers of the account it is about, whoever acted',
  level: 'M',
  needs,
  clauses: ['AUTH-09', 'EVT-DLV-02', 'EVT-DLV-03', 'AUTH-11'],
  endpoints,
  witnesses: ['an account that another acts for'],
  run: async (trial) => {
    const owners = await createAccountFamily(trial);
    const activities = await actAll(trial, owners);
    await expectOwnSettings(trial, owners, activities);
    if (owners.some(({ actors }) => actors.length > 1))
      trial.witness('an account that another acts for');
    const all = [...new Set(activities.map(({ path }) => path))].flatMap((path) =>
      trial.receiver.at(path).flatMap(({ headers }) => headers['webhook-id'] ?? []),
    );
    expectThat(new Set(all).size === all.length, 'a unique webhook-id for each webhook', all);
  },
});

const HOUR_MS = 3_600_000;

const again = webhookLaw({
  id: 'wh-15',
  title: 'a retried webhook has the settings of its account on every attempt',
  level: 'M',
  needs: [...needs, 'clock'],
  clauses: ['EVT-DLV-03', 'EVT-DLV-05', 'AUTH-09'],
  endpoints,
  witnesses: ['a retried webhook'],
  run: async (trial) => {
    const owners = await createAccountFamily(trial);
    for (const { path } of owners) trial.receiver.response(path, [500, 503]);
    const activities = await actAll(trial, owners);
    const arrived = (): number =>
      owners.reduce((sum, { path }) => sum + trial.receiver.at(path).length, 0);
    await trial.context.control?.waitUntilIdle?.();
    const before = arrived();
    for (let hours = 0; hours < 4; hours += 1) await trial.context.control?.clock?.advance(HOUR_MS);
    if (arrived() > before) trial.witness('a retried webhook');
    await expectOwnSettings(trial, owners, activities);
  },
});

export const ownerLaws: readonly Law[] = [own, again];
