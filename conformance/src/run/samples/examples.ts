// Creates bodies from the examples of contracts: with new values where they must be unique, and
// with the values that the target lists in the fields that accept them.
import type { EndpointSpec } from '@kasir/core';
import { listedCard } from '../../targets/magic/magic.ts';
import { contractNamed } from '../../registry.ts';
import { fieldsOf, withValue, type Field } from '../../schema.ts';
import type { Trial } from '../trial.ts';
import type { Body } from './sample.ts';

/** Returns the URL for webhooks that no law reads. */
export const idleUrl = ({ context: { receiver } }: Trial): string =>
  receiver ? receiver.idleUrl : 'https://callbacks.example/conformance';

/** Fields that a merchant chooses and that must be new. */
const references: ReadonlySet<string> = new Set([
  'external_id',
  'reference_id',
  'reference',
  'partnerReferenceNo',
]);

const passwords: ReadonlySet<string> = new Set(['auth_code', 'otp_code']);

/** Factor by which an amount may exceed its example, so that payments differ. */
const SPREAD = 1.2;

/** Returns the value of a field that replaces that of the example. */
const valueFor = (
  trial: Trial,
  { method, platformOnly = false }: EndpointSpec,
  { path, node, value }: Field,
): unknown => {
  const name = String(path.at(-1));
  const isTop = path.length === 1;
  const isInList = path.some((step) => typeof step === 'number');
  if (node.type === 'never' || isInList) return value;
  if (references.has(name) && (isTop || typeof value === 'string')) return trial.newReference();
  if (typeof value === 'number' && isTop && name.endsWith('amount') && Number.isInteger(value))
    return trial.amount(value, Math.floor(value * SPREAD));
  if (typeof value !== 'string') return value;
  if (passwords.has(name)) return trial.password;
  if (name === 'callback_url') return idleUrl(trial);
  // Every sub-account has its own email address.
  if (platformOnly && name.endsWith('email')) return `${trial.newReference()}@accounts.example`;
  // The description shows whether a change took effect.
  if (method === 'PATCH' && isTop && name === 'description') return trial.newReference();
  return listedCard(trial.magic, value);
};

/** Returns an example of a contract unchanged, the first if none is named. */
export const exampleOf = ({ id, examples = {} }: EndpointSpec, name?: string): Body => {
  const found = name === undefined ? (Object.values(examples)[0] ?? {}) : examples[name];
  if (found === undefined) throw new Error(`${id} has no example ${name}.`);
  return found as Body;
};

/** Creates the body of an example, ready to be sent except for the objects that it references. */
export const bodyFrom = (trial: Trial, contract: EndpointSpec, name?: string): Body => {
  const example = exampleOf(contract, name);
  const fields = contract.body ? fieldsOf(contract.body, example) : [];
  return fields.reduce<Body>((body, one) => {
    const own = valueFor(trial, contract, one);
    return own === one.value ? body : (withValue(body, one.path, own) as Body);
  }, example);
};

/**
 * Returns a function that creates bodies of an endpoint from one of its examples, with these
 * changes and more.
 */
export const bodiesOf =
  (endpoint: string, name?: string, change: Body = {}) =>
  (trial: Trial, more: Body = {}): Body => ({
    ...bodyFrom(trial, contractNamed(endpoint), name),
    ...change,
    ...more,
  });
