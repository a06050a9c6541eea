// What a fault is: one place of the running source changed, so that the suite must notice.

export interface Fault {
  readonly id: string;
  /** The wrong behavior, as a user would see it. */
  readonly title: string;
  /** Text that stands once in all sources, wherever that is: code may move under its faults. */
  readonly find: string;
  readonly replace: string;
  /** The declaration (at the top of a file) whose text is meant, where it stands elsewhere too. */
  readonly in?: string;
  /** Laws to try first; the others follow when these notice nothing. */
  readonly laws: readonly string[];
  /** Requests per minute of a test account, where the fault is about limits. */
  readonly rate?: number;
  /** Whether it shows only when half a minute of real time passes. */
  readonly waits?: boolean;
}

/** What a fault changes, and what into. */
export type Change = Pick<Fault, 'find' | 'replace' | 'in'>;
