// Data table of faults between accounts and between pages: keys that reach too far, rows of one
// moment, links, and ends of lists.
import type { Change, Fault } from '../fault.ts';

const answered = `      if (seen) return replayResponse(endpoint, seen.state, print);
      const response = validated.ok
        ? decided(endpoint, at, tx, validated.command)
        : refused(contract, validated.errors);`;

/** Keeps answers beside the account's own, under one name, and looks for them under another. */
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

/** Whether a list is filtered by more than the currency and the owner, which every list is of. */
const filtered =
  "Object.keys(filter.any ?? {}).some((name) => !['currency', 'owner'].includes(name))";

/** A page whose end also depends on rows that it is not about. */
const more = (when: string, condition: string): Change => ({
  find: 'more: found.length > page.limit };',
  replace: `more: found.length > page.limit || (${when} && scope.statements.prepare(
    \`SELECT 1 FROM objects_\${scope.kind.name} WHERE partition ${condition} LIMIT 1\`,
  ).get(scope.partition, found.at(-1)?.id ?? '') !== undefined) };`,
});

export const neighborFaults: readonly Fault[] = [
  {
    id: 'key-reaches-children',
    title: 'a key that a platform has used counts in its sub-accounts',
    ...shared('account.id', 'account.parent'),
    laws: ['story-149'],
  },
  {
    id: 'key-reaches-parent',
    title: 'a key that a sub-account has used counts for its platform',
    ...shared('account.parent', 'account.id'),
    laws: ['story-149'],
  },
  {
    id: 'key-reaches-siblings',
    title: 'a key that a sub-account has used counts for the others of its platform',
    ...shared("account.parent ?? ''", 'account.parent ?? id'),
    laws: ['story-149'],
  },
  {
    id: 'key-reaches-strangers',
    title: 'a key for a customer counts in every account',
    ...shared('contract.id', "contract.id === 'customers.create' ? contract.id : ''"),
    laws: ['story-153'],
  },
  {
    id: 'key-of-payer-shared',
    title: 'a key of a QR payment counts in every account',
    ...shared('contract.id', "contract.id === 'qr_codes.simulate' ? contract.id : ''"),
    laws: ['story-149'],
  },
  {
    id: 'key-object-of-platform',
    title: 'what a platform makes for a sub-account carries the business id of the platform',
    in: 'renderRequest',
    find: 'business_id: context.account.id,',
    replace: 'business_id: context.account.parent ?? context.account.id,',
    laws: ['story-150'],
  },
  {
    id: 'page-after-skips-moment',
    title: 'the page after an item leaves out what came at the same moment',
    find: 'to = smaller(to, above);',
    replace: 'to = smaller(to, above.slice(0, 13));',
    laws: ['story-1'],
  },
  {
    id: 'page-before-skips-moment',
    title: 'the page before an item leaves out what came at the same moment',
    find: 'from = larger(from, successor(below));',
    replace: 'from = larger(from, `${below.slice(0, 13)}~`);',
    laws: ['story-1'],
  },
  {
    id: 'page-moment-turned',
    title: 'what came at the same moment stands upside down on the page before an item',
    find: 'return { rows: reversed ? rows.toReversed() : rows, more',
    replace: `const moment = ({ id }: StoredObject) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
  return { rows: reversed ? rows.toSorted((a, b) => moment(b) - moment(a)) : rows, more`,
    laws: ['story-1'],
  },
  {
    id: 'page-more-before-others',
    title: 'a page before an item tells of more where another account has newer rows',
    ...more('reversed', '<> ? AND id > ?'),
    laws: ['story-1'],
  },
  {
    id: 'page-more-of-filtered-others',
    title: 'the last page of a filtered list tells of more where another account has older rows',
    ...more(filtered, '<> ? AND id < ?'),
    laws: ['story-1'],
  },
  {
    id: 'page-more-of-other-rows',
    title: 'the last page of a filtered list tells of more where other rows are older',
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
    title: 'the link to the next page forgets bounds of time',
    find: 'toQueryFields(Array.isArray(value) ? key : `${key}[${inner}]`, one),',
    replace: 'Array.isArray(value) ? toQueryFields(key, one) : ([inner, one].slice(2) as never[]),',
    laws: ['story-1'],
  },
  {
    id: 'page-link-first-value',
    title: 'the link to the next page keeps only the first of several values',
    find: ': Object.entries(value ?? {}).flatMap(',
    replace: ': Object.entries(value ?? {}).slice(0, Array.isArray(value) ? 1 : 9).flatMap(',
    laws: ['story-2'],
  },
  {
    id: 'page-link-loses-currency',
    title: 'the link to the next page forgets the currency',
    find: 'Object.entries({ ...filters, ...cursor })',
    replace: 'Object.entries({ ...filters, currency: undefined, ...cursor })',
    laws: ['story-2'],
  },
];
