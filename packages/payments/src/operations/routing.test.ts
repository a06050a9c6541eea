// The choice of connectors: order of rules, conditions, shares, and what cannot be used.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelWorks } from './state.ts';
import {
  canPerform,
  canSave,
  chooseConnectors,
  hasInstallments,
  type NewConnectorTask,
} from './routing.ts';
import type { ConnectorChannel, LiveConnector, Route } from './settings.ts';

const dana: ConnectorChannel = {
  type: 'EWALLET',
  code: 'DANA',
  country: 'ID',
  currency: 'IDR',
  works: ['charge', 'refund', 'link', 'unlink'],
  min: 1_000,
  max: 10_000_000,
  captures: null,
  refunds: { partial: true, several: true, days: null },
  authorizationHours: null,
};
const cards: ConnectorChannel = {
  ...dana,
  type: 'CARD',
  code: 'CARDS',
  works: ['charge', 'authorize', 'capture', 'void', 'refund'],
};

const connectorOf = (name: string, changes: Partial<LiveConnector> = {}): LiveConnector => ({
  name,
  url: 'http://127.0.0.1:9100',
  secrets: ['sealed'],
  version: '1',
  cardData: true,
  channels: [dana, cards],
  certificate: null,
  override: null,
  enabled: true,
  added: 0,
  ...changes,
});

const anything: Route = {
  type: null,
  channel: null,
  country: null,
  currency: null,
  network: null,
  min: null,
  max: null,
  share: 100,
  connectors: ['a'],
};

const charge: NewConnectorTask = {
  work: 'charge',
  type: 'EWALLET',
  channel: 'DANA',
  country: 'ID',
  currency: 'IDR',
  network: null,
  amount: 50_000,
  withCard: false,
  seed: 'op_1',
};
const cardCharge: NewConnectorTask = {
  ...charge,
  type: 'CARD',
  channel: 'CARDS',
  network: 'VISA',
  withCard: true,
};

const [a, b, c] = [connectorOf('a'), connectorOf('b'), connectorOf('c')];

const namesOf = (
  connectors: readonly LiveConnector[],
  routes: readonly Route[],
  task: NewConnectorTask = charge,
): readonly string[] => chooseConnectors({ connectors, routes }, task).map(({ name }) => name);

test('without rules every connector that can do the task is tried, in the order of the account', () => {
  expect(namesOf([b, a, c], [])).toEqual(['b', 'a', 'c']);
  expect(namesOf([], [])).toEqual([]);
});

test('the first rule that matches decides, with its fallbacks in its order', () => {
  const routes = [
    { ...anything, type: 'CARD', connectors: ['a'] },
    { ...anything, connectors: ['c', 'b'] },
    anything,
  ];
  expect(namesOf([a, b, c], routes)).toEqual(['c', 'b']);
  expect(namesOf([a, b, c], routes, cardCharge)).toEqual(['a']);
});

test('without a rule that matches there is no connector', () => {
  expect(namesOf([a], [{ ...anything, currency: 'PHP' }])).toEqual([]);
});

test('the next rule decides when no connector of a matching rule can do the task', () => {
  const off = connectorOf('a', { enabled: false });
  const routes = [anything, { ...anything, connectors: ['unknown'] }];
  expect(namesOf([off, b], [...routes, { ...anything, connectors: ['a', 'b'] }])).toEqual(['b']);
  expect(namesOf([off, b], routes)).toEqual([]);
});

describe('a rule matches by', () => {
  const of = (route: Partial<Route>, task: Partial<NewConnectorTask> = {}) =>
    namesOf([a], [{ ...anything, ...route }], { ...cardCharge, ...task }).length === 1;

  test.each([
    ['type', 'CARD', 'EWALLET'],
    ['channel', 'CARDS', 'DANA'],
    ['country', 'ID', 'PH'],
    ['currency', 'IDR', 'PHP'],
    ['network', 'VISA', 'MASTERCARD'],
  ] as const)('%s', (condition, same, other) => {
    expect(of({ [condition]: same })).toBe(true);
    expect(of({ [condition]: other })).toBe(false);
  });

  test('a network only when the network of the card is known', () => {
    expect(of({ network: 'VISA' }, { network: null })).toBe(false);
    expect(of({}, { network: null })).toBe(true);
  });

  test('bounds, inclusive at both ends', () => {
    expect(of({ min: 50_000, max: 50_000 })).toBe(true);
    expect(of({ min: 50_001 })).toBe(false);
    expect(of({ max: 49_999 })).toBe(false);
  });

  test('bounds only when the amount is known', () => {
    expect(of({}, { amount: null })).toBe(true);
    expect(of({ min: 1 }, { amount: null })).toBe(false);
    expect(of({ max: 1_000_000 }, { amount: null })).toBe(false);
  });
});

