// The law of acts: an offered action works or is refused in a documented way, an action not offered
// is refused, and the books agree after any of them.
import type { ObjectAction } from '@kasir/control';
import { objectAction } from '@kasir/control/schemas';
import { isEdge } from '@kasir/core/resource';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  listAll,
  openItems,
  openObserved,
  openQuestions,
  play,
  type Control,
} from '../../testing/observed-scenario.ts';
import { openingSteps } from '../../testing/payment-scenarios.ts';
import { checkInvariants } from '../invariants.ts';
import { machines } from '../machines/list.ts';

/** The messages of the documented refusals. */
const documented = [
  /^body\.amount is required, because the payer chooses the amount/,
  /^body\.amount must be/,
  /^body\.action The API refuses it with [A-Z_]+: /,
];

/** Amounts for acts that need one; the channel refuses some of them. */
const amounts = [0.001, 30_000, 300, 1_000];

/**
 * Returns each account twice: the first pass acts on the newest objects first, the second on the
 * oldest.
 */
const passes = (accounts: readonly string[]) =>
  accounts.flatMap((account) => [[account, true] as const, [account, false] as const]);

/** Resources on which some act works in every run. */
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

/** The number of tries of each act, and the acts that worked, as `kind action`. */
const tried = new Map<string, number>();
const worked = new Set<string>();

interface Target {
  readonly control: Control;
  readonly account: string;
  readonly id: string;
  readonly kind: string;
}

const read = async ({ control, account, id }: Target) =>
  (await control('GET', `/accounts/${account}/objects/${id}`)).body;

const act = ({ control, account, id }: Target, body: object) =>
  control('POST', `/accounts/${account}/objects/${id}/act`, body);

/** Checks that an action that is not offered is refused. */
const refuses = async (target: Target, closed: ObjectAction): Promise<void> => {
  const { status, body } = await act(target, { action: closed });
  expect([target.id, closed, status, body.errors]).toMatchObject([
    target.id,
    closed,
    400,
    [{ path: 'body.action' }],
  ]);
};

/** Performs the offered action with the fewest tries; returns false when none is offered. */
const actOnce = async (target: Target, offered: readonly ObjectAction[]): Promise<boolean> => {
  const { kind, id } = target;
  const timesOf = (action: ObjectAction): number => tried.get(`${kind} ${action}`) ?? 0;
  const [action] = offered.toSorted((a, b) => timesOf(a) - timesOf(b));
  if (!action) return false;
  tried.set(`${kind} ${action}`, timesOf(action) + 1);
  let done = await act(target, { action });
  for (const amount of amounts) {
    if (done.body.errors?.[0]?.path !== 'body.amount') break;
    expect(done.body.message).toMatch(/^body\.amount (?:is required|must be)/);
    done = await act(target, { action, amount });
  }
  if (done.status === 200) worked.add(`${kind} ${action}`);
  else
    expect(
      documented.some((one) => one.test(done.body.message)),
      `${id} ${kind} ${action}: ${JSON.stringify(done.body)}`,
    ).toBe(true);
  return true;
};

/** Acts on an object a few times; each step must be one of its machine. */
const tryOut = async (target: Target, pick: <T>(all: readonly T[]) => T | undefined) => {
  for (let turn = 0; turn < 3; turn += 1) {
    const before = await read(target);
    const offered = before.actions as ObjectAction[];
    const closed = pick(objectAction.options.filter((one) => !offered.includes(one)));
    if (closed) await refuses(target, closed);
    if (!(await actOnce(target, offered))) return;
    const after = await read(target);
    const machine = machines.find(({ name }) => name === after.machine);
    const steps = [target.id, target.kind, before.status, after.status];
    if (machine)
      expect([...steps, isEdge(machine, before.status, after.status)]).toEqual([...steps, true]);
  }
};

test('an offered action works or is refused in a documented way, an action not offered is refused, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000)), async (numbers) => {
      const pick = <T>(all: readonly T[]): T | undefined =>
        all[(numbers.next() as { value: number }).value % all.length];
      const { scenario, control } = await openObserved('async');
      await play(scenario, [...openingSteps, ...openItems(30_000)]);
      await openQuestions(scenario);
      for (const [account, turned] of passes(scenario.accounts)) {
        const newest = await listAll(control, account, 100);
        // Oldest first in one pass: after an act on a payment, its request allows fewer acts.
        for (const { id, kind } of turned ? newest.toReversed() : newest)
          await tryOut({ control, account, id, kind }, pick);
      }
      expect(await checkInvariants(scenario.kasir.store)).toEqual([]);
      await scenario.kasir.close();
    }),
    { numRuns: 1 },
  );
  const done = [...worked].map((one) => one.split(' '));
  expect(new Set(done.map(([, action]) => action))).toEqual(new Set(objectAction.options));
  const kinds = new Set(done.map(([kind]) => kind));
  expect(actedOn.filter((one) => !kinds.has(one))).toEqual([]);
});
