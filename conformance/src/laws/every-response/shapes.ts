// The law about shapes, which watches every success of a run.
import type { EndpointSpec } from '@kasir/core';
import type { Demand } from '../../clauses.ts';
import { law } from '../../law.ts';
import type { Watcher } from '../../runner/watch.ts';
import { expectThat } from '../../violation.ts';
import { shapeClauses } from '../../field-clauses.ts';
import { statedIssues, type Issue } from '../../stated.ts';
import { contracts } from '../derive.ts';

/** Creates a watcher that checks that every success has the shape that its contract declares. */
const shapeWatcher = (contract: EndpointSpec, demand: Demand): Watcher => ({
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
    if (response === null) return false;
    const { success } = contract;
    const isSuccess =
      demand === 'stated' ? response.status < 300 : response.status === success.status;
    if (!isSuccess) return false;
    if (outgoing.method === 'HEAD') return false;
    const { error } = contract.success.body.safeParse(response.body);
    const issues: readonly Issue[] = error?.issues ?? [];
    const judged = demand === 'stated' ? statedIssues(contract, response.body, issues) : issues;
    const problems = judged.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    expectThat(
      judged.length === 0,
      `the shape of ${contract.id}`,
      `${problems.join('; ')} in ${response.text}`,
    );
    return true;
  },
});

/** Creates one watcher for each endpoint. */
export const shapeWatchers = (demand: Demand): Watcher[] =>
  contracts.map((contract) => shapeWatcher(contract, demand));
