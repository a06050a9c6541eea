// Tests random histories of requests, repeats, cut connections, kills and time: no operation is
// executed twice, none is lost, and no sum exceeds its parent.
import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import type { Operation, OperationRequest } from '../protocol/index.ts';
import { createMemoryStore } from '../store/memory.ts';
import type { ConnectorStore } from '../store/port.ts';
import { createManualSystem, settle } from '../testing/manual-system.ts';
import { createPlatform, type Platform } from '../testing/platform.ts';
import { capabilities, requests, rupiah, SECRET } from '../testing/requests.ts';
import { createConnector } from './create.ts';
import type { Outcome } from './outcome.ts';

type Manner = 'succeeds' | 'declines' | 'throws' | 'waits' | 'executes and throws' | 'is slow';

type Step =
  | {
      readonly kind: 'send';
      readonly parent: number;
      readonly value: number;
      readonly manner: Manner;
      readonly work: number;
    }
  | { readonly kind: 'repeat' | 'repeat twice' | 'ask' | 'ask before'; readonly which: number }
  | { readonly kind: 'kill' }
  | { readonly kind: 'advance'; readonly ms: number };

const which = fc.nat({ max: 30 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      parent: which,
      value: fc.integer({ min: 1_000, max: 30_000 }),
      work: which,
      manner: fc.constantFrom<Manner>(
        'succeeds',
        'succeeds',
        'declines',
        'throws',
        'waits',
        'executes and throws',
        'is slow',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'repeat' as const,
        'repeat twice' as const,
        'ask' as const,
        'ask before' as const,
      ),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'kill' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.constantFrom(1, 1_000, 6_000, 40_000, 4_000_000),
    }),
  },
);

/** The processor, which keeps running when a process of the connector is killed. */
class Processor {
  readonly executed = new Map<string, number>();
  readonly manners = new Map<string, Manner>();

  execute(id: string): Outcome {
    this.executed.set(id, (this.executed.get(id) ?? 0) + 1);
    return { status: 'succeeded', connector_reference: `ref-${id}` };
  }

  /** Performs an operation for a process; a killed process sends nothing any more. */
  async perform({ id }: OperationRequest, isKilled: () => boolean): Promise<Outcome> {
    const manner = this.manners.get(id) ?? 'succeeds';
    for (let wait = manner === 'is slow' ? 60 : 2; wait > 0; wait -= 1) await setImmediate();
    if (isKilled()) return new Promise(() => undefined);
    if (manner === 'declines') return { status: 'declined', decline: { code: 'EXPIRED_CARD' } };
    if (manner === 'throws') throw new Error('not sent');
    const outcome = this.execute(id);
    await setImmediate();
    if (manner === 'executes and throws') throw new Error('answer lost');
    return manner === 'waits' ? { status: 'pending' } : outcome;
  }

  async refresh(id: string): Promise<Outcome> {
    return this.executed.has(id)
      ? { status: 'succeeded', connector_reference: `ref-${id}` }
      : { status: 'declined', decline: { code: 'PROCESSOR_ERROR' } };
  }
}

/** Starts a process of the connector over a store that survives it. */
const startProcess = (
  processor: Processor,
  store: ConnectorStore,
  system: ReturnType<typeof createManualSystem>,
) => {
  let isKilled = false;
  const connector = createConnector({
    name: 'test',
    secrets: [SECRET],
    capabilities,
    system,
    store: {
      ...store,
      // A killed process reads and writes nothing.
      transact: async (work) => {
        if (isKilled) return new Promise(() => undefined);
        const result = await store.transact(work);
        await setImmediate();
        return isKilled ? new Promise(() => undefined) : result;
      },
    },
    perform: (request) => processor.perform(request, () => isKilled),
    refresh: ({ operation }) => processor.refresh(operation.id),
    statement: () => ({ is_complete: true, lines: [] }),
    failed: () => undefined,
  });
  const kill = (): void => {
    isKilled = true;
    void connector.stop();
  };
  return { connector, kill, platform: createPlatform(connector.fetch, system) };
};

class History {
  readonly system = createManualSystem();
  readonly processor = new Processor();
  readonly store = createMemoryStore();
  readonly sent: OperationRequest[] = [];
  /** Id -> the latest second in which it was refused or reported as never received. */
  readonly settled = new Map<string, number>();
  readonly seen = new Map<string, Operation>();
  process = startProcess(this.processor, this.store, this.system);

