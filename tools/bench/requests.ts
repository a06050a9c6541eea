// Builds the requests that are measured, and the responses that the echo sends back.
import type { StoredRow } from './bare.ts';
import { bytesOf } from './load.ts';
import { startTarget, type Contender } from './serving.ts';
import type { Ready } from './target.ts';

let counter = 0;

const qrCode = (): string => {
  counter += 1;
  return JSON.stringify({
    external_id: `bench-${process.pid}-${counter}`,
    type: 'DYNAMIC',
    amount: 25_000,
    callback_url: 'https://merchant.example/callbacks/qr',
    metadata: { branch: 'jakarta', cashier: '7' },
  });
};

const paymentRequest = (): string => {
  counter += 1;
  return JSON.stringify({
    currency: 'IDR',
    amount: 25_000,
    reference_id: `bench-${process.pid}-${counter}`,
    payment_method: {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'ONE_TIME_USE',
      virtual_account: {
        channel_code: 'BRI',
        channel_properties: { customer_name: 'Siti Rahayu' },
      },
    },
    metadata: { branch: 'jakarta', cashier: '7' },
  });
};

/** A server, and the sub-account that a request acts for. */
interface Caller extends Ready {
  readonly account?: string;
}

const send = async (
  caller: Caller,
  method: string,
  path: string,
  body?: string,
): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${caller.port}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${caller.key}:`).toString('base64')}`,
      'content-type': 'application/json',
      ...(caller.account !== undefined && { 'for-user-id': caller.account }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return text;
};

/** Creates sub-accounts and returns their ids. */
export const branches = (ready: Ready, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const public_profile = { business_name: `Branch ${n}` };
      const body = { email: `branch-${n}@merchant.example`, type: 'OWNED', public_profile };
      const text = await send(ready, 'POST', '/v2/accounts', JSON.stringify(body));
      return (JSON.parse(text) as { id: string }).id;
    }),
  );

export interface Work {
  readonly name: string;
  /** Creates the objects to read, and returns a function that builds the next request. */
  readonly prepare: (caller: Caller) => Promise<() => string>;
  /** Returns one response of the platform, for the echo. */
  readonly sample: (ready: Ready) => Promise<string>;
}

const creating = (name: string, path: string, body: () => string): Work => ({
  name,
  prepare: async (caller) => () => bytesOf('POST', path, caller, body()),
  sample: (ready) => send(ready, 'POST', path, body()),
});

/** Creates and pays a QR code; returns the path of its transaction. */
const paidTransaction = async (caller: Caller): Promise<string> => {
  const code = JSON.parse(await send(caller, 'POST', '/qr_codes', qrCode())) as {
    external_id: string;
  };
  await send(caller, 'POST', `/qr_codes/${code.external_id}/payments/simulate`, '{}');
  const { data } = JSON.parse(await send(caller, 'GET', '/transactions?limit=1')) as {
    data: { id: string }[];
  };
  return `/transactions/${data[0]?.id}`;
};

const reading: Work = {
  name: 'get by id',
  prepare: async (caller) => {
    const request = bytesOf('GET', await paidTransaction(caller), caller);
    return () => request;
  },
  sample: async (ready) => send(ready, 'GET', await paidTransaction(ready)),
};

/** Creates a payment request; returns its path. */
const waitingRequest = async (caller: Caller): Promise<string> => {
  const made = JSON.parse(await send(caller, 'POST', '/payment_requests', paymentRequest())) as {
    id: string;
  };
  return `/payment_requests/${made.id}`;
};

const readingRequest: Work = {
  name: 'payment request get',
  prepare: async (caller) => {
    const request = bytesOf('GET', await waitingRequest(caller), caller);
    return () => request;
  },
  sample: async (ready) => send(ready, 'GET', await waitingRequest(ready)),
};

/** Creates a QR code; returns its path. */
const waitingCode = async (caller: Caller): Promise<string> => {
  const made = JSON.parse(await send(caller, 'POST', '/qr_codes', qrCode())) as {
    external_id: string;
  };
  return `/qr_codes/${made.external_id}`;
};

