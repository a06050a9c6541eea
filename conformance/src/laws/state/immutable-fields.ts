// Laws about what never changes: the id and time of creation of an object, and time that only
// continues.
import { declaredIn } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { versionOf } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, requireObject, expectSame, expectSuccess, textOf } from '../../violation.ts';
import { perResource } from '../derive.ts';

/** Where an endpoint says when its object was changed last; some legacy resources do not. */
const changeTimes = (read: string): readonly string[] => {
  const declared = new Set(declaredIn(contractNamed(read).success.body).map(({ path }) => path));
  return ['updated', 'updated_at'].filter((name) => declared.has(name));
};

const identity = perResource({
  id: 'st-12',
  title: 'id and created never change, and updated never decreases',
  level: 'S',
  at: ({ acts, read }) => (acts.some((act) => !act.make) ? read : undefined),
  witnesses: ['a change'],
  run: async (trial: Trial, { make, read, params: paramsOf, acts }) => {
    const object = await make(trial);
    const params = paramsOf(object);
    let before = object;
    for (const { endpoint, input } of acts.filter((act) => !act.make)) {
      const request = { ...versionOf(endpoint), ...input(trial, object), params };
      expectSuccess(await trial.call(endpoint, request), 'for an act');
      const after = requireObject(
        await trial.call(read, { ...versionOf(read), params }),
        'the object',
      );
      for (const name of ['id', 'created']) expectSame(name, object[name], after[name]);
      for (const name of changeTimes(read)) {
        const [was, is] = [textOf(before, name), textOf(after, name)];
        expectThat(Date.parse(is) >= Date.parse(was), `${name} not before ${was}`, is);
      }
      if (JSON.stringify(after) !== JSON.stringify(before)) trial.witness('a change');
      before = after;
    }
  },
});

const rest = perResource({
  id: 'st-16',
  title: 'updating one field leaves all other fields unchanged',
  level: 'S',
  at: ({ acts }) => acts.map(({ endpoint }) => endpoint).find((id) => id.endsWith('.update')),
  clauses: { 'customers.update': ['CUST-PATCH-02'] },
  run: async (trial: Trial, { make, read, params: paramsOf, acts }) => {
    const update = acts.find(({ endpoint }) => endpoint.endsWith('.update'));
    if (!update) return;
    const { description: _, updated: __, updated_at: ___, ...before } = await make(trial);
    const params = paramsOf(before);
    const body = { description: trial.newReference() };
    const change = { ...versionOf(update.endpoint), params, body };
    expectSuccess(await trial.call(update.endpoint, change), 'for a change');
    const response = await trial.call(read, { ...versionOf(read), params });
    const {
      description,
      updated: _then,
      updated_at: _at,
      ...after
    } = requireObject(response, 'the object');
    expectSame('the fields that were not sent', before, after);
    expectSame('the field that was sent', body.description, description);
  },
});

export const identityLaws: readonly Law[] = [...identity, ...rest];
