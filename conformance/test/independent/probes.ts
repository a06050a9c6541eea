// Data table of probes: for each seeded defect the requests that reveal it, and the result that the
// specification requires.
import type { Json } from './state.ts';
import {
  aCode,
  byCard,
  byV3,
  byWallet,
  idOf,
  outcome,
  paid,
  refund,
  rowsOf,
  times,
  V3,
  type Visit,
} from './visit.ts';
import type { Wrong } from './wrongs.ts';

/** Requests to a server, and the result that a correct server gives. */
export interface Probe {
  readonly see: (visit: Visit) => Promise<unknown>;
  readonly right: unknown;
}

const DAY = 24 * 3_600_000;

/** Returns the outcomes of several refunds of one payment. */
const refunds = async (visit: Visit, ...bodies: Json[]): Promise<string[]> => {
  const id = await paid(visit);
  const seen: string[] = [];
  for (const body of bodies) seen.push(outcome(await refund(visit, id, body)));
  return seen;
};

/** Makes simulated payments of one STATIC code. */
const payCode = async (
  { call }: Visit,
  external_id: string,
  amounts: number[],
): Promise<Json[]> => {
  await call('POST', '/qr_codes', aCode({ external_id, type: 'STATIC' }));
  const payments: Json[] = [];
  for (const amount of amounts) {
    const path = `/qr_codes/${external_id}/payments/simulate`;
    payments.push((await call('POST', path, { amount })).body);
  }
  return payments;
};

const codeAfterPayment = async ({ call }: Visit): Promise<unknown> => {
  await call('POST', '/qr_codes', aCode({ external_id: 'a' }));
  await call('POST', '/qr_codes/a/payments/simulate', {});
  return (await call('GET', '/qr_codes/a')).body['status'];
};

const customer = (more: Json = {}): Json => ({
  reference_id: 'c',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
  metadata: { a: '1' },
  description: 'first',
  ...more,
});

const patched = async ({ call }: Visit, change: Json): Promise<Json> => {
  const id = idOf(await call('POST', '/customers', customer()));
  return (await call('PATCH', `/customers/${id}`, change)).body;
};

const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });

/** Sends two requests with one key, and does something between them. */
const twice = async (
  { call }: Visit,
  bodies: [Json, Json],
  key = 'k',
  between = async (): Promise<void> => {},
) => {
  const first = await call('POST', '/payment_requests', bodies[0], keyed(key));
  await between();
  const second = await call('POST', '/payment_requests', bodies[1], keyed(key));
  return { first, second, same: idOf(first) === idOf(second) };
};

const ofRefunds = {
  'refund-one-above': {
    see: (visit) => refunds(visit, { amount: 10_001 }),
    right: ['400 MAXIMUM_REFUND_AMOUNT_REACHED'],
  },
  'refund-default-whole': {
    see: async (visit) => {
      const id = await paid(visit);
      await refund(visit, id, { amount: 4_000 });
      return (await refund(visit, id)).body['amount'];
    },
    right: 6_000,
  },
  'refund-currency-ignored': {
    see: (visit) => refunds(visit, { amount: 1, currency: 'PHP' }),
    right: ['400 API_VALIDATION_ERROR'],
  },
  'refund-card-amount-optional': {
    see: async (visit) => outcome(await refund(visit, await paid(visit, byCard()))),
    right: '400 API_VALIDATION_ERROR',
  },
  'refund-unpaid': {
    see: async (visit) => {
      const id = idOf(await visit.call('POST', '/payment_requests', byWallet()));
      return outcome(await refund(visit, id));
    },
    right: '400 INELIGIBLE_TRANSACTION',
  },
  'refund-200': { see: (visit) => refunds(visit, { amount: 1 }), right: ['201'] },
  'refund-code-swapped': {
    see: (visit) => refunds(visit, { amount: 4_000 }, { amount: 7_000 }),
    right: ['201', '400 MAXIMUM_REFUND_AMOUNT_REACHED'],
  },
  'refund-event-once': {
    see: async (visit) => {
      await refunds(visit, { amount: 1 }, { amount: 2 });
      return times(visit, 'refund.succeeded');
    },
    right: 2,
  },
  'refund-metadata-lost': {
    see: async (visit) => {
      const made = await refund(visit, await paid(visit), { metadata: { a: 'b' } });
      return (await visit.call('GET', `/refunds/${idOf(made)}`)).body['metadata'];
    },
    right: { a: 'b' },
  },
  'partial-refund-closes': {
    see: (visit) => refunds(visit, { amount: 4_000 }, { amount: 6_000 }, { amount: 1 }),
    right: ['201', '201', '400 INELIGIBLE_TRANSACTION'],
  },
  'refund-recorded-twice': {
    see: async (visit) => {
      const id = idOf(await refund(visit, await paid(visit)));
      return rowsOf(await visit.call('GET', `/transactions?product_id=${id}`)).length;
    },
    right: 1,
  },
} satisfies Partial<Record<Wrong, Probe>>;

