// Laws about whole requests: fields that depend on each other, and rejections that leave no trace.
import type { EndpointSpec } from '@kasir/core';
import { fieldsOf, withValue } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { sampleOf, variantsOf } from '../../run/samples/objects.ts';
import { expectThat, summarize, expectInvalid } from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import { perEndpoint } from '../derive.ts';

/** Returns the body with every other value of each of its enums. */
const otherCases = ({ body: schema }: EndpointSpec, body: unknown): readonly unknown[] =>
  schema
    ? fieldsOf(schema, body)
        .filter(({ node, value }) => node.type === 'enum' && value !== undefined)
        .flatMap(({ path, node, value }) =>
          node.values
            .filter((other) => other !== value)
            .map((other) => withValue(body, path, other)),
        )
    : [];

const rules = perEndpoint({
  id: 'val-7',
  title: 'a conditionally required field that is missing is rejected by name',
  level: 'M',
  applies: ({ rules = [] }) => rules.length > 0,
  clauses: ({ rules = [] }) => rules.map(({ clause }) => clause),
  witnesses: ['every rule was broken'],
  run: async (trial, contract) => {
    const broken = new Set<string>();
    const breakRules = async (input: Input): Promise<void> => {
      for (const { when, require } of contract.rules ?? []) {
        for (const path of require) {
          const body = withValue(input.body, path.split('.'), undefined);
          if (!(when.test as (body: unknown) => boolean)(body)) continue;
          const response = await trial.call(contract, { ...input, body });
          expectInvalid(response, `without ${path} when ${when.text}`);
          expectThat(
            response.text.includes(path),
            `an error that names ${path}`,
            summarize(response),
          );
          broken.add(when.text);
        }
      }
    };
    const inputs: Input[] = [];
    for (const variant of variantsOf(contract)) {
      const input = await sampleOf(trial, contract, variant);
      inputs.push(input);
      await breakRules(input);
    }
    // A rule that no sample breaks may be broken by one other value in a sample.
    if (broken.size < (contract.rules?.length ?? 0))
      for (const input of inputs)
        for (const body of otherCases(contract, input.body)) await breakRules({ ...input, body });
    if (broken.size === contract.rules?.length) trial.witness('every rule was broken');
  },
});

/** Endpoint -> a field with a value that is not accepted there. */
const spoiled: Readonly<Record<string, readonly [string, unknown]>> = {
  'qr_codes.create': ['callback_url', 'not a URL'],
  'qr_codes.simulate': ['amount', 'much'],
  'customers.create': ['email', 'nobody'],
  'customers.update': ['email', 'nobody'],
  'payment_requests.create': ['currency', 'rupiah'],
  'refunds.create': ['reason', 'A WHIM'],
  'payment_requests.simulate': ['amount', 'much'],
};

const noTrace = perEndpoint({
  id: 'val-11',
  title: 'a rejected request has no effect, and its references can be used again',
  level: 'S',
  applies: ({ id }: EndpointSpec) => id in spoiled,
  clauses: () => [],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const [field, value] = spoiled[contract.id] ?? ['', null];
    const bad = { ...input, body: withValue(input.body, [field], value) };
    expectInvalid(await trial.call(contract, bad), `for ${field} ${JSON.stringify(value)}`);
    expectThat(
      (await countEffects(trial, contract.id, input)) === 0,
      'no effect of a rejected request',
      'one',
    );
    const response = await trial.call(contract, input);
    trial.expectDone(response, contract, 'for the corrected request');
    expectThat(
      (await countEffects(trial, contract.id, input)) === 1,
      'one effect of it',
      'another number',
    );
  },
});

export const wholeRequestLaws: readonly Law[] = [...rules, ...noTrace];
