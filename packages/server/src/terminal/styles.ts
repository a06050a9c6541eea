// Colors words by their meaning; the only place that names colors.
import { styleText } from 'node:util';

const formats = {
  good: 'green',
  refused: 'yellow',
  failed: 'red',
  quiet: 'gray',
  title: 'bold',
  name: 'cyan',
} as const;

/** The meaning of a word. */
export type Style = keyof typeof formats;

/** Returns text in the color of its meaning, or as it is where there are no colors. */
export const paint = (isColored: boolean, style: Style | undefined, text: string): string =>
  isColored && style !== undefined && text !== ''
    ? styleText(formats[style], text, { validateStream: false })
    : text;

/** Returns the style of an HTTP status. */
export const httpStyle = (status: number): Style => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
};

const wordStyles: Readonly<Record<string, Style>> = {
  DELIVERED: 'good',
  SUCCEEDED: 'good',
  ACTIVE: 'good',
  PENDING: 'refused',
  FAILED: 'failed',
  UNROUTED: 'failed',
  OPEN: 'refused',
  enabled: 'good',
  disabled: 'quiet',
  revoked: 'quiet',
  succeeded: 'good',
  on: 'good',
  off: 'refused',
};

/** Returns the style of a status in words; undefined for one that means neither good nor bad. */
export const wordStyle = (word: string): Style | undefined =>
  Object.hasOwn(wordStyles, word) ? wordStyles[word] : undefined;