const ofKeys = {
  'replay-new-id': {
    see: async (visit) => (await twice(visit, [byWallet(), byWallet()])).same,
    right: true,
  },
  'key-shared-by-accounts': {
    see: async (visit) => {
      const other = visit.as(visit.server.open().key);
      const one = await visit.call('POST', '/payment_requests', byWallet(), keyed('k'));
      return idOf(one) === idOf(await other('POST', '/payment_requests', byWallet(), keyed('k')));
    },
    right: false,
  },
  'rejection-not-kept': {
    see: async (visit) => {
      const id = idOf(await visit.call('POST', '/payment_requests', byWallet()));
      const first = await refund(visit, id, { amount: 1 }, keyed('k'));
      visit.server.pay(id);
      return [outcome(first), outcome(await refund(visit, id, { amount: 1 }, keyed('k')))];
    },
    right: ['400 INELIGIBLE_TRANSACTION', '400 INELIGIBLE_TRANSACTION'],
  },
  'nested-change-replayed': {
    see: async (visit) => {
      const bodies: [Json, Json] = [byWallet(), byWallet({}, { description: 'other' })];
      return outcome((await twice(visit, bodies)).second);
    },
    right: '409 IDEMPOTENCY_ERROR',
  },
  'long-key-accepted': {
    see: async (visit) => {
      const { first } = await twice(visit, [byWallet(), byWallet()], 'k'.repeat(101));
      return outcome(first);
    },
    right: '400 API_VALIDATION_ERROR',
  },
  'key-kept-longer': {
    see: async (visit) => {
      const later = () => visit.server.advance(DAY);
      return (await twice(visit, [byWallet(), byWallet()], 'k', later)).same;
    },
    right: false,
  },
} satisfies Partial<Record<Wrong, Probe>>;

const ofTheWire = {
  'no-request-id-on-errors': {
    see: async ({ call }) => (await call('GET', '/refunds/none')).headers.has('request-id'),
    right: true,
  },
  'remaining-stuck': {
    see: async ({ call }) => {
      await call('GET', '/payment_requests');
      return (await call('GET', '/payment_requests')).headers.get('rate-limit-remaining');
    },
    right: '2998',
  },
  'quota-of-all-endpoints': {
    see: async ({ call }) => {
      await call('GET', '/payment_requests');
      return (await call('GET', '/transactions')).headers.get('rate-limit-remaining');
    },
    right: '2999',
  },
  'colon-optional': {
    see: async ({ server: { baseUrl, key } }) => {
      const authorization = `Basic ${Buffer.from(key).toString('base64')}`;
      return (await fetch(`${baseUrl}/transactions`, { headers: { authorization } })).status;
    },
    right: 401,
  },
  'metadata-key-41': {
    see: async ({ call }) => {
      const metadata = { ['k'.repeat(41)]: 'v' };
      return outcome(await call('POST', '/payment_requests', byWallet({ metadata })));
    },
    right: '400 API_VALIDATION_ERROR',
  },
  'nested-url-unchecked': {
    see: async ({ call }) => {
      const ewallet = { channel_code: 'DANA', channel_properties: { success_return_url: 5 } };
      const body = { type: 'EWALLET', reusability: 'ONE_TIME_USE', ewallet };
      return outcome(await call('POST', '/v2/payment_methods', body));
    },
    right: '400 API_VALIDATION_ERROR',
  },
  'inner-amount-wins': {
    see: async ({ call }) => {
      const ewallet = { channel_code: 'DANA', amount: 7, currency: 'IDR' };
      const made = await call('POST', '/payment_requests', byWallet({}, { ewallet }));
      return made.body['amount'];
    },
    right: 10_000,
  },
  'decimals-unchecked': {
    see: async ({ call }) =>
      outcome(await call('POST', '/payment_requests', byWallet({ amount: 10_000.5 }))),
    right: '400 API_VALIDATION_ERROR',
  },
  'read-across-accounts': {
    see: async (visit) => {
      const { account, key } = visit.server.open();
      const path = `/payment_requests/${idOf(await visit.call('POST', '/payment_requests', byWallet()))}`;
      const keys = [key, visit.server.liveKey, visit.server.keyFor(account, true)];
      const seen = await Promise.all(keys.map((key) => visit.as(key)('GET', path)));
      return seen.map(({ status }) => status);
    },
    right: [404, 404, 404],
  },
  'more-on-last-page': {
    see: async ({ call }) => {
      for (let row = 0; row < 2; row += 1) await call('POST', '/payment_requests', byWallet());
      const pages = await Promise.all(
        [1, 2].map((n) => call('GET', `/payment_requests?limit=${n}`)),
      );
      return pages.map(({ body }) => body['has_more']);
    },
    right: [true, false],
  },
  'metadata-merged': {
    see: async (visit) => (await patched(visit, { metadata: { b: '2' } }))['metadata'],
    right: { b: '2' },
  },
  'null-ignored': {
    see: async (visit) => (await patched(visit, { description: null }))['description'],
    right: null,
  },
} satisfies Partial<Record<Wrong, Probe>>;

