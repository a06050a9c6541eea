// Measures requests per CPU second of server processes, in turns so that every target sees the same
// state of the machine.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './figures.ts';
import { run } from './load.ts';
import type { Ready, Target } from './target.ts';

export const CONNECTIONS = 64;

export interface Contender {
  readonly name: string;
  readonly target: Target;
  /** Creates what the requests need, and returns a function that builds the next one. */
  readonly prepare: (ready: Ready) => Promise<() => string>;
}

interface Running {
  readonly contender: Contender;
  readonly child: ChildProcess;
  readonly ready: Ready;
  readonly request: () => string;
  readonly rates: number[];
}

export interface Result {
  readonly name: string;
  /** Median over the rounds. */
  readonly requestsPerCpuSecond: number;
}

/** Starts one target; the caller stops it by `child.send('stop')`. */
export const startTarget = async (
  target: Target,
): Promise<{ child: ChildProcess; ready: Ready }> => {
  const root = target.checkout ?? fileURLToPath(new URL('../..', import.meta.url));
  const child = fork(join(root, 'tools/bench/target.ts'), [JSON.stringify(target)], {
    execArgv: ['--conditions=@kasir/source'],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ ready: Ready }];
  return { child, ready: message.ready };
};

/** Returns the CPU seconds that a target has used so far. */
export const cpuSeconds = async (child: ChildProcess): Promise<number> => {
  const response = once(child, 'message') as Promise<[{ cpu: NodeJS.CpuUsage }]>;
  child.send('cpu');
  const [{ cpu }] = await response;
  return (cpu.user + cpu.system) / 1e6;
};

const measure = async (
  { contender, child, ready, request }: Running,
  seconds: number,
): Promise<number> => {
  const before = await cpuSeconds(child);
  const { served, failed } = await run({
    port: ready.port,
    connections: CONNECTIONS,
    seconds,
    request,
  });
  if (failed > 0) throw new Error(`${contender.name}: ${failed} of ${served} requests failed`);
  return served / ((await cpuSeconds(child)) - before);
};

/** A server gets faster for some tens of thousands of requests, until its code is compiled. */
const WARM_UP_SECONDS = 4;

/** Measures all contenders in turn, `rounds` times after a warm-up that does not count. */
export const compare = async (
  contenders: readonly Contender[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Result[]> => {
  const running: Running[] = [];
  try {
    for (const contender of contenders) {
      const started = await startTarget(contender.target);
      running.push({
        contender,
        ...started,
        request: await contender.prepare(started.ready),
        rates: [],
      });
    }
    for (const one of running) await measure(one, WARM_UP_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      // In both directions in turn, so that no target always follows the same one.
      const turn = round % 2 === 0 ? running : running.toReversed();
      for (const one of turn) one.rates.push(await measure(one, seconds));
    }
  } finally {
    for (const { child } of running) child.send('stop');
  }
  return running.map(({ contender, rates }) => ({
    name: contender.name,
    requestsPerCpuSecond: median(rates),
  }));
};
