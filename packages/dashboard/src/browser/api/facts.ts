// Reads the facts of the contracts that the server has written into the page.
import type { Facts } from '../../facts.ts';

let read: Facts | undefined;

/** Returns the facts of this page. */
export const facts = (): Facts =>
  (read ??= JSON.parse(document.querySelector('#facts')?.textContent ?? '{}') as Facts);
