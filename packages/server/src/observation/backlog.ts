// What was noted and not yet rendered, the oldest first; bounded, so that a flood costs no memory.
import type { Note } from './notes.ts';

/** Objects of a decision stand for so many characters. */
const CHANGE_SIZE = 512;

const sizeOf = (note: Note): number => {
  if (note.type === 'request') return note.observed.size;
  return note.type === 'decision' ? note.changes.length * CHANGE_SIZE : 0;
};

/** Emptied places are given back when there are so many. */
const EMPTIED_MAX = 1_024;

export class Backlog {
  readonly #bounds: { readonly notes: number; readonly size: number };
  #notes: (Note | undefined)[] = [];
  /** Where the oldest stands. */
  #first = 0;
  #size = 0;

  constructor(bounds: { readonly notes: number; readonly size: number }) {
    this.#bounds = bounds;
  }

  get length(): number {
    return this.#notes.length - this.#first;
  }

  /** Adds a note; returns how many of the oldest had to make room. */
  push(note: Note): number {
    this.#notes.push(note);
    this.#size += sizeOf(note);
    const { notes, size } = this.#bounds;
    let dropped = 0;
    for (; this.length > notes || (this.#size > size && this.length > 1); dropped += 1)
      this.shift();
    return dropped;
  }

  shift(): Note | undefined {
    const note = this.#notes[this.#first];
    if (!note) return undefined;
    this.#notes[this.#first] = undefined;
    this.#first += 1;
    this.#size -= sizeOf(note);
    if (this.#first >= EMPTIED_MAX) {
      this.#notes = this.#notes.slice(this.#first);
      this.#first = 0;
    }
    return note;
  }
}
