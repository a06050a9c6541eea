// How often stories have tried commands on classes of objects.
import type { Levels } from '../model/command.ts';

const nameOf = (command: string, { state = '', after }: Levels): string =>
  [command, state, ...(after === undefined ? [] : [after])].join(' | ');

/** Counts commands by the class of what they act on, and by what happened to it before. */
export class Tried {
  readonly #times = new Map<string, number>();
  readonly #effective = new Set<string>();

  /** A command is tried on something of this state, after something has happened to it. */
  add(command: string, { state = '', after }: Levels): void {
    const all = [{ state }, ...(after === undefined ? [] : [{ state, after }])];
    for (const one of all) this.#times.set(nameOf(command, one), this.times(command, one) + 1);
  }

  /** It was accepted, so that something has happened. */
  noteEffect(command: string, { state = '' }: Levels): void {
    this.#effective.add(nameOf(command, { state }));
  }

  /** Whether something has ever happened when it was tried on this state. */
  isEffective(command: string, { state = '' }: Levels): boolean {
    return this.#effective.has(nameOf(command, { state }));
  }

  /** How often it was, after anything where that is left out. */
  times(command: string, given: Levels): number {
    return this.#times.get(nameOf(command, given)) ?? 0;
  }
}
