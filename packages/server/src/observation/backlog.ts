// What was noted and not yet rendered, the oldest first; bounded. In a flood no more is held on to
// than can be rendered: what dies young costs nothing, and to hold all of it would cost more than
// the requests themselves.
import { condensed, type Condensed } from './entries.ts';
import type { Note } from './notes.ts';

/** A step of a decision stands for so many characters. */
const STEP_SIZE = 256;

const sizeOf = (note: Condensed): number => {
  if (note.type === 'request') return note.observed.size;
  return note.type === 'decision' ? note.steps.length * STEP_SIZE : 0;
};

export class Backlog {
  readonly #size: number;
  /** Places that are used in a circle. */
  readonly #notes: (Condensed | undefined)[];
  #first = 0;
  #length = 0;
  #used = 0;
  #taken = 0;

  /** Holds so many notes, and about so many characters of what they are about. */
  constructor(bounds: { readonly notes: number; readonly size: number }) {
    this.#size = bounds.size;
    this.#notes = Array.from({ length: bounds.notes }, () => undefined);
  }

  get length(): number {
    return this.#length;
  }

  /** How many were taken out so far. */
  get taken(): number {
    return this.#taken;
  }

  /** Adds what can be held on to of a note; false when there is no room for it. */
  push(note: Note): boolean {
    const places = this.#notes.length;
    if (this.#length === places || this.#used > this.#size) return false;
    const held = condensed(note);
    if (!held) return true;
    this.#used += sizeOf(held);
    this.#notes[(this.#first + this.#length) % places] = held;
    this.#length += 1;
    return true;
  }

  /** Takes the oldest note out. */
  shift(): Condensed | undefined {
    const note = this.#notes[this.#first];
    if (!note) return undefined;
    this.#notes[this.#first] = undefined;
    this.#first = (this.#first + 1) % this.#notes.length;
    this.#length -= 1;
    this.#taken += 1;
    this.#used -= sizeOf(note);
    return note;
  }
}
