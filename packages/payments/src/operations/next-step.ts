// Finds the next step of a payer at a connector, for the page that leads there.
import type { Reads } from '@kasir/core/store';
import type { PageView } from '../hosted-page.ts';
import { operations } from './kind.ts';
import type { ConnectorAction } from './state.ts';

/** Returns the step that the payer of an object has to take now, or null. */
const findAction = (reads: Pick<Reads, 'children'>, object: string): ConnectorAction | null =>
  reads.children(operations, object).findLast(({ state }) => state.status === 'WAITING')?.state
    .action ?? null;

/** Returns what a page shows while a payer acts at a connector; nothing can be chosen on it. */
export const showOutside = (
  reads: Pick<Reads, 'children'>,
  object: string,
): Pick<PageView, 'choices' | 'status' | 'goTo' | 'qr' | 'instructions'> => {
  const waiting = { choices: [], status: 'waiting' } as const;
  const action = findAction(reads, object);
  if (action?.type === 'redirect') return { ...waiting, goTo: action.url };
  if (action?.type !== 'present') return waiting;
  if (action.kind === 'qr') return { ...waiting, qr: action.text };
  const label = { say: action.kind === 'code' ? 'payment_code' : 'account_number' } as const;
  return { ...waiting, instructions: [{ label, value: action.text, typedElsewhere: true }] };
};
