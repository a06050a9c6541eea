// Lists the operators.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { SYSTEM, type View } from '@kasir/core/store';
import { operators, type OperatorRow } from '../../operators/kind.ts';
import { operation } from '../operation.ts';
import { viewOperator } from './view.ts';

const PAGE = 500;

const allIn = (view: View): OperatorRow[] => {
  const all: OperatorRow[] = [];
  for (let more = true; more;) {
    const after = all.at(-1)?.id;
    const page = view.list(
      operators,
      {},
      { limit: PAGE, order: 'asc', ...(after !== undefined && { after }) },
    );
    all.push(...page.rows);
    ({ more } = page);
  }
  return all;
};

export const listOperators = operation(controlContracts.operators.list, async ({ store }) => {
  const rows = await store.view(SYSTEM, allIn);
  return ok({ data: rows.filter(({ state }) => state.hash !== null).map(viewOperator) });
});
