// Counts how often stories have tried commands on classes of objects, and which refusals they met.
import type { Expectation, Levels } from '../model/command.ts';

const nameOf = (command: string, { state = '', after }: Levels): string =>
  [command, state, ...(after === undefined ? [] : [after])].join(' | ');

const refusalOf = (command: string, { clause, codes = [] }: Refused): string =>
  [command, clause, ...codes].join(' | ');

type Refused = Extract<Expectation, { is: 'refused' }>;

/** Counts commands by the class of their object, and by what happened to it before. */
export class Tried {
  readonly #times = new Map<string, number>();
  readonly #effective = new Set<string>();
  readonly #refusals = new Set<string>();

  /** Counts a try of a command on an object of this state, after something has happened to it. */
  add(command: string, { state = '', after }: Levels): void {
    const all = [{ state }, ...(after === undefined ? [] : [{ state, after }])];
    for (const one of all) this.#times.set(nameOf(command, one), this.times(command, one) + 1);
  }

  /** Notes that a command was accepted, so that it had an effect. */
  noteEffect(command: string, { state = '' }: Levels): void {
    this.#effective.add(nameOf(command, { state }));
  }

  /** Returns whether a command ever had an effect in this state. */
  isEffective(command: string, { state = '' }: Levels): boolean {
    return this.#effective.has(nameOf(command, { state }));
  }

  /** Returns how often a command was tried, after anything when `after` is left out. */
  times(command: string, given: Levels): number {
    return this.#times.get(nameOf(command, given)) ?? 0;
  }

  /** Notes that a command was sent although this refusal was expected. */
  noteRefusal(command: string, refusal: Refused): void {
    this.#refusals.add(refusalOf(command, refusal));
  }

  /** Returns whether a command was ever sent with this refusal expected. */
  hasMet(command: string, refusal: Refused): boolean {
    return this.#refusals.has(refusalOf(command, refusal));
  }
}
