// Rules that choose connectors, and the settings of live mode, over the control API.
import { liveSettings, LIVE_SETTINGS, type LiveConnector } from '@kasir/payments/operation';
import { describe, expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';

const connectorOf = (name: string): LiveConnector => ({
  name,
  url: 'http://127.0.0.1:9100',
  secrets: ['sealed'],
  version: '1',
  cardData: false,
  channels: [],
  certificate: null,
  override: null,
  enabled: true,
  added: 0,
});

const open = async () => {
  const server = await openTestServer();
  const { platform, store, control } = server;
  await store.exec({ account: platform, mode: 'live' }, (_, tx) =>
    tx.insert(liveSettings, LIVE_SETTINGS, {
      public: {},
      state: {
        connectors: [connectorOf('a'), connectorOf('b')],
        routes: [],
        waitMs: 20_000,
        lateSuccess: 'keep',
      },
    }),
  );
  const path = `/accounts/${platform}/routes`;
  return {
    ...server,
    set: (...routes: readonly object[]) => control('POST', path, { routes }),
    get: async () => (await control('GET', path)).body,
  };
};

const whole = {
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

describe('rules', () => {
  test('are replaced as a whole; a rule without conditions matches everything', async () => {
    const { set, get } = await open();
    expect(await get()).toEqual({ routes: [] });
    const cards = {
      type: 'CARD',
      currency: 'IDR',
      min: 1,
      max: 9,
      share: 30,
      connectors: ['b', 'a'],
    };
    expect((await set(cards, { connectors: ['a'] })).body).toEqual({
      routes: [{ ...whole, ...cards }, whole],
    });
    expect((await set({ connectors: ['b'] })).body).toEqual(await get());
    expect(await get()).toEqual({ routes: [{ ...whole, connectors: ['b'] }] });
    expect((await set()).body).toEqual({ routes: [] });
  });

  test.each<[object, string, string]>([
    [{ connectors: ['c'] }, 'connectors.0', 'Must be one of a, b.'],
    [{ connectors: ['a', 'a'] }, 'connectors.1', 'Omit a here'],
    [{ connectors: [] }, 'connectors', 'at least 1'],
    [{ connectors: ['a'], min: 5 }, 'currency', 'required when min or max'],
    [{ connectors: ['a'], currency: 'IDR', min: 5, max: 4 }, 'max', 'at least 5'],
    [{ connectors: ['a'], currency: 'XXX' }, 'currency', 'IDR'],
    [{ connectors: ['a'], currency: 'IDR', min: 0.5 }, 'min', 'whole number'],
    [{ connectors: ['a'], share: 0 }, 'share', 'at least 1'],
    [{ connectors: ['a'], share: 101 }, 'share', 'at most 100'],
    [{ connectors: ['a'], type: '<img>' }, 'type', 'upper-case'],
    [{ connectors: ['a'], kind: 'CARD' }, 'kind', 'kind'],
  ])('like %j are refused with their path, and nothing is changed', async (route, place, words) => {
    const { set, get } = await open();
    await set({ connectors: ['b'] });
    const { status, body } = await set({ connectors: ['a'] }, route);
    expect(status).toBe(400);
    expect(body.errors[0].path).toContain('body.routes');
    expect(JSON.stringify(body.errors)).toContain(place);
    expect(body.message + JSON.stringify(body.errors)).toContain(words);
    expect(await get()).toEqual({ routes: [{ ...whole, connectors: ['b'] }] });
  });
});

describe('live settings', () => {
  test('have defaults and are changed one by one', async () => {
    const { control, branch } = await openTestServer();
    const path = `/accounts/${await branch()}/live_settings`;
    const statements = { missing_after_days: 7, agreed_fees: [] };
    expect((await control('GET', path)).body).toEqual({
      wait_ms: 20_000,
      late_success: 'keep',
      ...statements,
    });
    await control('PATCH', path, { wait_ms: 0 });
    const changed = { wait_ms: 0, late_success: 'refund', ...statements };
    expect((await control('PATCH', path, { late_success: 'refund' })).body).toEqual(changed);
    expect((await control('GET', path)).body).toEqual(changed);
  });

  test.each([{ wait_ms: 120_001 }, { wait_ms: -1 }, { late_success: 'lose' }, { wait: 1 }])(
    'like %j are refused',
    async (body) => {
      const { control, platform } = await openTestServer();
      expect((await control('PATCH', `/accounts/${platform}/live_settings`, body)).status).toBe(
        400,
      );
    },
  );
});