const readingCode: Work = {
  name: 'QR code get',
  prepare: async (caller) => {
    const request = bytesOf('GET', await waitingCode(caller), caller);
    return () => request;
  },
  sample: async (ready) => send(ready, 'GET', await waitingCode(ready)),
};

const creatingCodes = creating('QR code create', '/qr_codes', qrCode);

const works: readonly Work[] = [
  creatingCodes,
  creating('payment request create', '/payment_requests', paymentRequest),
  reading,
  readingCode,
  readingRequest,
];

/** Number of kinds of request that a quick run measures. */
const FEW = 3;

/** The works of a quick run: creates, and one get. */
export const mainWorks: readonly Work[] = works.slice(0, FEW);

/** Returns the read that is timed and the write that runs beside it. */
export const readWhileBusy = async (
  ready: Ready,
): Promise<{ readonly read: () => string; readonly write: () => string }> => ({
  read: await reading.prepare(ready),
  write: await creatingCodes.prepare(ready),
});

/** Returns the echo for a work: it receives the same request bytes and sends the same response. */
const echoOf = (work: Work, response: string, bytes: () => string): Contender => ({
  name: `${work.name}: echo`,
  target: { kind: 'echo', echoed: response },
  prepare: async () => bytes,
});

/**
 * Returns for each kind of request the echo of its own bytes, the platform, and the platform with
 * its request log; `quick` omits the log and all gets but one.
 */
export const contenders = async (quick: boolean): Promise<Contender[]> => {
  const { child, ready } = await startTarget({ kind: 'kasir' });
  const groups = (quick ? mainWorks : works).map(async (work): Promise<Contender[]> => {
    const { name, prepare } = work;
    const logged: Contender = {
      name: `${name}, request log on`,
      target: { kind: 'kasir', log: true },
      prepare,
    };
    return [
      echoOf(work, await work.sample(ready), await prepare(ready)),
      { name, target: { kind: 'kasir' }, prepare },
      ...(quick ? [] : [logged]),
    ];
  });
  const all = (await Promise.all(groups)).flat();
  child.send('stop');
  return all;
};

/** Returns each kind of request on this checkout, and then on another one. */
export const contendersAgainst = (checkout: string): readonly Contender[] =>
  works.flatMap(({ name, prepare }): Contender[] => [
    { name, target: { kind: 'kasir' }, prepare },
    { name, target: { kind: 'kasir', checkout }, prepare },
  ]);

/** Rows and indexes that a create stores, as counted in the database. */
const storedBy: Readonly<Record<string, readonly StoredRow[]>> = {
  'QR code create': [{ bytes: 820, indexes: 2 }],
  'payment request create': [
    { bytes: 850, indexes: 7 },
    { bytes: 750, indexes: 4 },
    { bytes: 60, indexes: 1 },
  ],
};

/**
 * Returns each create, beside the echo and beside a minimal program that stores the same number of
 * rows with the same number of indexes.
 */
export const floors = async (): Promise<Contender[]> => {
  const { child, ready } = await startTarget({ kind: 'kasir' });
  const groups = works
    .filter(({ name }) => name in storedBy)
    .map(async (work): Promise<Contender[]> => {
      const { name, prepare } = work;
      const response = await work.sample(ready);
      const bytes = await prepare(ready);
      const rows = storedBy[name] ?? [];
      return [
        echoOf(work, response, bytes),
        {
          name: `${name}: bare program`,
          target: { kind: 'bare', rows, echoed: response },
          prepare: async () => bytes,
        },
        { name, target: { kind: 'kasir' }, prepare },
      ];
    });
  const all = (await Promise.all(groups)).flat();
  child.send('stop');
  return all;
};

/**
 * The same durable creation with one transaction for all waiting requests, and with one for each.
 */
export const grouping: readonly Contender[] = [
  {
    name: 'one transaction each',
    target: { kind: 'kasir', group: false },
    prepare: creating('', '/qr_codes', qrCode).prepare,
  },
  {
    name: 'group commit',
    target: { kind: 'kasir' },
    prepare: creating('', '/qr_codes', qrCode).prepare,
  },
];
