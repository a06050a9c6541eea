// What a fault is: one place of the running source changed, so that the suite must notice.

export interface Fault {
  readonly id: string;
  /** The wrong behaviour, as a user would see it. */
  readonly title: string;
  /** File below the repository's root. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Laws to try first; the others follow when these notice nothing. */
  readonly laws: readonly string[];
  /** Requests per minute of a test account, where the fault is about limits. */
  readonly rate?: number;
}

/** How often a fault's text stands in a source. */
export const occurrences = ({ find }: Fault, source: string): number =>
  source.split(find).length - 1;

/** The source with the fault. Throws when its place is not there, or not the only one. */
export const broken = (fault: Fault, source: string): string => {
  const count = occurrences(fault, source);
  if (count !== 1) {
    throw new Error(`${fault.id}: its text stands ${count} times in ${fault.file}, not once.`);
  }
  return source.replace(fault.find, () => fault.replace);
};
