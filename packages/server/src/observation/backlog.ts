// A bounded queue of notes that are not rendered yet, the oldest first. It is bounded because the
// garbage collection of many long-lived notes would take longer than the requests themselves.
import { condensed, type Condensed } from './entries.ts';
import type { Note } from './notes.ts';

/** The assumed size of a step of a decision, in characters. */
const STEP_SIZE = 256;

const sizeOf = (note: Condensed): number => {
  if (note.type === 'request') return note.observed.size;
  return note.type === 'decision' ? note.steps.length * STEP_SIZE : 0;
};

export class Backlog {
  readonly #size: number;
  /** A ring buffer. */
  readonly #notes: (Condensed | undefined)[];
  #first = 0;
  #length = 0;
  #used = 0;
  #taken = 0;

  /** Holds at most this many notes, and about this many characters of their content. */
  constructor(bounds: { readonly notes: number; readonly size: number }) {
    this.#size = bounds.size;
    this.#notes = Array.from({ length: bounds.notes }, () => undefined);
  }

  get length(): number {
    return this.#length;
  }

  /** The number of notes taken out so far. */
  get taken(): number {
    return this.#taken;
  }

  /** Adds the condensed form of a note; returns false when there is no room for it. */
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

  /** Removes and returns the oldest note. */
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
