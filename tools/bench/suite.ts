// Measures the requests per second of the conformance suite, beside a minimal client with as many
// connections that creates and reads on the same server in the same run.
import { Agent } from 'node:http';
import { kasirControl, run } from '@kasir/conformance';
import { startChanged, type BrokenServer } from '../faults/server.ts';
import { basic, parsed, send } from './client.ts';
import { median } from './figures.ts';

export interface Paced {
  readonly what: string;
  readonly suite: number;
  readonly bare: number;
  /** Milliseconds of CPU that the suite uses per request. */
  readonly cpu: number;
}

interface Part {
  readonly what: string;
  readonly only: readonly string[];
  readonly connections: number;
}

/** Laws that run one after the other, and laws that run in tracks. */
const parts: readonly Part[] = [
  { what: 'stories, one after the other', only: ['story-1', 'story-3'], connections: 1 },
  { what: 'laws side by side', only: ['val', 'idem', 'rt'], connections: 4 },
];

/** Returns the requests per second of clients that only send: half of them create, half read. */
const bareRate = async (
  { baseUrl, key }: BrokenServer,
  connections: number,
  seconds: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const authorization = basic(key);
  const until = performance.now() + seconds * 1_000;
  let sent = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const external_id = `bench-${process.hrtime.bigint()}`;
      const callback_url = 'https://bench.example/callback';
      const body = { external_id, type: 'DYNAMIC', amount: 1_500, callback_url };
      const url = `${baseUrl}/qr_codes`;
      await parsed({ url, authorization, agent, body });
      await send({ url: `${url}/${external_id}`, authorization, agent });
      sent += 2;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return sent / seconds;
};

const measure = async (
  server: BrokenServer,
  { what, only, connections }: Part,
  seconds: number,
): Promise<Paced> => {
  const { baseUrl, key, controlUrl, controlToken } = server;
  const before = await bareRate(server, connections, seconds);
  const cpu = process.cpuUsage();
  const control = kasirControl(controlUrl, controlToken);
  const report = await run({ baseUrl, key, control, only, seed: 1, profile: 'standard' });
  const { user, system } = process.cpuUsage(cpu);
  const after = await bareRate(server, connections, seconds);
  return {
    what,
    suite: report.requests / report.seconds,
    bare: median([before, after]),
    cpu: (user + system) / 1_000 / report.requests,
  };
};

/** Measures each part of the suite beside the minimal client, on a server started for it. */
export const measureSuite = async (seconds: number): Promise<readonly Paced[]> => {
  const environment = { KASIR_RATE_LIMIT_TEST: '0', KASIR_ALLOW_PRIVATE_CALLBACKS: 'true' };
  const server = await startChanged({ name: 'the server of the suite', environment });
  try {
    // Warms up both sides with the first laws and requests.
    await measure(server, { what: 'warming up', only: ['http'], connections: 1 }, seconds);
    const paced: Paced[] = [];
    for (const part of parts) paced.push(await measure(server, part, seconds));
    return paced;
  } finally {
    await server.stop();
  }
};
