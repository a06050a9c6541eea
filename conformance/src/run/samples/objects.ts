// Creates objects of every kind, and bodies that reference other objects.
import type { EndpointSpec } from '@kasir/core';
import { contractNamed } from '../../registry.ts';
import { fieldsOf, nodeOf, withValue } from '../../schema.ts';
import { Blocked, textOf } from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import type { Actor } from '../../targets/wire/message.ts';
import type { Trial } from '../trial.ts';
import { bodyFrom } from './examples.ts';
import { kinds } from './kinds.ts';
import { make, versionOf, type Body, type Made } from './sample.ts';
import { shapesOf, type Shape } from './shapes.ts';

/**
 * The objects that one request references: each is created once, however many fields reference it.
 */
class Named {
  readonly #trial: Trial;
  readonly #of: string | undefined;
  readonly #as: Actor | undefined;
  readonly #made = new Map<string, Made>();

  /** `of` is the kind of the referenced object, if not every object of its resource is suitable. */
  constructor(trial: Trial, of?: string, as?: Actor) {
    this.#trial = trial;
    this.#of = of;
    this.#as = as;
  }

  /** The object that was created last, or an empty one. */
  get last(): Made {
    return [...this.#made.values()].at(-1) ?? {};
  }

  /** Returns the value of a field for its reference, such as `qr_code.external_id`. */
  async valueOf(ref: string): Promise<string> {
    const [resource = '', key = 'id'] = ref.split('.');
    const known = this.#made.get(resource);
    const object = known ?? (await makeOf(this.#trial, this.#of ?? resource, {}, this.#as));
    this.#made.set(resource, object);
    return textOf(object, key);
  }

  /** Returns the required parameters of a path or query. */
  async parameters(schema: EndpointSpec['params']): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const [name, inner] of Object.entries(schema?.shape ?? {})) {
      const { ref, optional } = nodeOf(inner);
      // A parameter without a reference belongs to the object that the others reference.
      if (!optional) found[name] = ref === null ? textOf(this.last, name) : await this.valueOf(ref);
    }
    return found;
  }
}

const bodyWith = async (
  trial: Trial,
  contract: EndpointSpec,
  { example, change = {} }: Shape,
  { named, more = {}, as }: { readonly named: Named; readonly more?: Body; readonly as?: Actor },
): Promise<Body> => {
  let body = bodyFrom(trial, contract, example);
  for (const { path, node, value } of contract.body ? fieldsOf(contract.body, body) : []) {
    const isOpen = typeof value === 'string' && !(String(path[0]) in more);
    if (node.ref !== null && isOpen)
      body = withValue(body, path, await named.valueOf(node.ref)) as Body;
  }
  const make = (kind: string): Promise<Made> => makeOf(trial, kind, {}, as);
  const changed =
    typeof change === 'function' ? await change({ trial, make, about: named.last }) : change;
  return { ...body, ...changed, ...more };
};

/** Creates an object of a kind, with a change of the request that creates it. */
export const makeOf = async (
  trial: Trial,
  kind: string,
  more: Body = {},
  as?: Actor,
): Promise<Made> => {
  const known = kinds[kind];
  if (!known) throw new Blocked(`nothing is known of how to make a ${kind}`);
  const { by, steps = [], ...shape } = { ...shapesOf(known.by)[0], ...known };
  const named = new Named(trial, shape.of, as);
  const body = await bodyWith(trial, contractNamed(by), shape, {
    named,
    more,
    ...(as && { as }),
  });
  let object = await make(trial, by, { body }, `a new ${kind.replaceAll('_', ' ')}`, as);
  for (const step of steps) object = await step(trial, object, as);
  return object;
};

/**
 * Creates a valid request of an endpoint in one of its shapes, with new objects for its references.
 */
export const sampleOf = async (
  trial: Trial,
  endpoint: string | EndpointSpec,
  variant = 0,
): Promise<Input> => {
  const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
  const shape = shapesOf(contract.id)[variant] ?? {};
  const named = new Named(trial, shape.of);
  const params = shape.params ?? (await named.parameters(contract.params));
  const query = await named.parameters(contract.query);
  const input = { ...versionOf(contract.id), params, query };
  if (!contract.body) return input;
  return { ...input, body: await bodyWith(trial, contract, shape, { named }) };
};

/** Returns the indexes of the known shapes of valid requests of an endpoint. */
export const variantsOf = ({ id }: EndpointSpec): readonly number[] => [...shapesOf(id).keys()];
