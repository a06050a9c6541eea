// Prints failures: the operation and the reason, with possible card numbers replaced.
import type { Failure } from './author.ts';

const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/g;

/** Prints a failure as one line on standard error. */
export const printFailure = ({ during, id, error }: Failure): void => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  console.error(
    `${[during, id].filter((part) => part !== null).join(' ')}: ${text.replaceAll(CARD_NUMBER, '****')}`,
  );
};