const ofTransactions = {
  'local-time': {
    see: async (visit) => {
      await paid(visit);
      const [row] = rowsOf(await visit.call('GET', '/transactions'));
      return /(Z|\+00:00)$/.test(String(row?.['created']));
    },
    right: true,
  },
  'page-one-longer': {
    see: async (visit) => {
      await payCode(visit, 'a', [1, 2, 3]);
      return rowsOf(await visit.call('GET', '/transactions?limit=2')).length;
    },
    right: 2,
  },
  'cursor-skips-equal-times': {
    see: async (visit) => {
      await visit.server.freeze(() => payCode(visit, 'a', [5, 6, 7, 8]));
      const ids = new Set<unknown>();
      let query = '/transactions?limit=1';
      for (;;) {
        const page = await visit.call('GET', query);
        for (const row of rowsOf(page)) ids.add(row['id']);
        const [link] = (page.body['links'] ?? []) as { href: string }[];
        if (!link) return ids.size;
        query = link.href;
      }
    },
    right: 4,
  },
  'status-filter-dropped': {
    see: async (visit) => {
      await paid(visit);
      const path = '/transactions?types=PAYMENT&statuses=FAILED';
      return rowsOf(await visit.call('GET', path)).length;
    },
    right: 0,
  },
  'lte-exclusive': {
    see: async (visit) => {
      await paid(visit);
      const [row] = rowsOf(await visit.call('GET', '/transactions'));
      const bound = encodeURIComponent(String(row?.['created']));
      return rowsOf(await visit.call('GET', `/transactions?created[lte]=${bound}`)).length;
    },
    right: 1,
  },
  'order-by-amount': {
    see: async (visit) => {
      await payCode(visit, 'a', [5, 9, 7]);
      const rows = rowsOf(await visit.call('GET', '/transactions'));
      return rows.map(({ amount }) => amount);
    },
    right: [5, 9, 7],
  },
  'search-ignores-case': {
    see: async (visit) => {
      await payCode(visit, 'Kopi-1', [5]);
      const parts = ['opi', 'OPI'].map((part) => `/transactions?reference_id=${part}`);
      const lists = await Promise.all(parts.map((path) => visit.call('GET', path)));
      return lists.map((list) => rowsOf(list).length);
    },
    right: [1, 0],
  },
  'currency-default-all': {
    see: async (visit) => {
      await paid(visit, byWallet({ currency: 'PHP', amount: 10.55 }));
      const lists = ['', '?currency=PHP'].map((query) =>
        visit.call('GET', `/transactions${query}`),
      );
      return (await Promise.all(lists)).map((list) => rowsOf(list).length);
    },
    right: [0, 1],
  },
} satisfies Partial<Record<Wrong, Probe>>;

