// Declares what stands behind the live platform of a history: connectors, and what they reach.
import type { RandomSource } from '../random/random-source.ts';
import type { Books } from './books.ts';
import type { Control, Platform } from './platform.ts';
import type { Wire } from './wire.ts';

/** The secret that platform and connectors share. */
export const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;

/** A process that can be killed alone. */
export interface Part {
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** The live account of a history, and the network to it. */
export interface Surroundings {
  readonly folder: string;
  readonly seed: number;
  readonly wire: Wire;
  /** URL of the network. */
  readonly wireUrl: string;
  readonly platform: Pick<Platform, 'url'>;
  readonly control: Control;
  readonly account: string;
  /** The live key of the account. */
  readonly key: string;
}

export interface Background {
  /** Its processes, in the order of their start. */
  readonly parts: readonly [Part, ...Part[]];
  /** True while processors may decline, delay and lose. */
  readonly setFaulty: (isFaulty: boolean) => void;
  /** Lives one story of a merchant to its end. */
  readonly runStory: (story: string, random: RandomSource) => Promise<void>;
  /** Makes due whatever waits for its time; nothing runs meanwhile. */
  readonly makeDue: () => Promise<void>;
  /** Brings news and payers on; it is called again and again until everything has ended. */
  readonly advance: () => Promise<void>;
  /** Returns whether everything has ended, given the operations that are open at the platform. */
  readonly hasEnded: (open: number) => Promise<boolean>;
  /** Compares statements while everything runs, at the end of a round. */
  readonly reconcile: () => Promise<readonly string[]>;
  /** Compares its books with those of the platform; nothing runs meanwhile. */
  readonly compare: (books: Books) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens a background, and registers its connectors at the account. */
export type OpenBackground = (surroundings: Surroundings) => Promise<Background>;
