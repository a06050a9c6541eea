// The law of acts: what an object offers can be done, or is refused in a documented way; what it
// does not offer is refused; and whatever is done, the books agree.
import { objectAction, type ObjectAction } from '@kasir/control';
import { isEdge } from '@kasir/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingSteps } from '../../testing/payment-scenarios.ts';
import { checkInvariants } from '../invariants.ts';
import { machines } from '../machines/list.ts';
import {
  listAll,
  openItems,
  openObserved,
  openQuestions,
  play,
  type Control,
} from '../../testing/observed-scenario.ts';

/** Refusals that every act may meet, by what they say. */
const documented = [
  /^body\.amount is required: the amount is left to the payer/,
  /^body\.amount must be/,
  /^body\.action The API refuses it with [A-Z_]+: /,
];

const read = async (control: Control, account: string, id: string) =>
  (await control('GET', `/accounts/${account}/objects/${id}`)).body;

const act = (control: Control, account: string, id: string, body: object) =>
  control('POST', `/accounts/${account}/objects/${id}/act`, body);

/** Each account twice: what the first pass has left is looked at by the second. */
const passes = (accounts: readonly string[]) =>
  accounts.flatMap((account) => [[account, true] as const, [account, false] as const]);

/** Resources that something is done to in every run. */
const actedOn = [
  'callback_virtual_accounts',
  'cardless_credit',
  'credit_card_authentications',
  'credit_card_charges',
  'ewallet_charges',
  'ewallets',
  'fixed_payment_codes',
  'invoices',
  'linked_account_tokens',
  'payment_codes',
  'payment_methods',
  'payment_requests',
  'payment_tokens',
  'qr_codes',
  'recurring_payments',
  'refunds',
  'v3_payment_requests',
];

/** What was done in all runs, as `kind action`. */
const worked = new Set<string>();

test('what is offered works or is refused in a documented way, what is not offered is refused, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000)), async (numbers) => {
      const pick = <T>(all: readonly T[]): T | undefined => {
        const { value } = numbers.next() as { value: number };
        return all[value % all.length];
      };
      const { scenario, control } = await openObserved('async');
      await play(scenario, [...openingSteps, ...openItems(30_000)]);
      await openQuestions(scenario);
      for (const [account, turned] of passes(scenario.accounts)) {
        const newest = await listAll(control, account, 100);
        // Oldest first, too: what is done to a payment cannot be done to its request any more.
        for (const { id, kind } of turned ? newest.toReversed() : newest) {
          for (let turn = 0; turn < 3; turn += 1) {
            const before = await read(control, account, id);
            const offered = before.actions as ObjectAction[];
            const closed = pick(objectAction.options.filter((one) => !offered.includes(one)));
            if (closed) {
              const refused = await act(control, account, id, { action: closed });
              expect([id, closed, refused.status, refused.body.errors]).toMatchObject([
                id,
                closed,
                400,
                [{ path: 'body.action' }],
              ]);
            }
            const fresh = offered.filter((one) => !worked.has(`${kind} ${one}`));
            const action = pick(fresh.length > 0 ? fresh : offered);
            if (!action) break;
            const first = await act(control, account, id, { action });
            const needsAmount = first.body.errors?.[0]?.path === 'body.amount';
            const done = needsAmount
              ? await act(control, account, id, { action, amount: 30_000 })
              : first;
            if (done.status === 200) worked.add(`${kind} ${action}`);
            if (done.status !== 200)
              expect(
                documented.some((one) => one.test(done.body.message)),
                `${id} ${kind} ${action}: ${JSON.stringify(done.body)}`,
              ).toBe(true);
            const after = await read(control, account, id);
            const machine = machines.find(({ name }) => name === after.machine);
            if (machine && after.status !== before.status)
              expect([
                id,
                kind,
                action,
                before.status,
                after.status,
                isEdge(machine, before.status, after.status),
              ]).toEqual([id, kind, action, before.status, after.status, true]);
          }
        }
      }
      expect(await checkInvariants(scenario.kasir.store)).toEqual([]);
      await scenario.kasir.close();
    }),
    { numRuns: 1 },
  );
  const done = [...worked].map((one) => one.split(' '));
  expect(new Set(done.map(([, action]) => action))).toEqual(new Set(objectAction.options));
  expect(done.map(([kind]) => kind)).toEqual(expect.arrayContaining(actedOn));
}, 120_000);
