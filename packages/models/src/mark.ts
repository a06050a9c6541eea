// The mark of a channel or network on hosted pages: a colored plate with a few letters of its name,
// which replaces a copy of its logo.
import { inkOn } from './color.ts';

export interface Mark {
  /** One to four letters or digits. */
  readonly letters: string;
  /** The color of the plate, as six hexadecimal digits. */
  readonly color: string;
  /** The color of the letters, which is readable on the plate. */
  readonly ink: string;
}

/** Returns the mark with these letters in a color. */
export const markIn = (color: string, letters: string): Mark => ({
  letters,
  color,
  ink: inkOn(color),
});
