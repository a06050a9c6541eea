// Measures the requests per second of the conformance suite, beside a client that only sends the
// same requests to another server with the same concurrency, in the same run.
import { kasirControl, run } from '@kasir/conformance';
import { startChanged, type BrokenServer } from '../faults/server.ts';
import { recordRequests } from './recorded-requests.ts';
import { replay } from './replay.ts';

export interface Paced {
  readonly what: string;
  /** Requests per second of the suite. */
  readonly suite: number;
  /** Requests per second of the client that only sends. */
  readonly bare: number;
  /** Milliseconds of CPU that the suite uses per request. */
  readonly cpu: number;
  /** Share of the responses to the client with the same status as the response to the suite. */
  readonly same: number;
}

interface Part {
  readonly what: string;
  readonly only: readonly string[];
}

/** Laws that run one after the other, and laws that run in tracks. */
const parts: readonly Part[] = [
  { what: 'stories, one after the other', only: ['story-1', 'story-3'] },
  { what: 'laws side by side', only: ['val', 'idem', 'rt'] },
];

interface Tried {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds of CPU. */
  readonly cpu: number;
}

const tryPart = async (server: BrokenServer, only: readonly string[]): Promise<Tried> => {
  const { baseUrl, key, controlUrl, controlToken } = server;
  const cpu = process.cpuUsage();
  const control = kasirControl(controlUrl, controlToken);
  const report = await run({ baseUrl, key, control, only, seed: 1, profile: 'standard' });
  const { requests, seconds } = report;
  const { user, system } = process.cpuUsage(cpu);
  return { requests, seconds, cpu: (user + system) / 1_000 };
};

const startServer = (): Promise<BrokenServer> =>
  startChanged({
    name: 'the server of the suite',
    environment: { KASIR_RATE_LIMIT_TEST: '0', KASIR_ALLOW_PRIVATE_CALLBACKS: 'true' },
  });

/**
 * Measures one part: the suite alone, the suite while its requests are recorded, and the client
 * that sends the recorded requests. Each has a new server, which laws of the group http warm up.
 */
const measure = async ({ what, only }: Part): Promise<Paced> => {
  const servers = await Promise.all([startServer(), startServer(), startServer()]);
  const [alone, watched, other] = servers;
  try {
    for (const server of servers) await tryPart(server, ['http']);
    const { requests, seconds, cpu } = await tryPart(alone, only);
    const stop = recordRequests();
    await tryPart(watched, only);
    const recorded = stop();
    const origins = new Map([
      [watched.baseUrl, other.baseUrl],
      [watched.controlUrl, other.controlUrl],
    ]);
    const sent = await replay(recorded, origins);
    // The suite counts requests to the API; it also moves the clock and makes accounts.
    const control = recorded.filter(({ origin }) => origin === watched.controlUrl).length;
    return {
      what,
      suite: (requests + control) / seconds,
      bare: sent.requests / sent.seconds,
      cpu: cpu / (requests + control),
      same: sent.same,
    };
  } finally {
    for (const server of servers) await server.stop();
  }
};

/** Measures each part of the suite beside the client that only sends. */
export const measureSuite = async (): Promise<readonly Paced[]> => {
  const paced: Paced[] = [];
  for (const part of parts) paced.push(await measure(part));
  return paced;
};