  get #platform(): Platform {
    return this.process.platform;
  }

  /** Checks the operation in a response against the earlier responses. */
  #see(operation: Operation | null): void {
    if (!operation) return;
    const before = this.seen.get(operation.id);
    if (before && before.sequence > operation.sequence) return;
    if (before?.status === 'succeeded') expect(operation).toEqual(before);
    if (before?.sequence === operation.sequence) expect(operation).toEqual(before);
    this.seen.set(operation.id, operation);
  }

  async #send(request: OperationRequest): Promise<void> {
    const seconds = Math.floor(this.system.now() / 1_000);
    const isKnown = this.seen.has(request.id);
    const isSettled = !isKnown && (this.settled.get(request.id) ?? -1) >= seconds;
    const { code, operation } = await this.#platform.send(request, seconds);
    if (isKnown) expect(code).toBeNull();
    if (isSettled) expect(code).toBe('EXPIRED');
    if (code !== null) this.settled.set(request.id, seconds);
    this.#see(operation);
  }

  async #ask(id: string): Promise<void> {
    const seconds = Math.floor(this.system.now() / 1_000);
    const { code, operation } = await this.#platform.ask(id, seconds);
    if (code === 'OPERATION_NOT_FOUND') {
      expect(this.seen.has(id), 'a known operation is not forgotten').toBe(false);
      this.settled.set(id, seconds);
    }
    this.#see(operation);
  }

  #make({ parent, value, work }: Extract<Step, { readonly kind: 'send' }>): OperationRequest {
    const id = `operation_${this.sent.length}`;
    const roots = this.sent.filter((one) => one.parent === null);
    const root = roots[parent % Math.max(roots.length, 1)];
    if (!root || work % 3 === 0)
      return work % 2 === 0
        ? requests.authorize(id, rupiah(30_000))
        : requests.charge(id, rupiah(30_000));
    const kind =
      root.work === 'charge' ? 'refund' : (['capture', 'refund', 'void'] as const)[work % 3];
    return requests[kind ?? 'refund'](id, root.id, rupiah(value));
  }

  /** Begins a step. Its calls continue while other steps begin, and a kill may cut them off. */
  begin(step: Step): Promise<unknown> {
    const one = 'which' in step ? this.sent[step.which % Math.max(this.sent.length, 1)] : undefined;
    switch (step.kind) {
      case 'send': {
        const request = this.#make(step);
        this.processor.manners.set(request.id, step.manner);
        this.sent.push(request);
        return this.#send(request);
      }
      case 'repeat':
        return one ? this.#send(one) : Promise.resolve();
      case 'repeat twice':
        return one ? Promise.all([this.#send(one), this.#send(one)]) : Promise.resolve();
      case 'ask':
        return one ? this.#ask(one.id) : Promise.resolve();
      case 'ask before':
        return this.#ask(`operation_${this.sent.length}`);
      case 'kill':
        this.process.kill();
        this.process = startProcess(this.processor, this.store, this.system);
        return Promise.resolve();
      default:
        return this.system.advance(step.ms);
    }
  }

  /** Lets all operations end, and checks their outcomes and sums. */
  async check(): Promise<void> {
    this.process.kill();
    this.process = startProcess(this.processor, this.store, this.system);
    await this.system.advance(10 * 86_400_000);
    const finals = new Map<string, Operation>();
    for (const { id } of this.sent) {
      const { operation } = await this.#platform.ask(id);
      this.#see(operation);
      if (!operation) {
        expect(this.processor.executed.has(id), 'what is not known was not executed').toBe(false);
        continue;
      }
      finals.set(id, operation);
      expect(operation.status).toBe(this.processor.executed.has(id) ? 'succeeded' : 'declined');
    }
    for (const times of this.processor.executed.values()) expect(times).toBe(1);
    const sumOf = (parent: string, work: string): number =>
      this.sent
        .filter((one) => one.parent === parent && one.work === work)
        .reduce((sum, { id }) => sum + (finals.get(id)?.amount?.value ?? 0), 0);
    for (const { id, work } of this.sent.filter(({ parent }) => parent === null)) {
      const captured = sumOf(id, 'capture');
      expect(captured).toBeLessThanOrEqual(30_000);
      expect(sumOf(id, 'refund')).toBeLessThanOrEqual(work === 'charge' ? 30_000 : captured);
      expect(captured === 0 || sumOf(id, 'void') === 0).toBe(true);
    }
    this.process.kill();
    await settle();
  }
}

test('in any history no operation is executed twice, none is lost, and no sum exceeds its parent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(steps, fc.boolean()), { minLength: 1, maxLength: 40 }),
      async (all) => {
        const history = new History();
        for (const [step, isAwaited] of all) {
          // A response that a kill has cut off never arrives.
          const ended = Promise.race([history.begin(step), settle()]);
          if (isAwaited) await ended;
          else await setImmediate();
        }
        await settle();
        await history.check();
      },
    ),
    { numRuns: 150 * inject('thorough') },
  );
});
