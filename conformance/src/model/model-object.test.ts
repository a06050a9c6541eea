// Tests that stated fields of an object are exact, and that all others are free but the same
// wherever they are seen, until something happens to the object.
import { describe, expect, test } from 'vitest';
import { field } from '../targets/wire/message.ts';
import { is, none, oneOf, partly, some, that } from './rule.ts';
import type { Account } from './account.ts';
import { type Kind, ModelObject } from './model.ts';

const account: Account = {
  name: 'an account',
  id: 'business',
  actors: [],
  inbox: null,
  token: null,
  secret: null,
  versions: new Map(),
  families: new Set(),
  isRevocable: false,
  live: null,
  alone: true,
};

const kind: Kind<{ amount: number; status: string }> = {
  name: 'a QR code',
  clauses: 'QR-FIELD-id',
  classOf: ({ status }) => status,
  moving: ['updated', 'status'],
  rules: ({ amount, status }) => ({ amount: is(amount), status: oneOf([status, 'ACTIVE']) }),
  views: [],
};

const made = (): ModelObject<{ amount: number; status: string }> =>
  new ModelObject({
    kind,
    account,
    key: '1.0',
    id: 'qr_1',
    facts: { amount: 5_000, status: 'ACTIVE' },
  });

const body = {
  amount: 5_000,
  status: 'ACTIVE',
  qr_string: '0002',
  updated: 'Monday',
  colour: 'red',
};

describe('an object of the model', () => {
  test('has the stated values, otherwise the error names field, view and clause', () => {
    const thing = made();
    expect(() => thing.see({ ...body, amount: 5_001 }, { view: 'get' })).toThrow(
      /amount of a QR code \(1.0\), in get, to be 5000 \(QR-FIELD-amount\).*5001/,
    );
    expect(() => made().see(body, { view: 'get' })).not.toThrow();
  });

  test('shows the rest of a value the same in every view when its rule is about a part', () => {
    const partial: typeof kind = {
      ...kind,
      rules: () => ({ link: partly(that('a link to a', (link) => field(link, 'to') === 'a')) }),
    };
    const thing = new ModelObject({
      kind: partial,
      account,
      key: '1.0',
      id: 'qr_1',
      facts: { amount: 5_000, status: 'ACTIVE' },
    });
    const link = { to: 'a', text: 'A' };
    thing.see({ link }, { view: 'get' });
    expect(() => thing.see({ link: { ...link, to: 'b' } }, { view: 'get' })).toThrow(/a link to a/);
    expect(() => thing.see({ link: { ...link, text: 'B' } }, { view: 'a list' })).toThrow(
      /link of a QR code \(1.0\), in a list, to be .*as it was seen before/,
    );
  });

  test('shows a field without a rule the same in every view', () => {
    const thing = made();
    thing.see(body, { view: 'get' });
    expect(() => thing.see({ ...body, qr_string: '0003' }, { view: 'a list' })).toThrow(
      /qr_string of a QR code \(1.0\), in a list, to be 0002, as it was seen before/,
    );
  });

  test('may leave out a field that no clause names, and no other field', () => {
    const thing = made();
    thing.see(body, { view: 'get' });
    const { colour: _, ...without } = body;
    expect(() => thing.see(without, { view: 'a list' })).not.toThrow();
    const { qr_string: __, ...less } = body;
    expect(() => thing.see(less, { view: 'a list' })).toThrow(/qr_string/);
    expect(() => thing.see(less, { view: 'an event', partial: true })).not.toThrow();
    expect(() => thing.see({ ...body, colour: 'blue' }, { view: 'get' })).toThrow(/colour/);
  });

  test('may change its moving fields once after something has happened to it', () => {
    const thing = made();
    thing.see(body, { view: 'get' });
    expect(() => thing.see({ ...body, updated: 'Tuesday' }, { view: 'get' })).toThrow(/updated/);
    thing.touch();
    thing.see({ ...body, updated: 'Tuesday' }, { view: 'get' });
    expect(() => thing.see({ ...body, updated: 'Friday' }, { view: 'a list' })).toThrow(/updated/);
  });

  test('has the time of what happened since it was last seen, also where its kind has a rule', () => {
    const minute = 60_000;
    const { updated: _, ...untimed } = body;
    const seenPaid = (paidAt: number, rule = some()): void => {
      let now = 0;
      const thing = new ModelObject({
        kind: { ...kind, rules: () => ({ paid_at: now === 0 ? none() : rule }) },
        account,
        key: '1.0',
        id: 'qr_1',
        facts: { amount: 5_000, status: 'ACTIVE' },
        clock: () => now,
      });
      thing.see(untimed, { view: 'get' });
      now = 2 * minute;
      thing.touch();
      thing.see({ ...untimed, paid_at: new Date(paidAt).toISOString() }, { view: 'get' });
      // A time that is known stays, whatever the clock shows then.
      now = 5 * minute;
      thing.see({ ...untimed, paid_at: new Date(paidAt).toISOString() }, { view: 'get' });
    };
    expect(() => seenPaid(minute)).not.toThrow();
    expect(() => seenPaid(-minute)).toThrow(/paid_at of a QR code .* to be from 1970/);
    expect(() => seenPaid(3 * minute)).toThrow(/paid_at/);
    expect(() => seenPaid(minute, none())).toThrow(/paid_at .* to be null or left out/);
  });

  test('remembers the statuses that it has passed', () => {
    const thing = made();
    thing.see(body, { view: 'get' });
    thing.facts = { amount: 5_000, status: 'INACTIVE' };
    thing.touch();
    thing.see({ ...body, status: 'INACTIVE' }, { view: 'get' });
    expect(thing.takeSteps()).toEqual([
      { from: undefined, to: 'ACTIVE' },
      { from: 'ACTIVE', to: 'INACTIVE' },
    ]);
    expect(thing.takeSteps()).toEqual([]);
  });

  test('is a violation when it is not an object at all', () => {
    expect(() => made().see(undefined, { view: 'get' })).toThrow(/a QR code in get/);
    expect(none().holds(null)).toBe(true);
  });
});
