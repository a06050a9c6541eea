// Laws about round trips of list items and texts.
import fc from 'fast-check';
import { anyText, everyPiece } from '../../generate/text.ts';
import { law, type Law } from '../../law.ts';
import { makeCustomer, makeQr, makeRequest } from '../../run/samples/makers.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import type { Input } from '../../wire/encode.ts';
import { expectSame, expectSuccess, expectThat } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';
import { perResource } from '../derive.ts';

const listed = perResource({
  id: 'rt-2',
  title: 'an item in a list equals the object read by its id',
  level: 'S',
  at: ({ list }) => list?.endpoint,
  clauses: {
    'customers.list': ['CUST-GET-data'],
    'payment_requests.list': ['PR2-LIST-data'],
    'transactions.list': ['TXN-LIST-data', 'TXN-GET-01', 'TXN-GET-transaction_id'],
  },
  run: async (trial, { make, read, params, list }) => {
    if (!list) return;
    const object = await make(trial);
    const query = { ...versionOf(list.endpoint), query: list.query(object) };
    const page = await trial.call(list.endpoint, query);
    expectSuccess(page, 'for a list');
    const one = await trial.call(read, { ...versionOf(read), params: params(object) });
    expectSame('the list and the one item', [one.body], itemsOf(page.body));
  },
});

/** Where a text is sent, and how the object is found by its reference. */
interface Place {
  readonly on: string;
  readonly find: string;
  readonly clauses: readonly string[];
  readonly make: (trial: Trial, reference: string, text: string) => Promise<Made>;
  readonly text: (object: unknown) => unknown;
  readonly by: (reference: string) => Input;
  /** Texts that a reference cannot be found by there. */
  readonly isTaken: (reference: string) => boolean;
}

/** As much of a text as the name of a key may have. */
const beginning = (text: string): string => Array.from(text).slice(0, 40).join('');

const description = (object: unknown): unknown => field(object, 'description');

const places: readonly Place[] = [
  {
    on: 'qr_codes.create',
    find: 'qr_codes.get',
    clauses: ['QR-CREATE-external_id', 'QR-GET-external_id', 'QR-CREATE-metadata'],
    make: (trial, external_id, text) =>
      makeQr(trial, { external_id, metadata: { [beginning(text)]: text } }),
    text: (object) => Object.values(field(object, 'metadata') ?? {})[0],
    by: (external_id) => ({ params: { external_id } }),
    // Other places in a path.
    isTaken: (reference) => ['.', '..', 'payments'].includes(reference),
  },
  {
    on: 'payment_requests.create',
    find: 'payment_requests.list',
    clauses: ['PR2-CREATE-reference_id', 'PR2-CREATE-description'],
    make: (trial, reference_id, text) => makeRequest(trial, { reference_id, description: text }),
    text: description,
    by: (reference_id) => ({ query: { reference_id } }),
    // A comma separates several.
    isTaken: (reference) => reference.includes(','),
  },
  {
    on: 'customers.create',
    find: 'customers.list',
    clauses: ['CUST-GET-reference_id', 'CUST-PATCH-description'],
    make: (trial, reference_id, text) => makeCustomer(trial, { reference_id, description: text }),
    text: description,
    by: (reference_id) => ({ query: { reference_id } }),
    isTaken: () => false,
  },
];

/** What is trimmed or composed, and what means something in a path, a query, a header or a page. */
const hostile = [
  { before: ' \t', after: '\n ', any: everyPiece },
  {
    before: 'x\r\nX-Cfm-Injected: 1',
    after: '/b?c=d#e%2Ff+g;h=1 ä/€',
    any: "x\nSet-Cookie: cfm=1</script><script>' OR 1=1 --",
  },
  { before: 'a,b&c=d+e ', after: '', any: everyPiece },
];

const texts: readonly Law[] = places.map(({ on, find, clauses, make, text, by, isTaken }) =>
  law({
    id: 'rt-3',
    on,
    title:
      'any text is returned byte for byte, also when it is used to find the object, and never becomes a header',
    level: 'S',
    clauses,
    endpoints: [on, find],
    run: (trial) =>
      trial.property(
        fc.record({ before: anyText(0, 100), after: anyText(0, 100), any: anyText(1, 255) }),
        async ({ before, after, any }) => {
          const reference = `${before}${trial.newReference()}${after}`;
          if (isTaken(reference) || beginning(any) === '__proto__') return;
          const object = await make(trial, reference, any);
          const seen = object['external_id'] ?? object['reference_id'];
          expectSame('the text and the reference', [any, reference], [text(object), seen]);
          const found = await trial.call(find, { ...versionOf(find), ...by(reference) });
          expectSuccess(found, 'for its own reference');
          const items = 'params' in by(reference) ? [found.body] : itemsOf(found.body);
          expectSame('the object and what is found', [object], items);
          const { 'x-cfm-injected': injected, 'set-cookie': cookie } = found.headers;
          expectThat(injected === undefined && cookie === undefined, 'no header of it', [
            injected,
            cookie,
          ]);
        },
        { examples: hostile },
      ),
  }),
);

export const listAndTextLaws: readonly Law[] = [...listed, ...texts];
