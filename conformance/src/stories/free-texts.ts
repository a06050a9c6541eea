// Texts without a meaning, such as names and addresses: in a story any other text does as well,
// from one character to the most that their field can have.
import fc from 'fast-check';
import type { EndpointSpec } from '@kasir/core';
import { anyText } from '../generate/text.ts';
import { accepts } from '../model/missing.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { drawn } from '../run/samples/values.ts';
import { declaredIn, fieldsOf, withValue, type Field, type Node } from '../schema.ts';

/** Fields whose text a target only keeps, by the last name of their path. */
const FREE: ReadonlySet<string> = new Set([
  'name',
  'customer_name',
  'display_name',
  'first_name',
  'last_name',
  'given_names',
  'surname',
  'trading_name',
  'address',
  'city',
  'province',
  'state',
  'province_state',
  'postal_code',
  'street_line1',
  'street_line2',
  'category',
]);

/** Pages of a merchant that nobody opens, so that any other page does as well. */
const PAGE = 'https://merchant.example/';
/** Names in an email address that nobody reads. */
const MAILBOX = '@customers.example';

/** The most characters of a text whose field states no limit. */
const LENGTH = 100;

/** Returns whether a text has no meaning. */
const isFree = (name: string, { type, format, pattern, ref }: Node): boolean =>
  FREE.has(name) && type === 'string' && format === null && pattern === null && ref === null;

const textsOf = ({ min, max }: Node): fc.Arbitrary<string> => {
  const most = max ?? LENGTH;
  return fc.oneof(
    fc.constantFrom('a', '7', 'é'),
    anyText(most, most),
    anyText(Math.max(1, min ?? 1), Math.min(most, LENGTH)),
  );
};

const piece = fc.stringMatching(/^[a-z][\w-]{0,11}$/);

/** Returns values that may replace a field's value; null where it has a meaning. */
const othersOf = ({ path, node, value }: Field): fc.Arbitrary<string> | null => {
  if (typeof value !== 'string' || value === '') return null;
  if (value.startsWith(PAGE))
    return fc.tuple(piece, piece).map(([one, other]) => `${PAGE}${one}?order=${other}&x=%20`);
  if (value.endsWith(MAILBOX)) return piece.map((name) => `a${name}a+b${MAILBOX}`);
  return isFree(String(path.at(-1)), node) ? textsOf(node) : null;
};

/** Returns whether a request can have a text without a meaning; in a signed one, all have. */
export const hasFreeTexts = ({ body }: EndpointSpec): boolean => {
  const all = body === undefined ? [] : declaredIn(body);
  return (
    all.every(({ path }) => path !== 'signature') &&
    all.some(
      ({ path, node }) => isFree(path.split('.').at(-1) ?? '', node) || node.format === 'uri',
    )
  );
};

/** Returns a body with other texts where they have no meaning; each one that is accepted. */
export const withOtherTexts = (contract: EndpointSpec, body: Made, draw: SeededRandom): Made => {
  const fields = contract.body ? fieldsOf(contract.body, body) : [];
  return fields.reduce<Made>((made, one) => {
    const others = othersOf(one);
    if (others === null) return made;
    const changed = withValue(made, one.path, drawn(others, draw)) as Made;
    return accepts(contract, changed) ? changed : made;
  }, body);
};
