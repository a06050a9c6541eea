// The law about texts: they are returned byte for byte and have no side effects.
import fc from 'fast-check';
import { anyText, everyPiece } from '../../generate/text.ts';
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { makeCustomer, makeQr, makeRequest } from '../../run/samples/makers.ts';
import { versionOf, type Body } from '../../run/samples/sample.ts';
import { expectSame, expectSuccess, expectThat } from '../../violation.ts';
import { itemsOf } from '../../targets/wire/message.ts';

/** An endpoint that accepts texts, and the one that finds its object by the reference. */
interface Place {
  readonly on: string;
  readonly make: typeof makeQr;
  readonly find: string;
  readonly reference: 'external_id' | 'reference_id';
  readonly clauses: readonly string[];
  readonly fields: (text: string) => Body;
  /** Returns whether the object cannot be found by this reference. */
  readonly isTaken: (reference: string) => boolean;
}

/** Returns as much of a text as fits into a metadata key. */
const beginning = (text: string): string => Array.from(text).slice(0, 40).join('');

const places: readonly Place[] = [
  {
    on: 'qr_codes.create',
    make: makeQr,
    find: 'qr_codes.get',
    reference: 'external_id',
    clauses: ['QR-CREATE-external_id', 'QR-GET-external_id', 'QR-CREATE-metadata'],
    fields: (text) => ({ metadata: { [beginning(text)]: text } }),
    // As the last segment of a path, these lead to other endpoints.
    isTaken: (reference) => ['.', '..', 'payments'].includes(reference),
  },
  {
    on: 'payment_requests.create',
    make: makeRequest,
    find: 'payment_requests.list',
    reference: 'reference_id',
    clauses: ['PR2-CREATE-reference_id', 'PR2-CREATE-description'],
    fields: (description) => ({ description }),
    // A comma separates several references.
    isTaken: (reference) => reference.includes(','),
  },
  {
    on: 'customers.create',
    make: makeCustomer,
    find: 'customers.list',
    reference: 'reference_id',
    clauses: ['CUST-GET-reference_id', 'CUST-PATCH-description'],
    fields: (description) => ({ description }),
    isTaken: () => false,
  },
];

/**
 * Texts that could be trimmed or composed, or that have a meaning in a path, a query, a header or a
 * page.
 */
const hostile = [
  { before: ' \t', after: '\n ', any: everyPiece },
  {
    before: 'x\r\nX-Cfm-Injected: 1',
    after: '/b?c=d#e%2Ff+g;h=1 ä/€',
    any: "x\nSet-Cookie: cfm=1</script><script>' OR 1=1 --",
  },
  { before: 'a,b&c=d+e ', after: '', any: everyPiece },
];

export const textLaws: readonly Law[] = places.map(
  ({ on, make, find, reference, clauses, fields, isTaken }) =>
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
            const name = `${before}${trial.newReference()}${after}`;
            if (isTaken(name) || beginning(any) === '__proto__') return;
            const sent = { [reference]: name, ...fields(any) };
            const object = await make(trial, sent);
            const seen = Object.fromEntries(Object.keys(sent).map((key) => [key, object[key]]));
            expectSame('the texts', sent, seen);
            const isOne = contractNamed(find).params !== undefined;
            const by = { [reference]: name };
            const input = isOne ? { params: by } : { query: by };
            const found = await trial.call(find, { ...versionOf(find), ...input });
            expectSuccess(found, 'for its own reference');
            const items = isOne ? [found.body] : itemsOf(found.body);
            expectSame('the object and what is found', [object], items);
            const { 'x-cfm-injected': injected, 'set-cookie': cookie } = found.headers;
            const isHeader = injected !== undefined || cookie !== undefined;
            expectThat(!isHeader, 'no header of it', [injected, cookie]);
          },
          { examples: hostile },
        ),
    }),
);
