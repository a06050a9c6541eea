// Makes the calls that no script makes, from the examples and references of their contracts.
import type { CallSpec } from '@kasir/core';
import type * as z from 'zod';
import type { Body, Recorder, Sent } from './recorder.ts';

/** Returns the field that the value of a parameter comes from, such as `v3_payment.id`. */
const refOf = (schema: z.ZodType): string => String(schema.meta()?.['ref']);

/** Returns the value that an earlier call has sent for a parameter of the same reference. */
const sentBefore = (
  { calls }: Recorder,
  contracts: readonly CallSpec[],
  ref: string,
): string | undefined =>
  contracts
    .flatMap(({ id, params }) =>
      Object.entries(params?.shape ?? {})
        .filter(([, schema]) => refOf(schema) === ref)
        .map(([name]) => calls.get(id)?.[0]?.sent.params?.[name]),
    )
    .find((value) => value !== undefined);

/**
 * Returns the value of a parameter: a field of the first created object of the resource that it
 * names, or the value of an earlier call.
 */
const referenced = (
  recorder: Recorder,
  contracts: readonly CallSpec[],
  id: string,
  schema: z.ZodType,
): string => {
  const ref = refOf(schema);
  const [resource = '', field = 'id'] = ref.split('.');
  const [made] = recorder.calls.get(`${resource}s.create`) ?? [];
  const created = (made?.received as Body | undefined)?.[field];
  const value = typeof created === 'string' ? created : sentBefore(recorder, contracts, ref);
  if (value === undefined)
    throw new Error(`${id} needs a script in tools/documents/examples: nothing is a ${ref}.`);
  return value;
};

const parametersOf = (
  recorder: Recorder,
  contracts: readonly CallSpec[],
  id: string,
  schema: z.ZodObject | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(schema?.shape ?? {})
      .filter(([, inner]) => !inner.safeParse(undefined).success)
      .map(([name, inner]) => [name, referenced(recorder, contracts, id, inner)]),
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
      params: parametersOf(recorder, contracts, id, params),
      query: parametersOf(recorder, contracts, id, query),
    };
    const made = await recorder.examples(id, {}, sent);
    if (made.length === 0) await recorder.call(id, sent);
  }
};
