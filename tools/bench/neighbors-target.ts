// Runs the platform in its own process, with an account that can be turned into a bad neighbor.
import { randomBytes } from 'node:crypto';
import { deliveryJob, outgoing, receiverOf, type Store } from '@kasir/core/server';
import { openKasir, listen, openPostgres, openSqlite } from '@kasir/server';

/** A request for `each` events to each of these URLs. */
export interface Trouble {
  readonly urls: readonly string[];
  readonly each: number;
}

const hex = (digits: number) => randomBytes(digits / 2).toString('hex');
const sources = { now: Date.now, random: () => hex(12) };
const place = process.argv[2] ?? ':memory:';
const store: Store = place.startsWith('postgres:')
  ? await openPostgres({ url: place, ...sources })
  : await openSqlite({ file: place, ...sources });
const kasir = await openKasir({
  store,
  rates: { test: 0, live: 0, address: 0 },
  privateCallbacks: 'all',
});
const edge = await listen({
  host: '127.0.0.1',
  port: 0,
  tls: null,
  trustedProxies: [],
  insecureHttp: false,
  requestId: () => hex(32),
  respond: (request) => kasir.handle(request),
});

const branch = async (): Promise<string> => {
  const response = await kasir.handle({
    method: 'POST',
    path: '/v2/accounts',
    query: '',
    headers: { authorization: `Basic ${Buffer.from(`${kasir.key}:`).toString('base64')}` },
    body: Buffer.from(
      JSON.stringify({
        email: 'tetangga@toko.example',
        type: 'OWNED',
        public_profile: { business_name: 'Toko Tetangga' },
      }),
    ),
    address: '127.0.0.1',
  });
  return (JSON.parse(response.body) as { id: string }).id;
};

/** Creates an account with all of these events waiting to be sent. */
const send = async ({ urls, each }: Trouble): Promise<void> => {
  await store.exec({ account: await branch(), mode: 'test' }, (at, tx) => {
    for (const url of urls.flatMap((one) => Array<string>(each).fill(one))) {
      const id = at.id();
      const event = { name: 'trouble', family: 'trouble', url, body: '{}', subject: 'trouble' };
      const state = { created: at.now, status: 'PENDING', attempts: [] } as const;
      tx.insert(outgoing, id, { public: {}, state: { ...event, ...state } });
      tx.job(deliveryJob.name, at.now, { event: id }, receiverOf(event));
    }
  });
};

process.on('message', async (message) => {
  await send(message as Trouble);
  process.send?.('sent');
});
process.on('disconnect', () => process.exit(0));
process.send?.({ baseUrl: edge.url, key: kasir.key });
