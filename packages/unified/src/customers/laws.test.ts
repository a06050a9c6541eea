// Laws of customers over random people and random changes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyPatch,
  anyPerson,
  asSdkSends,
  createCustomerMerchant,
  listNames,
  personFields,
} from '../testing/customer-fixtures.ts';

const names = Object.keys(personFields);

/** Returns the fields that a customer created with this body must have. */
const expectedBody = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    names.map((name) => [name, body[name] ?? (listNames.includes(name) ? [] : null)]),
  );

const part = (customer: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, customer[name]]));

/** Returns the masked form of a phone number, computed character by character. */
const hidden = (number: unknown): string | null =>
  typeof number === 'string'
    ? Array.from(number, (character, index) =>
        number.length > 6 && (index < 4 || index >= number.length - 2) ? character : '#',
      ).join('')
    : null;

/** Returns a merchant that has created this person. */
const knowing = async (body: object) => {
  const merchant = createCustomerMerchant();
  const before = await merchant.create(body);
  return { ...merchant, before, id: before.id as string };
};

test('a created customer is read back as it was sent, by id and by reference_id (CUST-FIELD-reference_id, CUST-FIELD-metadata, CUST-GET-reference_id)', async () => {
  await fc.assert(
    fc.asyncProperty(anyPerson, async (body) => {
      const { before, read, find, id } = await knowing(body);
      expect(part(before)).toEqual(expectedBody(body));
      expect(before.reference_id).toBe(body['reference_id']);
      expect(await read(id)).toEqual(before);
      expect((await find(before.reference_id)).body.data).toEqual([before]);
    }),
    { numRuns: 60 },
  );
});

test('in a change, an absent field is kept, a present one replaces, and null clears (CUST-PATCH-02, CUST-PATCH-03, CUST-PATCH-04, CUST-PATCH-05, CUST-PATCH-08, CUST-FIELD-hashed_phone_number)', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPerson,
      fc.array(anyPatch, { minLength: 1, maxLength: 5 }),
      async (body, changes) => {
        const { before, patch, read, advance, id } = await knowing(body);
        let model: Record<string, unknown> = body;
        let last = before;
        for (const change of changes) {
          await advance(1_000);
          model = { ...model, ...change };
          const { status, body: after } = await patch(id, change);
          expect([status, after.message]).toEqual([200, undefined]);
          expect(part(after)).toEqual(expectedBody(model));
          expect(after.hashed_phone_number).toBe(
            hidden(model['mobile_number'] ?? model['phone_number']),
          );
          const { id: same, reference_id, type, created } = before;
          expect(after).toMatchObject({ id: same, reference_id, type, created });
          expect(await read(id)).toEqual(after);
          const isChanged = JSON.stringify(part(after)) !== JSON.stringify(part(last));
          expect(after.updated > last.updated).toBe(isChanged);
          last = after;
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a change that is sent twice has the effect of one (CUST-PATCH-02, CUST-UNSPEC-09)', async () => {
  await fc.assert(
    fc.asyncProperty(anyPerson, anyPatch, async (body, change) => {
      const { patch, read, advance, id } = await knowing(body);
      const once = (await patch(id, change)).body;
      for (const again of [change, asSdkSends(change), once.addresses.length ? once : {}]) {
        const { reference_id: _, type: __, ...sent } = again;
        await advance(1_000);
        expect((await patch(id, sent)).body).toEqual(once);
      }
      expect(await read(id)).toEqual(once);
    }),
    { numRuns: 60 },
  );
});

test('an address is the same under the names that official SDKs send (CUST-PATCH-addresses)', async () => {
  const contradicted = ({ addresses, ...body }: Readonly<Record<string, unknown>>) => ({
    ...body,
    addresses: (addresses as object[]).map((one) => ({
      street_line1: null,
      ...one,
      country_code: 'ZZ',
      line_2: 'street_line2' in one ? 'elsewhere' : undefined,
    })),
  });
  const withAddresses = anyPerson.filter((body) => Array.isArray(body['addresses']));
  await fc.assert(
    fc.asyncProperty(withAddresses, async (body) => {
      const { before } = await knowing(body);
      expect((await knowing(asSdkSends(body))).before).toEqual(before);
      const lines = before.addresses.map((one: object) => ({ street_line1: null, ...one }));
      expect((await knowing(contradicted(body))).before).toEqual({ ...before, addresses: lines });
    }),
    { numRuns: 60 },
  );
});

test('changes of different fields have the same result in either order (CUST-PATCH-02, CUST-PATCH-03)', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPerson,
      anyPatch,
      fc.infiniteStream(fc.boolean()),
      async (body, change, side) => {
        const parts: [object, object] = [{}, {}];
        for (const [name, value] of Object.entries(change))
          Object.assign(parts[side.next().value ? 0 : 1], { [name]: value });
        const ends = [];
        for (const order of [parts, parts.toReversed(), [change]]) {
          const { patch, read, id } = await knowing(body);
          for (const one of order) await patch(id, one);
          ends.push(await read(id));
        }
        const [there, back, together] = ends;
        expect(back).toEqual(there);
        expect(together).toEqual(there);
      },
    ),
    { numRuns: 60 },
  );
});

test('a refused change changes nothing, whatever else it contains (CUST-PATCH-06, CUST-PATCH-07)', async () => {
  const wrong = fc.constantFrom<Record<string, unknown>>(
    { reference_id: 'other' },
    { type: 'BUSINESS' },
    { business_detail: { business_name: 'Toko', business_type: 'TRUST' } },
    { email: 'nobody' },
    { addresses: [{}] },
  );
  await fc.assert(
    fc.asyncProperty(anyPerson, anyPatch, wrong, async (body, change, fault) => {
      const { patch, read, before, id } = await knowing(body);
      const { status, body: response } = await patch(id, { ...change, ...fault });
      expect([status, response.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(response.message).toContain(`body.${Object.keys(fault)[0]}`);
      expect(await read(id)).toEqual(before);
    }),
    { numRuns: 60 },
  );
});
