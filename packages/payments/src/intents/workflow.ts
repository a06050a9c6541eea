// Waits for the payer of an intent within the request that opens it: the intent is stored first,
// then the payer responds, and the API response shows the result.
import { startWorkflow, workflow, type RunningWorkflow, type Scope } from '@kasir/core/server';
import * as z from 'zod';
import { getConnector } from '../connectors/connector.ts';
import { confirmIntent } from './charge.ts';
import { isOpen } from './end.ts';
import { intents, type IntentRow } from './kind.ts';

const awaited = z.object({ intent: z.string() });

export type AwaitedIntent = z.output<typeof awaited>;

/** Confirms the intent for the simulated payer while the request waits. */
export const awaitPayer = workflow({
  name: 'intent.await_payer',
  payload: awaited,
  steps: () => [],
  finish: (d, { intent }) => {
    const row = d.get(intents, intent);
    if (getConnector(d.context).isOutside) return;
    if (row && isOpen(row, d.now) && row.state.requested.amount !== null)
      confirmIntent(d, row, row.state.requested.amount);
  },
});

/** Starts the wait for the payer of an intent that was opened in this decision. */
export const startAwaiting = (
  d: Scope,
  { id }: Pick<IntentRow, 'id'>,
): RunningWorkflow<AwaitedIntent> => startWorkflow(d, awaitPayer, { intent: id });
