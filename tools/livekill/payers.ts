// The payers of the chain: they act at the second Kasir, pay, decline, or take their time.
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

/** Payment requests, payment methods and payment tokens. */
const isForPayer = ({ id }: Listed): boolean => /^(?:pr|pm|pt)-/.test(id);

export class Payers {
  readonly #control: Control;
  readonly #account: string;
  readonly #random: RandomSource;
  readonly #fates = new Map<string, Fate>();
  /** While it is true, some let others wait. */
  areSlow = true;

  constructor(control: Control, account: string, random: RandomSource) {
    this.#control = control;
    this.#account = account;
    this.#random = random;
  }

  /** Lets those who are waiting act once; resolves to how many of them were to pay. */
  async act(): Promise<number> {
    const waiting = await this.#listWaiting();
    for (const { id } of waiting) {
      const fate = this.#fates.get(id) ?? this.#random.weighted<Fate>(fates);
      this.#fates.set(id, fate);
      if (fate === 'later' && this.areSlow) continue;
      // One after the other: the choices then come in the same order.
      // oxlint-disable-next-line no-await-in-loop
      await this.#decide(id, fate === 'decline' ? ['decline'] : ['pay', 'authorize']);
    }
    // Nobody can decline to pay a number: it then waits forever.
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
