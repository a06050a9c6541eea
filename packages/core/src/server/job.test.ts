// Jobs: run once, by their stored name, with a payload that the current code reads.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { memoryStore } from '../testing/memory-store.ts';
import { contextWith, leaves, partition } from '../testing/internal/nodes.ts';
import { job, jobNames, payloadOf, type JobSpec } from './job.ts';
import { createJobRunner } from './job-runner.ts';
import { JobGone } from './queue.ts';
import { workflow, type WorkflowSpec } from './workflow.ts';
import { decideQuietly } from './decide.ts';

const grow = job({
  name: 'leaf.grow',
  payload: z.object({ leaf: z.string(), by: z.int() }),
  formerly: { 'leaf.bigger': ({ id }: { readonly id: string }) => ({ leaf: id, by: 1 }) },
  run: (d, { leaf, by }) => {
    const row = d.get(leaves, leaf);
    if (row) d.change(leaves, row, { size: row.state.size + by });
  },
});

const open = (jobs: readonly JobSpec[] = [grow], workflows: readonly WorkflowSpec[] = []) => {
  const store = memoryStore();
  const runner = createJobRunner({ store, jobs, workflows, context: () => contextWith() });
  /** Stores a leaf of size 0 and a job under a name; returns the job as it is claimed. */
  const stored = async (topic: string, payload: unknown) => {
    await store.exec(partition, (at, tx) => {
      decideQuietly(at, tx, (d) => d.insert(leaves, 'l', { size: 0 }));
      tx.job(topic, at.now, payload);
    });
    const [claimed] = await store.claim(1, 0);
    if (!claimed) throw new Error('There is no job');
    return claimed;
  };
  const size = () => store.view(partition, (view) => view.get(leaves, 'l')?.state.size);
  return { store, runner, stored, size };
};

describe('a job', () => {
  test('is run once: its decision deletes it', async () => {
    const { store, runner, stored, size } = open();
    const claimed = await stored('leaf.grow', { leaf: 'l', by: 3 });
    await runner.handlers.get(claimed.topic)?.(claimed);
    await expect(runner.handlers.get(claimed.topic)?.(claimed)).rejects.toThrow(JobGone);
    expect(await size()).toBe(3);
    expect(await store.pending()).toMatchObject({ ready: false, test: null });
  });

  test('that an earlier release stored under another name is run with a converted payload', async () => {
    const { runner, stored, size } = open();
    const claimed = await stored('leaf.bigger', { id: 'l' });
    await runner.handlers.get(claimed.topic)?.(claimed);
    expect(await size()).toBe(1);
    expect(jobNames(grow)).toEqual(['leaf.grow', 'leaf.bigger']);
    expect(payloadOf(grow, { topic: 'leaf.grow', payload: { leaf: 'x', by: 2 } })).toEqual({
      leaf: 'x',
      by: 2,
    });
  });

  test('with an invalid payload throws and stays stored', async () => {
    const { store, runner, stored, size } = open();
    const claimed = await stored('leaf.grow', { leaf: 'l', by: 'much' });
    await expect(runner.handlers.get(claimed.topic)?.(claimed)).rejects.toThrow('by');
    expect(await size()).toBe(0);
    expect((await store.claim(1, 0)).map(({ id }) => id)).toEqual([claimed.id]);
  });
});

describe('a workflow of the runner', () => {
  const shrink = workflow({
    name: 'leaf.shrink',
    payload: z.object({ leaf: z.string() }),
    steps: () => [],
    finish: (d, { leaf }) => {
      d.change(leaves, { id: leaf }, { size: -1 });
    },
  });

  test('that has already run is not run again, and an undeclared one throws', async () => {
    const { runner, stored, size } = open([], [shrink]);
    const { id, topic, payload } = await stored('leaf.shrink', { leaf: 'l' });
    const running = { ok: 'later', job: id, topic, payload } as const;
    await runner.runWorkflow(partition, running);
    await runner.runWorkflow(partition, running);
    expect(await size()).toBe(-1);
    await expect(runner.runWorkflow(partition, { ...running, topic: 'leaf.turn' })).rejects.toThrow(
      'There is no workflow leaf.turn',
    );
  });

  test('cannot share its name with a job, nor a job one of its former names', () => {
    expect(() => open([grow], [workflow({ ...shrink, name: 'leaf.grow' })])).toThrow(
      'Two jobs are stored as leaf.grow',
    );
    expect(() => open([grow, job({ ...grow, name: 'leaf.bigger', formerly: {} })])).toThrow(
      'Two jobs are stored as leaf.bigger',
    );
  });
});
