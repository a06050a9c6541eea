// A database of its own for one test, on the one server of the run.
import { inject } from 'vitest';
import './one-server.ts';

/** Makes an empty database and returns its URL. */
export const newDatabase = async (): Promise<string> => {
  const response = await fetch(inject('databases'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
};
