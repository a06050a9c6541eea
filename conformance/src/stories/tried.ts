// Counts how often stories have tried commands on classes of objects, and which refusals they met.
import type { Levels } from '../model/command.ts';

const nameOf = (command: string, { state = '', after }: Levels): string =>
  [command, state, ...(after === undefined ? [] : [after])].join(' | ');

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

  /** Notes that a command was sent although it had to be refused for a reason. */
  noteRefusal(command: string, reason: string): void {
    this.#refusals.add(nameOf(command, { state: reason }));
  }

  /** Returns whether a command was ever sent although it had to be refused for a reason. */
  hasMet(command: string, reason: string): boolean {
    return this.#refusals.has(nameOf(command, { state: reason }));
  }
}
