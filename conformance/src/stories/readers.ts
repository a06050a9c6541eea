// Switches a feature that reads the ledger off: its endpoints must refuse every call, and read
// again what they read before once it is on.
import type { Account } from '../model/account.ts';
import type { Model } from '../model/model.ts';
import { transaction } from '../model/transactions.ts';
import type { Feature } from '../targets/control/control.ts';
import type { Input } from '../targets/wire/encode.ts';
import { readyReport } from '../views/reports.ts';
import { expectRefusal } from '../violation.ts';
import { canSwitch, withoutFeature } from './settings.ts';

/** A call that a feature allows, and the clause of its refusal. */
interface Reading {
  readonly endpoint: string;
  readonly input: Input;
  readonly clause: string;
}

/** Feature -> calls that it allows, on what the account has. */
const readings: Readonly<
  Partial<Record<Feature, (model: Model, account: Account) => Promise<readonly Reading[]>>>
> = {
  TRANSACTIONS: async (model, account) => {
    const all = model.all(transaction, account);
    const get = (transaction_id: string): Reading => ({
      endpoint: 'transactions.get',
      input: { params: { transaction_id } },
      clause: 'TXN-GET-ERR-FEATURE_NOT_AVAILABLE',
    });
    const list: Reading = {
      endpoint: 'transactions.list',
      input: {},
      clause: 'TXN-LIST-ERR-FEATURE_NOT_AVAILABLE',
    };
    return [list, ...(all.length === 0 ? [] : [get(model.trial.pick(all).id)])];
  },
  REPORTS: async (model, account) => [
    {
      endpoint: 'reports.get',
      input: { params: { report_id: await readyReport(model, account) } },
      clause: 'RPT-GET-ERR-FEATURE_NOT_AVAILABLE',
    },
  ],
};

export const readers = Object.keys(readings) as Feature[];

/** Returns whether what reads the ledger of an account can be switched off. */
export const canReadWhileOff = (model: Model, account: Account): boolean =>
  canSwitch(model, account) &&
  ['transactions.list', 'reports.create', 'reports.get'].every((one) => model.endpoints.has(one));

/** Sends the calls of a feature while it is switched off. Throws `Violation`. */
export const readWhileOff = async (
  model: Model,
  account: Account,
  feature: Feature,
): Promise<void> => {
  const { trial } = model;
  const all = (await readings[feature]?.(model, account)) ?? [];
  // The object of an event is read while it is delivered.
  await trial.context.control?.waitUntilIdle?.();
  await withoutFeature(model, account, feature, async () => {
    for (const { endpoint, input, clause } of all) {
      if (!model.endpoints.has(endpoint)) continue;
      const response = await trial.call(endpoint, input, { as: trial.pick(account.actors) });
      expectRefusal(response, 400, ['FEATURE_NOT_AVAILABLE'], `while it is off (${clause})`);
      model.note(clause, { view: 'the response', at: endpoint });
    }
  });
};
