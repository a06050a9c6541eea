// Tests the use of outcome scripts: which script decides a task, which of its steps, and what
// happens after the last one.
import type { Decision } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, partition } from '../../testing/decide.ts';
import { channelsOfTypes } from '../../testing/harness.ts';
import { works, type ChannelTask, type Subject } from '../port.ts';
import { addScript } from './change.ts';
import { outcomeScripts, SCRIPTS, type Script, type ScriptMatch, type ScriptStep } from './kind.ts';
import { useStep } from './use.ts';

const { EWALLET: wallet, CARD: card } = channelsOfTypes;

type NewScript = Pick<Script, 'match' | 'steps' | 'afterwards'>;

const fail: ScriptStep = { outcome: 'fail', failure: null, delayMs: 0, times: 1 };
const always = (match: ScriptMatch, step: ScriptStep = fail): NewScript => ({
  match,
  steps: [step],
  afterwards: 'last',
});

/** A payment with a wallet, about nothing that a script can name. */
const taskOf = (
  change: Partial<Pick<ChannelTask, 'work' | 'channel'>> = {},
  subject: Partial<Subject> = {},
): ChannelTask => ({
  work: 'payment',
  channel: wallet,
  amount: 25_000,
  about: () => ({ customer: null, references: [], objects: [], script: undefined, ...subject }),
  order: () => {
    throw new Error('A script needs no order');
  },
  ...change,
});

/** An account with these scripts. */
const open = async (...scripts: readonly NewScript[]) => {
  const store = memoryStore();
  const add = (script: NewScript) => decide(store, (d: Decision) => addScript(d, script));
  for (const one of scripts) await add(one);
  return {
    add,
    /** Returns the step that decides a task. */
    use: (task = taskOf()) => decide(store, (d) => useStep(d, task)),
    /** Returns the steps of the tasks of one decision, and the delay of its response. */
    useTogether: (...tasks: readonly ChannelTask[]) =>
      decide(store, (d) => ({
        steps: tasks.map((task) => useStep(d, task)),
        delayMs: d.context.delayMs,
      })),
    /** Returns how many tasks each script has decided. */
    used: () =>
      store.view(partition, (view) =>
        (view.get(outcomeScripts, SCRIPTS)?.state.scripts ?? []).map(({ used }) => used),
      ),
  };
};

test('without scripts nothing decides a task but its channel', async () => {
  const { use, used } = await open();
  expect(await use()).toBeNull();
  expect(await used()).toEqual([]);
});

