// Runs the suite against a server with a fault, to find the law that notices it first, and the
// cost.
import { kasirControl, laws as allLaws, run, type Report } from '@kasir/conformance';
import type { Fault } from './fault.ts';
import { startBroken, type BrokenServer } from './server.ts';

export interface Kill {
  readonly id: string;
  readonly killed: boolean;
  /** Requests and seconds until the fault was noticed, or until every law was tried. */
  readonly requests: number;
  readonly seconds: number;
  /** Laws that noticed it. */
  readonly laws: readonly string[];
}

const brokenLaws = ({ laws }: Report): string[] =>
  laws.filter(({ verdict }) => verdict === 'FAIL').map(({ id }) => id);

const tried = (
  { baseUrl, key, controlUrl, controlToken }: BrokenServer,
  only: readonly string[],
  seed: number,
  { rate, waits = false }: Fault,
): Promise<Report> =>
  run({
    baseUrl,
    key,
    control: kasirControl(controlUrl, controlToken),
    seed,
    profile: 'full',
    only,
    untilBroken: true,
    mayWait: waits,
    // With a small limit, every other law would wait for the window of the limit.
    laws: rate !== undefined ? allLaws.filter(({ id }) => id.startsWith('rl-')) : allLaws,
  });

/**
 * Starts a server with the fault and runs the suite: the laws that the fault names first, then all
 * others.
 */
export const kill = async (fault: Fault, seed: number): Promise<Kill> => {
  const server = await startBroken(fault);
  try {
    const first = await tried(server, fault.laws, seed, fault);
    const found = brokenLaws(first);
    if (found.length > 0) {
      const { requests, seconds } = first;
      return { id: fault.id, killed: true, requests, seconds, laws: found };
    }
    const rest = await tried(server, [], seed, fault);
    const laws = brokenLaws(rest);
    return {
      id: fault.id,
      killed: laws.length > 0,
      requests: first.requests + rest.requests,
      seconds: first.seconds + rest.seconds,
      laws,
    };
  } finally {
    await server.stop();
  }
};
