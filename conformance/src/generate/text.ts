// Generates texts that find weak spots: every script, combining marks, control characters, and
// texts that look like code.
import fc from 'fast-check';

/** U+0000 and lone surrogates are excluded: JSON can spell them, but they are not valid text. */
const pieces = [
  'a',
  'Z',
  '0',
  ' ',
  '-',
  "'",
  '"',
  '<b>',
  '&amp;',
  '%00',
  '%2F',
  '/',
  '\\',
  '{}',
  '$1',
  ';--',
  '\t',
  '\n',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u00e9',
  'e\u0301',
  'ß',
  'İ',
  'ﬁ',
  '中',
  'ไทย',
  'שלום',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\ufffd',
  '💳',
  '👩‍👧',
  '𝒳',
] as const;

/** All pieces in one text. */
export const everyPiece = pieces.join('');

const characters = (text: string): string[] => Array.from(text);

/** Generates texts of `min` to `max` characters (code points). */
export const anyText = (min: number, max: number): fc.Arbitrary<string> => {
  const length = Math.min(max, min + 30);
  return fc
    .array(fc.constantFrom(...pieces), { minLength: min, maxLength: length })
    .map((parts) => characters(parts.join('')).slice(0, max).join(''));
};

/**
 * Returns this many characters outside the basic plane, each two UTF-16 units and four UTF-8 bytes.
 */
export const wide = (length: number): string => '😀'.repeat(length);
