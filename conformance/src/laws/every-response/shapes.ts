// The law about shapes: it watches every success of a run.
import type { EndpointSpec } from '@kasir/core';
import { law } from '../../law.ts';
import type { Watcher } from '../../run/watch.ts';
import { expectThat } from '../../violation.ts';
import { shapeClauses } from '../field-clauses.ts';
import { contracts } from '../derive.ts';

/** Watches whether every success has the shape that its contract declares. */
const shapeWatcher = (contract: EndpointSpec): Watcher => ({
  law: law({
    id: 'rt-4',
    on: contract.id,
    title: 'a successful response has the declared shape: every field, type and enum value',
    level: 'M',
    needs: [],
    clauses: shapeClauses(contract),
    run: async () => {},
  }),
  see: ({ outgoing, response }) => {
    if (outgoing.endpoint !== contract.id || response?.status !== contract.success.status)
      return false;
    if (outgoing.method === 'HEAD') return false;
    const result = contract.success.body.safeParse(response.body);
    const problems = result.error?.issues.map(
      ({ path, message }) => `${path.map(String).join('.')}: ${message}`,
    );
    expectThat(
      result.success,
      `the shape of ${contract.id}`,
      `${problems?.join('; ')} in ${response.text}`,
    );
    return true;
  },
});

/** One watcher for each endpoint. */
export const shapeWatchers = (): Watcher[] => contracts.map(shapeWatcher);
