// Declares the background of a live platform under test: its connectors, and their processors.
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

/** The live account under test, and the network around its platform. */
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
  /** Sets whether processors may decline operations, delay outcomes and lose responses. */
  readonly setFaulty: (isFaulty: boolean) => void;
  /** Runs one story of a merchant to its end. */
  readonly runStory: (story: string, random: RandomSource) => Promise<void>;
  /** Makes all delayed work due at once; no process runs meanwhile. */
  readonly makeDue: () => Promise<void>;
  /** Reports unknown outcomes to connectors; it is called repeatedly until everything has ended. */
  readonly advance: () => Promise<void>;
  /** Returns whether everything has ended, given the number of open operations at the platform. */
  readonly hasEnded: (open: number) => Promise<boolean>;
  /** Compares statements while everything runs, at the end of a round. */
  readonly reconcile: () => Promise<readonly string[]>;
  /** Compares its books with those of the platform; no process runs meanwhile. */
  readonly compare: (books: Books) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens a background, and registers its connectors at the account. */
export type OpenBackground = (surroundings: Surroundings) => Promise<Background>;
