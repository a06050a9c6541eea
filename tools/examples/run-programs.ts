// Runs programs of pages one after the other in one process, which loads our packages once: each
// message names a program, and the reply is its output. The process exits when nothing is left
// open.
import { inspect } from 'node:util';

/** A program as a file, with the folder and environment of its reader. */
export interface Order {
  readonly file: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly printed: string;
  /** The error that ended it, or null. */
  readonly error: string | null;
}

const outcomeOf = async ({ file, folder, env }: Order): Promise<Outcome> => {
  process.chdir(folder);
  Object.assign(process.env, env);
  let printed = '';
  console.log = (...values: unknown[]) => {
    printed += `${values.map((one) => (typeof one === 'string' ? one : inspect(one))).join(' ')}\n`;
  };
  try {
    await import(file);
    return { printed, error: null };
  } catch (error) {
    return { printed, error: inspect(error) };
  }
};

process.on('message', (order: Order) => {
  void outcomeOf(order).then((outcome) => process.send?.(outcome));
});
