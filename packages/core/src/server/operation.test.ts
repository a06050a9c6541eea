// Operations: decide, settle, render, in this order; a refusal leaves nothing behind.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../contract.ts';
import { common } from '../errors.ts';
import { event } from '../event.ts';
import { fresh, nodes } from '../testing/internal/nodes.ts';
import { testPlatform } from '../testing/platform.ts';
import { fail } from './fail.ts';
import { ok } from './handler.ts';
import { done, operation, workflowOperation } from './operation.ts';
import { listen, type SignalsOf } from './signals.ts';

const body = z.object({ refuse: z.boolean().optional() });
const base = {
  method: 'POST',
  auth: 'secret',
  permission: 'money_in:write',
  summary: 'Test',
  body,
  success: { status: 200, body: z.object({ status: z.string(), notes: z.array(z.string()) }) },
  errors: { ...common.write, REFUSED: 400 },
  idempotency: 'standard',
  version: 'ignored',
} as const;
const visit = endpoint({ ...base, id: 'nodes.visit', path: '/nodes' });
const visitLater = endpoint({ ...base, id: 'nodes.visit_later', path: '/nodes_later' });

const visited = event({
  name: 'node.visited',
  family: 'node',
  envelope: 'refund',
  data: z.object({ id: z.string() }),
  essential: { id: true },
  when: 'a node is visited',
  clauses: [],
});

const listener = listen<SignalsOf<typeof nodes>>()('tree', ['node'], {
  'node.visited': (d, { row }) => {
    d.emit(visited, { data: { id: row.id }, subject: row.id });
    d.transition(nodes, row, 'leave', { notes: ['visited'] });
  },
  'node.left': (d, { row }) => {
    d.change(nodes, row, { notes: [...row.state.notes, 'left'] });
  },
});

const tree = { product: { kind: 'tree', id: 't' } };

const visitHandler = operation(visit, {
  decide: (d, { body: { refuse } }) => {
    const row = d.create(nodes, d.id(), 'graft', fresh(tree));
    return refuse ? fail('REFUSED', 'It is refused.') : done(row.id);
  },
  render: (d, id) => {
    const state = d.get(nodes, id)?.state;
    return ok({ status: state?.status ?? 'GONE', notes: [...(state?.notes ?? [])] });
  },
});

const visitLaterHandler = workflowOperation(visitLater, {
  decide: (d, { body: { refuse } }) => {
    d.create(nodes, d.id(), 'graft', fresh(tree));
    return refuse ? fail('REFUSED', 'It is refused.') : ok({ status: 'DONE', notes: [] });
  },
  result: () => ok({ status: 'NEVER', notes: [] }),
});

const open = () => {
  const platform = testPlatform({
    handlers: [visitHandler, visitLaterHandler],
    listeners: [listener],
  });
  const stored = async () => {
    const { rows } = await platform.store.view(platform.partition, (view) =>
      view.list(nodes, {}, { limit: 9 }),
    );
    return rows.map(({ state }) => state.notes);
  };
  return { ...platform, stored };
};

describe('an operation', () => {
  test('renders the final state, after all signals were settled', async () => {
    const { call, events, stored } = open();
    const response = await call('POST', '/nodes', {});
    expect([response.status, response.body]).toEqual([
      200,
      { status: 'LEFT', notes: ['visited', 'left'] },
    ]);
    expect(await stored()).toEqual([['visited', 'left']]);
    expect((await events()).map(({ body: sent }) => sent['event'])).toEqual(['node.visited']);
  });

  test.each(['/nodes', '/nodes_later'])(
    'POST %s that refuses stores no object, emits no event and notifies no listener',
    async (path) => {
      const { call, events, stored } = open();
      for (const headers of [{}, { 'idempotency-key': 'one' }]) {
        const { status, body: refused } = await call('POST', path, { refuse: true }, { headers });
        expect([status, refused.error_code]).toEqual([400, 'REFUSED']);
      }
      expect(await stored()).toEqual([]);
      expect(await events()).toEqual([]);
    },
  );

  test('that may start a workflow settles its signals also when it starts none', async () => {
    const { call, events, stored } = open();
    expect((await call('POST', '/nodes_later', {})).body.status).toBe('DONE');
    expect(await stored()).toEqual([['visited', 'left']]);
    expect(await events()).toHaveLength(1);
  });

  test('that writes in its rendering, or refuses with a code of another contract, does not compile', () => {
    const compiled = (_code: () => unknown): void => {};
    compiled(() =>
      operation(visit, {
        decide: () => done('n'),
        render: (d) => {
          // @ts-expect-error -- rendering can only read
          d.create(nodes, 'n', 'plant', fresh());
          return ok({ status: '', notes: [] });
        },
      }),
    );
    compiled(() =>
      operation(visit, {
        // @ts-expect-error -- the contract has no such code
        decide: () => fail('DATA_NOT_FOUND', 'It is not there.'),
        render: () => ok({ status: '', notes: [] }),
      }),
    );
  });
});
