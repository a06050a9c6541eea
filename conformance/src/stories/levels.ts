// Factors that every command has: how many calls are sent at once, and whose key they carry.

/** The factor for calls that are sent at once; its levels say how many and what they share. */
export const AT_ONCE = 'at once';

/** Two alike, each with its own values. */
export const TWICE = 'twice';
/** Many alike, each with its own values. */
export const MANY = 'many';
/** Many, each with its own levels. */
export const VARIED = 'many, varied';
/** Many with exactly the same request. */
export const SAME = 'many, all the same';

/** Many with exactly the same request under one idempotency key. */
export const ONE_KEY = 'many, under one key';
/** Many, each with its own values, under one idempotency key. */
export const ONE_KEY_VARIED = 'many bodies, under one key';

/** Returns whether calls at once share an idempotency key. */
export const isUnderOneKey = (level: string | undefined): boolean =>
  level === ONE_KEY || level === ONE_KEY_VARIED;

/** The level of a command that is sent many times in turn, each time with its own values. */
export const CROWDED = 'many';
/** More objects than a page of any list has by default. */
export const CROWD = 11;
/** The level of a command that is sent with the live-mode key instead. */
export const MODE = 'mode';
/** The level of a command that another account sends instead. */
export const STRANGER = 'sent by';
/** The level of a command that is sent first without each field that it needs. */
export const LACKING = 'before without';
/** The level of a command that is sent first while something hinders it. */
export const HINDERED = 'before with';

export const TOGETHER_WITH = 'beside: ';

/** The levels of an amount that its channel declines, or for which a lender is not available. */
const DECLINES = ['declined', 'unavailable'];

/** Returns the factors of a command without the levels that make a bank or channel decline. */
export const withoutDeclines = (
  factors: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(factors).map(([name, levels]) => [
      name,
      levels.filter((level) => !DECLINES.includes(level)),
    ]),
  );

/** Returns the level of one call and another command at once. */
export const togetherWith = (command: string): string => `${TOGETHER_WITH}${command}`;

/**
 * An idempotency key that was sent to another endpoint or path, or in another account, where it
 * counts as a different key.
 */
export const USED_ELSEWHERE = 'a key used elsewhere';
