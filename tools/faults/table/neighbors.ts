// Data table of faults between accounts and between pages: idempotency keys that apply to other
// accounts, rows of the same millisecond, links, and ends of lists.
import type { Change, Fault } from '../fault.ts';

const answered = `      if (seen) return replayResponse(endpoint, seen.state, print);
      const response = validated.ok
        ? decided(endpoint, at, tx, validated.command)
        : refused(contract, validated.errors);`;

/** Keeps responses under the name `kept`, too, and finds them under the name `sought`. */
const shared = (kept: string, sought: string): Change => ({
  find: answered,
  replace: `      if (seen) return replayResponse(endpoint, seen.state, print);
      const { account } = context;
      const all = ((globalThis as { keys?: Map<string, StoredAnswer> }).keys ??= new Map());
      const other = all.get(\`\${${sought}} \${id}\`);
      if (other) return replayResponse(endpoint, other, print);
      const response = validated.ok
        ? decided(endpoint, at, tx, validated.command)
        : refused(contract, validated.errors);
      if (!isRunning(response)) all.set(\`\${${kept}} \${id}\`, { fingerprint: print, ...response });`,
});

/** True when a list has another filter than currency and owner, which every list has. */
const filtered =
  "Object.keys(filter.any ?? {}).some((name) => !['currency', 'owner'].includes(name))";

/** Lets rows that do not belong to a list decide whether the list has a next page. */
const more = (when: string, condition: string): Change => ({
  find: 'more: found.length > page.limit };',
  replace: `more: found.length > page.limit || (${when} && scope.statements.prepare(
    \`SELECT 1 FROM objects_\${scope.kind.name} WHERE partition ${condition} LIMIT 1\`,
  ).get(scope.partition, found.at(-1)?.id ?? '') !== undefined) };`,
});

export const neighborFaults: readonly Fault[] = [
  {
    id: 'key-reaches-children',
    title: 'an idempotency key of a platform applies to its sub-accounts',
    ...shared('account.id', 'account.parent'),
    laws: ['story-149'],
  },
  {
    id: 'key-reaches-parent',
    title: 'an idempotency key of a sub-account applies to its platform',
    ...shared('account.parent', 'account.id'),
    laws: ['story-149'],
  },
  {
    id: 'key-reaches-siblings',
    title: 'an idempotency key of a sub-account applies to the other sub-accounts',
    ...shared("account.parent ?? ''", 'account.parent ?? id'),
    laws: ['story-149'],
  },
  {
    id: 'key-reaches-strangers',
    title: 'an idempotency key of a customer creation applies to every account',
    ...shared('contract.id', "contract.id === 'customers.create' ? contract.id : ''"),
    laws: ['story-153'],
  },
  {
    id: 'key-of-payer-shared',
    title: 'an idempotency key of a QR payment applies to every account',
    ...shared('contract.id', "contract.id === 'qr_codes.simulate' ? contract.id : ''"),
    laws: ['story-149'],
  },
  {
    id: 'key-object-of-platform',
    title: 'objects that a platform creates for a sub-account have the business id of the platform',
    in: 'renderRequest',
    find: 'business_id: context.account.id,',
    replace: 'business_id: context.account.parent ?? context.account.id,',
    laws: ['story-150'],
  },
  {
    id: 'page-after-skips-moment',
    title: 'the page after an item omits items of the same millisecond',
    find: 'to = smaller(to, above);',
    replace: 'to = smaller(to, above.slice(0, 13));',
    laws: ['story-1'],
  },
  {
    id: 'page-before-skips-moment',
    title: 'the page before an item omits items of the same millisecond',
    find: 'from = larger(from, successor(below));',
    replace: 'from = larger(from, `${below.slice(0, 13)}~`);',
    laws: ['story-1'],
  },
  {
    id: 'page-moment-turned',
    title: 'items of the same millisecond are in reverse order on the page before an item',
    find: 'return { rows: reversed ? rows.toReversed() : rows, more',
    replace: `const moment = ({ id }: StoredObject) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
  return { rows: reversed ? rows.toSorted((a, b) => moment(b) - moment(a)) : rows, more`,
    laws: ['story-1'],
  },
  {
    id: 'page-more-before-others',
    title: 'a page before an item has has_more true when another account has newer rows',
    ...more('reversed', '<> ? AND id > ?'),
    laws: ['story-1'],
  },
  {
    id: 'page-more-of-filtered-others',
    title: 'the last page of a filtered list has has_more true when another account has older rows',
    ...more(filtered, '<> ? AND id < ?'),
    laws: ['story-1'],
  },
  {
    id: 'page-more-of-other-rows',
    title:
      'the last page of a filtered list has has_more true when rows outside the filter are older',
    ...more(filtered, '= ? AND id < ?'),
    laws: ['story-1'],
  },
  {
    id: 'page-link-turns-round',
    title: 'the link of a page before an item leads to the same page again',
    find: '{ before_id: rows[0]?.id }',
    replace: '{ before_id: rows.at(-1)?.id }',
    laws: ['story-1'],
  },
  {
    id: 'page-link-second-repeats',
    title: 'the link of the second page leads to it again',
    find: '{ after_id: rows.at(-1)?.id }',
    replace: '{ after_id: _after ?? rows.at(-1)?.id }',
    laws: ['story-1'],
  },
  {
    id: 'page-link-loses-bounds',
    title: 'the link to the next page loses the bounds of time',
    find: 'toQueryFields(Array.isArray(value) ? key : `${key}[${inner}]`, one),',
    replace: 'Array.isArray(value) ? toQueryFields(key, one) : ([inner, one].slice(2) as never[]),',
    laws: ['story-1'],
  },
  {
    id: 'page-link-first-value',
    title: 'the link to the next page keeps only the first of several values',
    find: ': Object.entries(value ?? {}).flatMap(',
    replace: ': Object.entries(value ?? {}).slice(0, Array.isArray(value) ? 1 : 9).flatMap(',
    laws: ['story-112'],
  },
  {
    id: 'page-link-loses-currency',
    title: 'the link to the next page forgets the currency',
    find: 'Object.entries({ ...filters, ...cursor })',
    replace: 'Object.entries({ ...filters, currency: undefined, ...cursor })',
    laws: ['story-2'],
  },
];
