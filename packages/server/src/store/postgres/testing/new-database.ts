// Creates a database for one test, on the shared server of the run.
import { inject } from 'vitest';
import './one-server.ts';

/** Creates an empty database and returns its URL. */
export const newDatabase = async (): Promise<string> => {
  const response = await fetch(inject('databases'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
};
