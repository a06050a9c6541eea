// Laws about round trips of what hangs on something else: refunds, invoices, sub-accounts,
// transfers.
import { law, type Law } from '../../law.ts';
import { makeInvoice } from '../../run/samples/invoices.ts';
import { makeAccount, makeTransfer } from '../../run/samples/platforms.ts';
import { makeRefund } from '../../run/samples/refunds.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame } from '../../violation.ts';

interface Subject {
  /** The endpoint that makes it. */
  readonly on: string;
  readonly level: 'M' | 'S';
  readonly read: string;
  readonly endpoints: readonly string[];
  readonly clauses: readonly string[];
  /** Only platforms have it. */
  readonly platform?: true;
  readonly make: (trial: Trial) => Promise<Made>;
  readonly params: (object: Made) => Record<string, string>;
  /** Fields that may have moved on by the time it is read. */
  readonly moving: readonly string[];
}

const byId = ({ id }: Made) => ({ id: String(id) });

const subjects: readonly Subject[] = [
  {
    on: 'refunds.create',
    level: 'M',
    read: 'refunds.get',
    endpoints: ['payment_requests.create', 'payment_requests.simulate'],
    clauses: ['REFUND-CREATE-01', 'REFUND-GET-01', 'REFUND-GET-id'],
    make: (trial) => makeRefund(trial),
    params: byId,
    moving: ['status', 'failure_code', 'updated'],
  },
  {
    on: 'invoices.create',
    level: 'S',
    read: 'invoices.get',
    endpoints: [],
    clauses: [],
    make: (trial) => makeInvoice(trial),
    params: byId,
    moving: [],
  },
  {
    on: 'accounts.create',
    level: 'S',
    read: 'accounts.get',
    endpoints: [],
    clauses: [],
    platform: true,
    make: (trial) => makeAccount(trial),
    params: byId,
    moving: ['status', 'updated'],
  },
  {
    on: 'transfers.create',
    level: 'S',
    read: 'transfers.get',
    endpoints: ['payment_requests.create', 'accounts.create'],
    clauses: [],
    platform: true,
    make: (trial) => makeTransfer(trial),
    params: ({ reference }) => ({ reference: String(reference) }),
    moving: ['status'],
  },
];

const without = (object: Made, names: readonly string[]): Made =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

export const dependentObjectLaws: readonly Law[] = subjects.map((subject) => {
  const { on, level, read, endpoints, clauses, platform = false, params, moving } = subject;
  return law({
    id: 'rt-15',
    on,
    title: 'a created object is read back as it was returned',
    level,
    needs: platform ? ['writes', 'control'] : ['writes'],
    clauses,
    endpoints: [...endpoints, on, read],
    run: async (trial) => {
      if (platform) await trial.actAsPlatform();
      const object = await subject.make(trial);
      const again = await make(trial, read, { params: params(object) }, 'the created object');
      expectSame(
        'the created object and the object that is read',
        without(object, moving),
        without(again, moving),
      );
    },
  });
});