describe('a connector can perform', () => {
  test('only the works, channels and currencies that it declares', () => {
    expect(canPerform(a, charge)).toBe(true);
    for (const change of [
      { work: 'authorize' },
      { type: 'CARD' },
      { channel: 'OVO' },
      { country: 'PH' },
      { currency: 'USD' },
    ] as const)
      expect(canPerform(a, { ...charge, ...change })).toBe(false);
  });

  test('tasks with card data only when it declares card data', () => {
    const without = connectorOf('a', { cardData: false });
    expect(canPerform(without, cardCharge)).toBe(false);
    expect(canPerform(without, { ...cardCharge, withCard: false })).toBe(true);
  });

  test('payments within its bounds; refunds, links and amounts that the payer chooses have no bounds', () => {
    expect(canPerform(a, { ...charge, amount: 1_000 })).toBe(true);
    expect(canPerform(a, { ...charge, amount: 999 })).toBe(false);
    expect(canPerform(a, { ...charge, amount: 10_000_001 })).toBe(false);
    expect(canPerform(a, { ...charge, work: 'refund', amount: 1 })).toBe(true);
    expect(canPerform(a, { ...charge, work: 'link', amount: 1 })).toBe(true);
    expect(canPerform(a, { ...charge, amount: null })).toBe(true);
  });

  test('amounts from its least to its most, inclusive, for what a payer pays; each bound alone, too', () => {
    const isDone = (
      work: NewConnectorTask['work'],
      amount: number,
      bounds: Partial<Pick<Route, 'min' | 'max'>>,
    ) => {
      const channel = { ...dana, ...bounds, works: channelWorks };
      return canPerform(connectorOf('a', { channels: [channel] }), { ...charge, work, amount });
    };
    for (const work of ['charge', 'authorize', 'issue'] as const) {
      expect(
        [999, 1_000, 5_000, 5_001].map((amount) => isDone(work, amount, { max: 5_000 })),
      ).toEqual([false, true, true, false]);
      expect([999, 1_000, 1e15].map((amount) => isDone(work, amount, { max: null }))).toEqual([
        false,
        true,
        true,
      ]);
      expect(
        [1, 5_000, 5_001].map((amount) => isDone(work, amount, { min: null, max: 5_000 })),
      ).toEqual([true, true, false]);
    }
    for (const work of ['capture', 'void', 'refund', 'link', 'unlink', 'close'] as const)
      for (const amount of [1, 5_001]) expect(isDone(work, amount, { max: 5_000 })).toBe(true);
  });

  test('payments in installments only on channels that have them', () => {
    const taskIn = { ...charge, inInstallments: true };
    expect(canPerform(a, taskIn)).toBe(false);
    for (const installments of ['optional', 'required'] as const) {
      const channels = [{ ...dana, installments }];
      expect(canPerform(connectorOf('a', { channels }), taskIn)).toBe(true);
      expect(canPerform(connectorOf('a', { channels }), charge)).toBe(true);
    }
  });

  test('continuations of what has begun, also when it is disabled', () => {
    expect(canPerform(connectorOf('a', { enabled: false }), { ...charge, work: 'refund' })).toBe(
      true,
    );
  });

  test('nothing during its removal, so that its operations can be counted', () => {
    const removing = connectorOf('a', { enabled: false, removing: true });
    expect(canPerform(removing, { ...charge, work: 'refund' })).toBe(false);
  });
});

test('a connector saves means of payment only on a channel of the task that says so', () => {
  const saving = (change: Partial<ConnectorChannel>) =>
    canSave(connectorOf('a', { channels: [dana, { ...dana, ...change }] }), charge);
  expect(saving({ saves: true })).toBe(true);
  expect(saving({ saves: false })).toBe(false);
  expect(saving({})).toBe(false);
  expect(saving({ saves: true, code: 'OVO' })).toBe(false);
  expect(saving({ saves: true, works: ['refund'] })).toBe(false);
});

test('an account has installments on a channel when an enabled connector declares them there', () => {
  const has = (change: Partial<ConnectorChannel>, enabled = true) => {
    const own: ConnectorChannel = { ...dana, installments: 'optional', ...change };
    return hasInstallments(
      { connectors: [b, connectorOf('a', { channels: [own], enabled })] },
      dana,
    );
  };
  expect(has({})).toBe(true);
  expect(has({ installments: 'required' })).toBe(true);
  expect(has({ installments: undefined })).toBe(false);
  expect(has({}, false)).toBe(false);
  for (const other of [{ type: 'CARD' }, { code: 'OVO' }, { country: 'PH' }])
    expect(has(other)).toBe(false);
  expect(hasInstallments({ connectors: [] }, dana)).toBe(false);
});

test('a rule names its connectors in its own order, without those that are unknown or cannot do the task', () => {
  const off = connectorOf('b', { enabled: false });
  const routes = [{ ...anything, connectors: ['c', 'unknown', 'b', 'a'] }];
  expect(namesOf([a, off, c], routes)).toEqual(['c', 'a']);
});

test('every operation that a rule gets with a share it also gets with a larger one', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      (seed, one, two) => {
        const isOwn = (share: number) =>
          namesOf([a], [{ ...anything, share }], { ...charge, seed }).length > 0;
        const [less, more] = one < two ? [one, two] : [two, one];
        expect(isOwn(more) || !isOwn(less)).toBe(true);
      },
    ),
  );
});

