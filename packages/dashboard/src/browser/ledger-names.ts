// Names of the ledgers of an account for people.
import { words } from './format.ts';
import { say, type PlainText } from './language.ts';

const names: ReadonlyMap<string, PlainText> = new Map([
  ['merchant_available', 'Available'],
  ['merchant_pending', 'Pending settlement'],
  ['fees', 'Fees'],
  ['vat', 'VAT'],
  ['transit', 'In transit'],
  ['channel_clearing', 'Channel clearing'],
  ['settled', 'Settled'],
  ['processor_fees', 'Processor fees'],
  ['suspense', 'Suspense'],
]);

/** Returns the name of a ledger; one without a name is written in words. */
export const ledgerName = (ledger: string): string => {
  const name = names.get(ledger);
  return name === undefined ? words(ledger) : say(name);
};
