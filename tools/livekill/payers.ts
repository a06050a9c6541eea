// The payers of the chain, who act at the second Kasir: they pay, decline, or act late.
import type { RandomSource } from '../random/random-source.ts';
import type { Control } from './platform.ts';

type Fate = 'pay' | 'decline' | 'later';

const fates = [
  [78, 'pay'],
  [8, 'decline'],
  [14, 'later'],
] as const satisfies readonly (readonly [number, Fate])[];

/** The most objects of a page. */
const PAGE = 100;

interface Listed {
  readonly id: string;
  readonly channel_code: string | null;
}

/** True for payment requests, payment methods and payment tokens. */
const isForPayer = ({ id }: Listed): boolean => /^(?:pr|pm|pt)-/.test(id);

export class Payers {
  readonly #control: Control;
  readonly #account: string;
  readonly #random: RandomSource;
  readonly #fates = new Map<string, Fate>();
  /** While true, some payers do not act yet. */
  areSlow = true;

  constructor(control: Control, account: string, random: RandomSource) {
    this.#control = control;
    this.#account = account;
    this.#random = random;
  }

  /** Lets the payer of each waiting object act; resolves to the number of those not declined. */
  async act(): Promise<number> {
    const waiting = await this.#listWaiting();
    for (const { id } of waiting) {
      const fate = this.#fates.get(id) ?? this.#random.weighted<Fate>(fates);
      this.#fates.set(id, fate);
      if (fate === 'later' && this.areSlow) continue;
      // One after the other, so that random choices are drawn in the same order.
      // oxlint-disable-next-line no-await-in-loop
      await this.#decide(id, fate === 'decline' ? ['decline'] : ['pay', 'authorize']);
    }
    // Some objects cannot be declined, such as a number: they wait forever and do not count.
    return waiting.filter(({ id }) => this.#fates.get(id) !== 'decline').length;
  }

  async #listWaiting(): Promise<readonly Listed[]> {
    const query = `status=REQUIRES_ACTION&limit=${PAGE}`;
    const path = `/accounts/${this.#account}/objects?${query}`;
    const { data } = (await this.#control('GET', path)) as { data: readonly Listed[] };
    return data.filter(isForPayer);
  }

  /** Takes the first of some actions that is possible. */
  async #decide(id: string, actions: readonly string[]): Promise<void> {
    const path = `/accounts/${this.#account}/objects/${id}/act`;
    for (const action of actions) {
      const done = await this.#control('POST', path, { action }).then(
        () => true,
        () => false,
      );
      if (done) return;
    }
  }
}
