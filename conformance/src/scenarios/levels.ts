// Options that every command has: how many calls there are at once, and whose key they carry.

/** How many calls there are at once, and what they have in common. */
export const AT_ONCE = 'at once';

/** Two like each other, with values of their own. */
export const TWICE = 'twice';
/** Many like each other, with values of their own. */
export const MANY = 'many';
/** Many, each with options of its own. */
export const VARIED = 'many, varied';
/** Many that say exactly the same. */
export const SAME = 'many, all the same';

export const BESIDE = 'beside: ';

/** One call and another command at once. */
export const beside = (command: string): string => `${BESIDE}${command}`;

/** A key that was sent to another endpoint or path, or in another account, where it is another. */
export const USED_ELSEWHERE = 'a key used elsewhere';
