// Reads what the server has written into the page about the contracts.
import type { Facts } from '../../facts.ts';

let read: Facts | undefined;

/** The facts of this page. */
export const facts = (): Facts =>
  (read ??= JSON.parse(document.querySelector('#facts')?.textContent ?? '{}') as Facts);
