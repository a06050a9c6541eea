// Makes the calls that no script makes, from the examples and references of their contracts.
import type { CallSpec } from '@kasir/core';
import type * as z from 'zod';
import type { Body, Recorder, Sent } from './recorder.ts';

/** Returns the value of a parameter: a field of the first object of the resource that it names. */
const referenced = ({ calls }: Recorder, id: string, schema: z.ZodType): string => {
  const ref = schema.meta()?.['ref'];
  const [resource = '', field = 'id'] = typeof ref === 'string' ? ref.split('.') : [];
  const [made] = calls.get(`${resource}s.create`) ?? [];
  const value = (made?.received as Body | undefined)?.[field];
  if (typeof value !== 'string')
    throw new Error(
      `${id} needs a script in tools/documents/examples: nothing is a ${String(ref)}.`,
    );
  return value;
};

const parametersOf = (
  recorder: Recorder,
  id: string,
  schema: z.ZodObject | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(schema?.shape ?? {})
      .filter(([, inner]) => !inner.safeParse(undefined).success)
      .map(([name, inner]) => [name, referenced(recorder, id, inner)]),
  );

/** Makes every call that was not made yet. Throws when one needs a script or does not succeed. */
export const callRemaining = async (
  recorder: Recorder,
  contracts: readonly CallSpec[],
): Promise<void> => {
  for (const contract of contracts) {
    const { id, params, query } = contract;
    if (recorder.calls.has(id)) continue;
    const sent: Sent = {
      params: parametersOf(recorder, id, params),
      query: parametersOf(recorder, id, query),
    };
    const made = await recorder.examples(id, {}, sent);
    if (made.length === 0) await recorder.call(id, sent);
  }
};
