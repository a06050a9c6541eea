// For tests: an account without terms or settings of its own.
import type { AccountView } from '@kasir/core/server';

export const plainAccount: AccountView = {
  id: '0123456789abcdef01234567',
  name: 'Toko',
  parent: null,
  platform: false,
  versions: { test: {}, live: {} },
  switches: {},
  callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
  number: '000001',
};
