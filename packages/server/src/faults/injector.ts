// Injects faults into requests of test accounts: selects the fault of a request and applies it.
// Faults are kept in memory: a restart ends them.
import { setTimeout as sleep } from 'node:timers/promises';
import { toIsoString } from '@kasir/core';
import { ConnectionCut, refusal, type Disturbable, type Disturber } from '@kasir/core/pipeline';
import type { FaultInput, InjectedFault } from '@kasir/control';
import { randomFor } from '../random/subject-random.ts';

type Fault = FaultInput['fault'];
type Response = Awaited<ReturnType<Disturber['disturb']>>;
type Proceed = Parameters<Disturber['disturb']>[1];

/** A fault, and the number of requests it was considered for. */
interface Waiting {
  readonly fault: InjectedFault;
  readonly count: number;
}

/** The most faults kept, including those that are used up. */
export const FAULTS_MAX = 1_000;

const isOver = ({ times, affected }: InjectedFault): boolean => times !== null && affected >= times;

/**
 * Returns whether a request's path matches: a path template, the path itself, or a prefix that ends
 * with a star.
 */
const isAtPath = (wanted: string, { contract, request }: Disturbable): boolean =>
  wanted.endsWith('*')
    ? request.path.startsWith(wanted.slice(0, -1))
    : wanted === contract.path || wanted === request.path;

const fits = ({ match }: InjectedFault, disturbable: Disturbable): boolean => {
  const { contract, request, account } = disturbable;
  return (
    (match.account === undefined || match.account === account.id) &&
    (match.method === undefined || match.method.toUpperCase() === request.method) &&
    (match.endpoint === undefined || match.endpoint === contract.id) &&
    (match.header === undefined || match.header === request.headers['x-kasir-fault']) &&
    (match.path === undefined || isAtPath(match.path, disturbable))
  );
};

/** Returns the error code of a status if a fault names none: the endpoint's, or a general one. */
const codeOf = (errors: Readonly<Record<string, number>>, status: number): string => {
  const own = Object.entries(errors).find(([, one]) => one === status)?.[0];
  return own ?? (status >= 500 ? 'SERVER_ERROR' : 'API_VALIDATION_ERROR');
};

const responseOf = (
  { contract }: Disturbable,
  { status, error_code: code, retry_after_s: after }: Extract<Fault, { type: 'status' }>,
): Response => {
  const named = code ?? codeOf(contract.errors, status);
  // The status is the requested one, whatever the contract has for the code.
  const free = { ...contract, errors: {} };
  const response = refusal(free, status, named, 'Injected fault: nothing was done.');
  return { ...response, ...(after !== undefined && { headers: { 'retry-after': String(after) } }) };
};

/** Describes a fault for the log of requests. */
export const describe = (fault: Fault): string => {
  switch (fault.type) {
    case 'status':
      return `An injected fault responded with ${fault.status}; nothing was done.`;
    case 'latency':
      return `An injected fault delayed the response by ${fault.ms} ms.`;
    case 'cut_before_commit':
      return 'An injected fault cut the connection; nothing was done.';
    case 'cut_after_commit':
      return 'An injected fault cut the connection after it was done.';
  }
};

/** Runs a request under a fault. */
export const inflict = async (
  fault: Fault,
  disturbable: Disturbable,
  proceed: Proceed,
): Promise<Response> => {
  switch (fault.type) {
    case 'status':
      return responseOf(disturbable, fault);
    case 'latency': {
      const response = await proceed();
      await sleep(fault.ms);
      return response;
    }
    case 'cut_before_commit':
      throw new ConnectionCut();
    case 'cut_after_commit':
      await proceed();
      throw new ConnectionCut();
  }
};

export class FaultInjector {
  #waiting: readonly Waiting[] = [];
  #added = 0;
  /** True when any fault can apply. */
  active = false;

  /** Adds a fault; `now` is real time. */
  add(input: FaultInput, now: number): InjectedFault {
    this.#added += 1;
    const id = `fault_${this.#added}`;
    const fault = { ...input, id, created: toIsoString(now), affected: 0 };
    this.#set([...this.#waiting, { fault, count: 0 }]);
    return fault;
  }

  list(): readonly InjectedFault[] {
    return this.#waiting.map(({ fault }) => fault);
  }

  /** Deletes one fault, or all; returns their number. */
  delete(id: string | null): number {
    const before = this.#waiting.length;
    this.#set(id === null ? [] : this.#waiting.filter(({ fault }) => fault.id !== id));
    return before - this.#waiting.length;
  }

  /** Returns the first fault that applies to a request, and counts it; null when none does. */
  strike(disturbable: Disturbable): Fault | null {
    for (const { fault, count } of this.#waiting) {
      if (isOver(fault) || !fits(fault, disturbable)) continue;
      const strikes = randomFor(fault.seed, count) < fault.probability;
      const affected = fault.affected + (strikes ? 1 : 0);
      this.#set(
        this.#waiting.map((one) =>
          one.fault.id === fault.id ? { fault: { ...fault, affected }, count: count + 1 } : one,
        ),
      );
      if (strikes) return fault.fault;
    }
    return null;
  }

  #set(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    this.active = waiting.some(({ fault }) => !isOver(fault));
  }
}
