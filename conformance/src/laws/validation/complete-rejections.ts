// Laws about rejections: one that lists violations lists all of them, so that requests need not be
// corrected field by field.
import type { EndpointSpec } from '@kasir/core';
import fc from 'fast-check';
import { wrongTypes } from '../../generate/boundary.ts';
import { declaredIn, fieldsOf, nodeOf, pathText, withValue, type Field } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { sampleOf, variantsOf } from '../../run/samples/objects.ts';
import { expectInvalid, expectThat, summarize } from '../../violation.ts';
import { field } from '../../targets/wire/message.ts';
import { statedField } from '../../stated.ts';
import { isWrite, perEndpoint } from '../derive.ts';

/** Returns whether one of two fields is part of the other. */
const overlap = (a: Field, b: Field): boolean => {
  const [short, long] = [pathText(a.path), pathText(b.path)].toSorted();
  return short === long || long?.startsWith(`${short}.`) === true;
};

/** Returns fields that can be wrong together: none is part of another. */
const apart = (fields: readonly Field[]): Field[] =>
  fields.reduce<Field[]>(
    (kept, one) => (kept.some((other) => overlap(one, other)) ? kept : [...kept, one]),
    [],
  );

/** Returns a value of a type that the field does not accept; undefined if it accepts every type. */
const wrongValue = ({ body }: EndpointSpec, sample: unknown, { node, path }: Field): unknown =>
  wrongTypes(node).find((value) => !body?.safeParse(withValue(sample, path, value)).success);

/**
 * Returns the fields of a sample that can be invalid, without the tags of unions, which decide what
 * other fields there are.
 */
const breakable = (contract: EndpointSpec, sample: unknown): Field[] =>
  contract.body
    ? fieldsOf(contract.body, sample).filter(
        (one) => one.node.type !== 'literal' && wrongValue(contract, sample, one) !== undefined,
      )
    : [];

/**
 * Returns whether samples of a body have several fields; a body that may be null is sent as null.
 */
const hasFields = (body: NonNullable<EndpointSpec['body']>): boolean =>
  !nodeOf(body).nullable && declaredIn(body).length > 1;

const namesAll = perEndpoint({
  id: 'val-19',
  title: 'a rejection that lists violations names every wrong field',
  level: 'S',
  applies: (contract) =>
    isWrite(contract) && contract.body !== undefined && hasFields(contract.body),
  clauses: () => ['ERR-02'],
  witnesses: ['several fields were wrong at once'],
  run: async (trial, contract) => {
    for (const variant of variantsOf(contract)) {
      const input = await sampleOf(trial, contract, variant);
      const fields = breakable(contract, input.body).filter(
        ({ path }) => trial.isHeldToContracts || statedField(contract, pathText(path)).isTyped,
      );
      const some = fc
        .shuffledSubarray(fields, {
          minLength: Math.min(fields.length, 2),
          maxLength: Math.min(fields.length, 6),
        })
        .map(apart);
      await trial.property(some, async (chosen) => {
        if (chosen.length < 2) return;
        const body = chosen.reduce<unknown>(
          (sent, one) => withValue(sent, one.path, wrongValue(contract, input.body, one)),
          input.body,
        );
        const response = await trial.call(contract, { ...input, body });
        const paths = chosen.map(({ path }) => pathText(path));
        expectInvalid(response, `for wrong values of ${paths.join(', ')}`);
        trial.witness('several fields were wrong at once');
        const listed = field(response.body, 'errors');
        trial.noteChoice(
          'violations of a request',
          listed === undefined ? 'are not listed' : 'are listed',
        );
        if (listed === undefined) return;
        for (const { path } of chosen) {
          const name = String(path.findLast((part) => typeof part === 'string'));
          expectThat(
            JSON.stringify(listed).includes(name),
            `errors that name ${name}`,
            summarize(response),
          );
        }
      });
    }
  },
});

export const completeRejectionLaws: readonly Law[] = namesAll;