describe('the steps of a script', () => {
  const steps = fc.array(
    fc.record({
      outcome: fc.constantFrom('succeed', 'fail', 'pending'),
      failure: fc.constant(null),
      delayMs: fc.constant(0),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  test('decide one task after another, each as often as it states; then the script ends, repeats its last step, or begins again', () =>
    fc.assert(
      fc.asyncProperty(
        steps,
        fc.constantFrom('end' as const, 'last' as const, 'again' as const),
        fc.nat({ max: 20 }),
        async (own, afterwards, tasks) => {
          const { use, used } = await open({ match: {}, steps: own, afterwards });
          const round = own.flatMap((step) => Array<ScriptStep>(step.times).fill(step));
          const after = (index: number): ScriptStep | undefined => {
            if (afterwards === 'last') return round.at(-1);
            return afterwards === 'again' ? round[index % round.length] : undefined;
          };
          for (let index = 0; index < tasks; index += 1)
            expect(await use()).toEqual(round[index] ?? after(index) ?? null);
          expect(await used()).toEqual([
            afterwards === 'end' ? Math.min(tasks, round.length) : tasks,
          ]);
        },
      ),
      { numRuns: 100 },
    ));

  test('are those of the oldest script that matches and is not at its end; others are not used up', async () => {
    const once = (outcome: ScriptStep['outcome']): NewScript => ({
      match: {},
      steps: [{ ...fail, outcome }],
      afterwards: 'end',
    });
    const { use, used } = await open(
      always({ reference: 'other' }),
      once('pending'),
      once('succeed'),
    );
    expect(await use()).toMatchObject({ outcome: 'pending' });
    expect(await used()).toEqual([0, 1, 0]);
    expect(await use()).toMatchObject({ outcome: 'succeed' });
    expect(await used()).toEqual([0, 1, 1]);
    expect(await use()).toBeNull();
    expect(await used()).toEqual([0, 1, 1]);
  });

  test('decide also the tasks of one decision one by one, and the longest delay is that of its response', async () => {
    const delayed = (delayMs: number): ScriptStep => ({ ...fail, delayMs });
    const { useTogether } = await open({
      match: {},
      steps: [delayed(20), delayed(700), delayed(300), fail],
      afterwards: 'last',
    });
    const task = taskOf();
    expect(await useTogether(task, task, task)).toEqual({
      steps: [delayed(20), delayed(700), delayed(300)],
      delayMs: 700,
    });
    expect((await useTogether(task)).delayMs).toBeUndefined();
  });
});

describe('a script matches a task', () => {
  const isDecided = async (match: ScriptMatch, task: ChannelTask): Promise<boolean> => {
    const { use } = await open(always(match));
    return (await use(task)) !== null;
  };
  const about = (subject: Partial<Subject>): ChannelTask => taskOf({}, subject);

  test.each<[string, ScriptMatch, ChannelTask, ChannelTask]>([
    ['work', { work: 'refund' }, taskOf({ work: 'refund' }), taskOf()],
    ['channel', { channel: wallet.code }, taskOf(), taskOf({ channel: card })],
    ['header', { header: 'slow' }, about({ script: 'slow' }), about({ script: 'slower' })],
    ['header, when there is none', { header: 'slow' }, about({ script: 'slow' }), taskOf()],
    [
      'reference of any of its objects',
      { reference: 'order-1' },
      about({ references: ['order-0', 'order-1'] }),
      about({ references: ['order-0', 'order-10', 'my order-1'] }),
    ],
    [
      'public id of its customer',
      { customer: 'cust-0190b8c2' },
      about({ customer: '0190b8c2', objects: ['0190b8c3'] }),
      about({ customer: '0190b8c3', objects: ['0190b8c2'] }),
    ],
    ['customer, when it has none', { customer: 'cust-1' }, about({ customer: '1' }), taskOf()],
    [
      'public id of any of its objects',
      { object: 'pr-0190b8c2' },
      about({ objects: ['0190b8c3', null, '0190b8c2'] }),
      about({ objects: ['0190b8c3', null], customer: '0190b8c2' }),
    ],
  ])('by its %s', async (_, match, same, other) => {
    expect(await isDecided(match, same)).toBe(true);
    expect(await isDecided(match, other)).toBe(false);
  });

  test('of every work, when it has no conditions', async () => {
    for (const work of works) expect(await isDecided({}, taskOf({ work }))).toBe(true);
  });

  test('only when every one of its conditions holds', () => {
    const full = {
      work: 'payment',
      channel: wallet.code,
      header: 'slow',
      reference: 'order-1',
      customer: 'cust-2',
      object: 'pr-3',
    } as const;
    const fitting = { script: 'slow', references: ['order-1'], customer: '2', objects: ['3'] };
    const conditions = Object.keys(full) as (keyof typeof full)[];
    return fc.assert(
      fc.asyncProperty(fc.subarray(conditions), fc.subarray(conditions), async (given, broken) => {
        const match = Object.fromEntries(given.map((name) => [name, full[name]]));
        const isBroken = (name: keyof typeof full): boolean => broken.includes(name);
        const task = taskOf(
          {
            work: isBroken('work') ? 'refund' : 'payment',
            channel: isBroken('channel') ? card : wallet,
          },
          {
            script: isBroken('header') ? 'fast' : fitting.script,
            references: isBroken('reference') ? [] : fitting.references,
            customer: isBroken('customer') ? '9' : fitting.customer,
            objects: isBroken('object') ? [] : fitting.objects,
          },
        );
        expect(await isDecided(match, task)).toBe(!given.some(isBroken));
      }),
      { numRuns: 100 },
    );
  });
});
