// Laws of what never changes: the id and time of creation of an object, and time that only goes on.
import type { Law } from '../law.ts';
import { versionOf } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { holds, made, same, succeeds, textOf } from '../violation.ts';
import { perResource } from './derive.ts';

const identity = perResource({
  id: 'st-12',
  title: 'id and created stay whatever happens to an object, and updated never falls',
  level: 'S',
  at: ({ acts, read }) => (acts.length > 0 ? read : undefined),
  witnesses: ['a change'],
  run: async (trial: Trial, { make, read, params: paramsOf, acts }) => {
    const object = await make(trial);
    const params = paramsOf(object);
    let before = object;
    for (const { endpoint, input } of acts.filter((act) => !act.make)) {
      const request = { ...versionOf(endpoint), ...input(trial, object), params };
      succeeds(await trial.call(endpoint, request), 'for an act');
      const after = made(await trial.call(read, { ...versionOf(read), params }), 'the object');
      for (const name of ['id', 'created']) same(name, object[name], after[name]);
      const [was, is] = [textOf(before, 'updated'), textOf(after, 'updated')];
      holds(Date.parse(is) >= Date.parse(was), `updated not before ${was}`, is);
      if (JSON.stringify(after) !== JSON.stringify(before)) trial.witness('a change');
      before = after;
    }
  },
});

export const stIdentityLaws: readonly Law[] = identity;
