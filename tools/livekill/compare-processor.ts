// Compares the operations of a platform with the books of the processor of the test connectors.
import type { Books } from './books.ts';
import type { Processor } from './processor.ts';

/** Compares the operations of the platform with those that the processor has executed. */
export const compareStatuses = (
  { operations: rows }: Books,
  { entries, payments }: Processor,
): string[] => {
  const findings: string[] = [];
  const known = new Map(rows.map((row) => [row.state.external ?? row.id, row]));
  for (const { id, requests, connector, status, amount, work } of entries.values()) {
    if (requests > 1) findings.push(`${work} ${id} was sent to the processor ${requests} times`);
    const state = known.get(id)?.state;
    if (!state) findings.push(`${work} ${id} is executed and unknown here`);
    else if (state.connector !== connector)
      findings.push(`${work} ${id} is executed by ${connector}, here ${state.connector}`);
    else if (status === 'succeeded' ? state.status !== 'SUCCEEDED' : state.status === 'SUCCEEDED')
      findings.push(`${work} ${id} has ${status}, here it is ${state.status}`);
    else if (status === 'succeeded' && state.executed !== null && state.executed !== amount?.value)
      findings.push(`${work} ${id} moved ${amount?.value}, here ${state.executed}`);
  }
  for (const { id, amount } of payments.values())
    if (known.get(id)?.state.executed !== amount.value)
      findings.push(`payment ${id} of ${amount.value} was received and is unknown here`);
  for (const { id, state } of rows) {
    const entry = entries.get(id);
    if (state.status === 'SENT') findings.push(`${state.work} ${id} does not end`);
    if (state.status === 'WAITING' && entry?.status !== 'waiting')
      findings.push(`${state.work} ${id} waits, while it has ${entry?.status}`);
    if (state.status === 'SUCCEEDED' && !entry && state.external === null)
      findings.push(`${state.work} ${id} has succeeded here alone`);
  }
  return findings;
};
