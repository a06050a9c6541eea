// Tests dated versions at the QR endpoints, for which the specification lists none.
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';

const { call } = legacyPlatform();

const requests = (external_id: string) =>
  [
    [
      'POST',
      '/qr_codes',
      { external_id, type: 'STATIC', callback_url: 'https://merchant.example/qr' },
    ],
    ['GET', `/qr_codes/${external_id}`, undefined],
    ['POST', `/qr_codes/${external_id}/payments/simulate`, { amount: 1_000 }],
    ['GET', `/qr_codes/payments?external_id=${external_id}`, undefined],
  ] as const;

const statuses = async (header: string, version: string): Promise<number[]> => {
  const found: number[] = [];
  for (const [method, path, body] of requests(`${header}-${version}`)) {
    const { status } = await call(method, path, body, { headers: { [header]: version } });
    found.push(status);
  }
  return found;
};

test.each(['api-version', 'x-api-version'])(
  'QR endpoints accept any date as %s, so that a client can send one version with every request (VER-01, VER-02, VER-UNSPEC-01)',
  async (header) => {
    for (const version of ['2019-02-04', '2020-10-31', '2024-11-11'])
      expect(await statuses(header, version)).toEqual([200, 200, 200, 200]);
  },
);

test('a version that is not a date is refused (VER-01, VER-UNSPEC-02)', async () => {
  for (const version of ['latest', '2020-10-32'])
    expect(await statuses('api-version', version)).toEqual([400, 400, 400, 400]);
});