describe('shares', () => {
  const seeds = Array.from({ length: 20_000 }, (_, position) => `operation-${position}`);
  const count = (routes: readonly Route[]): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = { a: 0, b: 0, c: 0, none: 0 };
    for (const seed of seeds) {
      const [first = 'none'] = namesOf([a, b, c], routes, { ...charge, seed });
      counts[first] = (counts[first] ?? 0) + 1;
    }
    return counts;
  };
  /** Five standard deviations of a binomial distribution. */
  const expectShare = (counted: number | undefined, share: number) => {
    const deviation = Math.sqrt(seeds.length * share * (1 - share));
    expect(Math.abs((counted ?? 0) - seeds.length * share)).toBeLessThan(5 * deviation);
  };

  test('a rule gets its share, and the next rule its share of the rest', () => {
    const counts = count([
      { ...anything, share: 30 },
      { ...anything, share: 50, connectors: ['b'] },
      { ...anything, connectors: ['c'] },
    ]);
    expectShare(counts['a'], 0.3);
    expectShare(counts['b'], 0.35);
    expectShare(counts['c'], 0.35);
    expect(counts['none']).toBe(0);
  });

  test('a share of 1 gets one percent of the operations, and a share of 100 gets all', () => {
    const counts = count([
      { ...anything, share: 1 },
      { ...anything, connectors: ['b'] },
    ]);
    expectShare(counts['a'], 0.01);
    expect(count([anything])).toMatchObject({ a: seeds.length });
  });

  test('a share of 99 leaves one percent of the operations to the next rule', () => {
    const rest = { ...anything, connectors: ['b'] };
    expectShare(count([{ ...anything, share: 99 }, rest])['b'], 0.01);
  });
});

describe('laws', () => {
  const names = ['a', 'b', 'c', 'd'];
  const bound = fc.option(fc.integer({ min: 0, max: 100 }));
  const channel = fc.record({
    type: fc.constantFrom('EWALLET', 'CARD'),
    code: fc.constantFrom('DANA', 'CARDS'),
    works: fc.uniqueArray(fc.constantFrom(...channelWorks)),
    min: bound,
    max: bound,
  });
  const connectors = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      enabled: fc.boolean(),
      cardData: fc.boolean(),
      channels: fc.array(
        channel.map((one) => ({ ...dana, ...one })),
        { maxLength: 3 },
      ),
    }),
    { selector: ({ name }) => name },
  );
  const settings = connectors.map((list) =>
    list.map(({ name, ...rest }) => connectorOf(name, rest)),
  );
  const route: fc.Arbitrary<Route> = fc.record({
    type: fc.option(fc.constantFrom('EWALLET', 'CARD')),
    channel: fc.option(fc.constantFrom('DANA', 'CARDS')),
    country: fc.option(fc.constantFrom('ID', 'PH')),
    currency: fc.constant(null),
    network: fc.option(fc.constantFrom('VISA', 'JCB')),
    min: bound,
    max: bound,
    share: fc.integer({ min: 1, max: 100 }),
    connectors: fc.uniqueArray(fc.constantFrom(...names, 'unknown'), { minLength: 1 }),
  });
  const task: fc.Arbitrary<NewConnectorTask> = fc.record({
    work: fc.constantFrom('charge', 'authorize', 'link', 'issue'),
    type: fc.constantFrom('EWALLET', 'CARD'),
    channel: fc.constantFrom('DANA', 'CARDS'),
    country: fc.constant('ID'),
    currency: fc.constant('IDR'),
    network: fc.option(fc.constantFrom('VISA', 'JCB')),
    amount: bound,
    withCard: fc.boolean(),
    seed: fc.string({ minLength: 1 }),
  });

  test('every chosen connector is enabled, can do the task, and is chosen once', () => {
    fc.assert(
      fc.property(settings, fc.array(route), task, (connectors, routes, wanted) => {
        const chosen = chooseConnectors({ connectors, routes }, wanted);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const one of chosen) {
          expect(connectors).toContain(one);
          expect(one.enabled && canPerform(one, wanted)).toBe(true);
        }
      }),
    );
  });

  test('the same operation always gets the same connectors', () => {
    fc.assert(
      fc.property(settings, fc.array(route), task, (connectors, routes, wanted) => {
        const first = namesOf(connectors, routes, wanted);
        expect(
          namesOf(structuredClone(connectors), structuredClone(routes), { ...wanted }),
        ).toEqual(first);
      }),
    );
  });

  test('connectors that cannot be used do not change the choice', () => {
    fc.assert(
      fc.property(settings, fc.array(route), task, (connectors, routes, wanted) => {
        const usable = connectors.filter((one) => one.enabled && canPerform(one, wanted));
        expect(namesOf(usable, routes, wanted)).toEqual(namesOf(connectors, routes, wanted));
      }),
    );
  });

  test('with a last rule for everything, a connector is found whenever one can do the task', () => {
    fc.assert(
      fc.property(settings, fc.array(route), task, (connectors, routes, wanted) => {
        const last = { ...anything, connectors: names };
        const found = namesOf(connectors, [...routes, last], wanted);
        expect(found.length > 0).toBe(namesOf(connectors, [], wanted).length > 0);
      }),
    );
  });
});
