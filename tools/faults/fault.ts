// Defines faults: a change at one place of the running source, which the suite must notice.

export interface Fault {
  readonly id: string;
  /** The wrong behavior, as a user would see it. */
  readonly title: string;
  /** Text that occurs once in all sources, in any file: code may move without losing its fault. */
  readonly find: string;
  readonly replace: string;
  /**
   * The top-level declaration that contains the text; needed where the text occurs elsewhere too.
   */
  readonly in?: string;
  /** Laws to try first; all others are tried when these do not notice the fault. */
  readonly laws: readonly string[];
  /** Requests per minute of a test account, where the fault is about limits. */
  readonly rate?: number;
  /** True when the fault shows only after half a minute of real time. */
  readonly waits?: boolean;
}

/** The part of a fault that changes the source. */
export type Change = Pick<Fault, 'find' | 'replace' | 'in'>;
