// Describes the problem of invalid JSON while it is typed, with its position.
import { say } from '../../language.ts';

/** Returns the line and column of a position, both from 1. */
const placeOf = (text: string, position: number): string => {
  const before = text.slice(0, position).split('\n');
  return say('line {line}, column {column}', {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  });
};

/** Returns the problem of a text that is not JSON; null for valid JSON and for an empty text. */
export const problemOf = (text: string): string | null => {
  if (text.trim() === '') return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const [reason = message] = message.split(/ (?:in JSON|at position|\(line)/);
    return position === undefined
      ? say('This is not JSON yet: {reason}.', { reason })
      : say('This is not JSON yet, {place}: {reason}.', {
          place: placeOf(text, Number(position)),
          reason,
        });
  }
};
