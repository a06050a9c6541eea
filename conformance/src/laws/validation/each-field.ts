// Visits the fields of every shape of a request, for laws about single fields.
import type { EndpointSpec } from '@kasir/core';
import type * as z from 'zod';
import { sampleOf, variantsOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import { fieldsOf, pathText, withValue, type Field, type Path } from '../../schema.ts';
import { statedField, type StatedField } from '../../stated.ts';
import type { Input } from '../../targets/wire/encode.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';

/** A field of a request, with the request. */
export interface Place {
  readonly part: 'body' | 'query';
  readonly field: Field;
  readonly input: Input;
  readonly variant: number;
}

interface Wanted {
  readonly isMeant: (field: Field) => boolean;
  /** Returns whether clauses state enough about a field for a target that is held to them alone. */
  readonly isStated?: (field: Field, stated: StatedField) => boolean;
  readonly parts?: readonly Place['part'][];
  /** True if a field that several shapes share is visited in each of them, not just once. */
  readonly inEveryShape?: boolean;
}

/**
 * Returns the fields of a request, also those of objects that it leaves out and that need no field:
 * each can be sent alone.
 */
const allFields = (schema: z.ZodType, sample: unknown, path: Path = []): readonly Field[] =>
  fieldsOf(schema, sample, path).flatMap((one) => {
    const { node, value } = one;
    const isAbsent = value === undefined && node.type === 'object';
    return isAbsent && node.schema.safeParse({}).success
      ? [one, ...allFields(node.schema, {}, one.path)]
      : [one];
  });

/** Returns the wanted fields of every shape of a request. */
export const placesOf = async (
  trial: Trial,
  contract: EndpointSpec,
  {
    isMeant,
    isStated = (_, { isNamed }) => isNamed,
    parts = ['body'],
    inEveryShape = false,
  }: Wanted,
): Promise<readonly Place[]> => {
  const met = new Map<string, Place>();
  for (const variant of variantsOf(contract)) {
    const input = await sampleOf(trial, contract, variant);
    for (const part of parts) {
      const schema = contract[part];
      for (const field of schema ? allFields(schema, input[part]).filter(isMeant) : []) {
        const path = pathText(field.path);
        const name = `${part} ${path} ${inEveryShape ? variant : ''}`;
        if (met.has(name)) continue;
        if (trial.isHeldToContracts || isStated(field, statedField(contract, path)))
          met.set(name, { part, field, input, variant });
      }
    }
  }
  return [...met.values()];
};

/** Creates a new request in the shape of a place. */
export const freshAt = (trial: Trial, contract: EndpointSpec, { variant }: Place): Promise<Input> =>
  sampleOf(trial, contract, variant);

/** Sends a request with another value in one field; undefined omits it. */
export const sendWith = (
  trial: Trial,
  contract: EndpointSpec,
  { part, field: { path } }: Place,
  value: unknown,
  input: Input,
): Promise<ApiResponse> =>
  trial.call(contract, { ...input, [part]: withValue(input[part], path, value) });
