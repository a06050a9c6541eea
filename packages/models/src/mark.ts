// A mark on hosted pages: a plate in a color with a few letters of a name. Drawn from these facts
// alone; no logo of anybody is copied.
import { inkOn } from './color.ts';

export interface Mark {
  /** One to four letters or digits. */
  readonly letters: string;
  /** The color of the plate, as six hexadecimal digits. */
  readonly color: string;
  /** The color of the letters, which can be read on it. */
  readonly ink: string;
}

/** Returns the mark with these letters in a color. */
export const markIn = (color: string, letters: string): Mark => ({
  letters,
  color,
  ink: inkOn(color),
});