const ofCodes = {
  'dynamic-stays-active': { see: codeAfterPayment, right: 'INACTIVE' },
  'static-amount-kept': {
    see: async ({ call }) => {
      const made = await call('POST', '/qr_codes', aCode({ type: 'STATIC', amount: 1 }));
      return made.body['amount'];
    },
    right: null,
  },
  'qr-bound-off': {
    see: async ({ call }) => {
      const bounds = [1_499, 1_500, 10_000_000, 10_000_001];
      const made = bounds.map((amount) => call('POST', '/qr_codes', aCode({ amount })));
      return (await Promise.all(made)).map(outcome);
    },
    right: ['400 API_VALIDATION_ERROR', '200', '200', '400 API_VALIDATION_ERROR'],
  },
  'qr-duplicate': {
    see: async ({ call }) => {
      const body = aCode();
      await call('POST', '/qr_codes', body);
      return outcome(await call('POST', '/qr_codes', body));
    },
    right: '409 DUPLICATE_ERROR',
  },
} satisfies Partial<Record<Wrong, Probe>>;

const ofEvents = {
  'token-of-old-setting': {
    see: async (visit) => {
      const { server, received } = visit;
      for (const token of ['first', 'second']) server.configure(server.account, { token });
      await paid(visit);
      await server.idle();
      return received.map(({ token }) => token);
    },
    right: ['second', 'second'],
  },
  'webhook-id-shared': {
    see: async (visit) => {
      await paid(visit);
      await visit.server.idle();
      return new Set(visit.received.map(({ id }) => id)).size;
    },
    right: 2,
  },
  'no-retry': {
    see: async (visit) => {
      visit.refusals.push(500);
      const wallet = byWallet({}, { reusability: 'MULTIPLE_USE', reference_id: 'm' });
      await paid(visit, { ...wallet, customer: customer() });
      await visit.server.idle();
      const before = visit.received.length;
      await visit.server.advance(DAY);
      return visit.received.length - before;
    },
    right: 1,
  },
  'expired-event-missing': {
    see: async (visit) => {
      await paid(visit);
      return times(visit, 'payment_method.expired');
    },
    right: 1,
  },
} satisfies Partial<Record<Wrong, Probe>>;

const until = (visit: Visit, ms: number): Json => {
  const expires_at = new Date(Date.now() + ms).toISOString();
  return byV3({ channel_properties: { expires_at } });
};

/** Returns the status of a request after its expiry, and the number of its expiry events. */
const expired = async (visit: Visit): Promise<unknown> => {
  const made = await visit.call('POST', '/v3/payment_requests', until(visit, 60_000), V3);
  await visit.server.advance(60_001);
  const read = await visit.call('GET', `/v3/payment_requests/${idOf(made)}`, undefined, V3);
  return [read.body['status'], await times(visit, 'payment_request.expiry')];
};

const ofV3 = {
  'expiry-late': { see: expired, right: ['EXPIRED', 1] },
  'expiry-silent': { see: expired, right: ['EXPIRED', 1] },
  'version-optional': {
    see: async ({ call }) => outcome(await call('POST', '/v3/payment_requests', byV3())),
    right: '400 API_VALIDATION_ERROR',
  },
  'reusable-closes': {
    see: async ({ call, server }) => {
      const body = byV3({ type: 'REUSABLE_PAYMENT_CODE', channel_code: 'BRI_VIRTUAL_ACCOUNT' });
      const id = idOf(await call('POST', '/v3/payment_requests', body, V3));
      server.pay(id);
      return (await call('GET', `/v3/payment_requests/${id}`, undefined, V3)).body['status'];
    },
    right: 'ACCEPTING_PAYMENTS',
  },
  'cvn-returned': {
    see: async ({ call }) => {
      const card_details = { card_number: '4000000000001091', cvn: '987' };
      const body = byV3({ channel_code: 'CARDS', channel_properties: { card_details } });
      const { body: made } = await call('POST', '/v3/payment_requests', body, V3);
      return JSON.stringify(made['channel_properties']).includes('987');
    },
    right: false,
  },
} satisfies Partial<Record<Wrong, Probe>>;

/** One probe for each seeded defect. */
export const probes: Record<Wrong, Probe> = {
  ...ofRefunds,
  ...ofKeys,
  ...ofTheWire,
  ...ofTransactions,
  ...ofCodes,
  ...ofEvents,
  ...ofV3,
};
