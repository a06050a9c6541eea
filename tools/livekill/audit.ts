// Compares the books of a killed platform with those behind it, and searches for card numbers.
import type { Background } from './background.ts';
import { readBooks, type Books } from './books.ts';
import { CARD_NUMBER } from './merchant.ts';
import { printed } from './processes.ts';
import { searchFiles, type Storage } from './storage.ts';

/** Finds objects with two successful charges, authorizations or issued numbers. */
const findDoubles = ({ operations: rows }: Books): string[] => {
  const seen = new Map<string, number>();
  for (const { state } of rows)
    if (state.status === 'SUCCEEDED' && ['charge', 'authorize', 'issue'].includes(state.work)) {
      const key = `${state.work} for ${state.reference}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  return [...seen].flatMap(([key, times]) => (times > 1 ? [`${key} happened ${times} times`] : []));
};

/** Finds card numbers in the storage, in files of connectors, and in output. */
const findCards = async (folder: string, storage: Storage): Promise<string[]> => {
  const found = new Set([
    ...(await storage.search(CARD_NUMBER)),
    ...searchFiles(folder, CARD_NUMBER),
  ]);
  return [
    ...[...found].map((place) => `a card number is in ${place}`),
    ...(printed.join('').includes(CARD_NUMBER) ? ['a card number was printed'] : []),
  ];
};

/** The result of a comparison. */
export interface Audit {
  readonly findings: readonly string[];
  readonly operations: number;
  /** Number of operations by their status and the reason for which they need attention. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Compares everything once all processes are dead; `folder` holds all of their files. */
export const audit = async (
  folder: string,
  storage: Storage,
  account: string,
  background: Background,
): Promise<Audit> => {
  const store = await storage.open();
  const books = await readBooks(store, account).finally(() => store.close());
  const outcomes = new Map<string, number>();
  for (const { state } of books.operations) {
    const key = state.attention === null ? state.status : `${state.status} ${state.attention}`;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
  return {
    findings: [
      ...(await background.compare(books)),
      ...findDoubles(books),
      ...books.breaches,
      ...(await findCards(folder, storage)),
    ],
    operations: books.operations.length,
    outcomes,
  };
};
