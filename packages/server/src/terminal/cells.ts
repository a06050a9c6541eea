// Fits a text into a number of columns of a terminal.
import width from 'fast-string-width';

/** Returns text of at most `most` columns; a cut one ends with an ellipsis. */
export const clip = (text: string, most: number): string => {
  if (width(text) <= most) return text;
  let [kept, used] = ['', 0];
  for (const character of text) {
    used += width(character);
    if (used > most - 1) break;
    kept += character;
  }
  return `${kept}…`;
};

/** Returns text padded with spaces to a width; the spaces precede right-aligned text. */
export const padded = (text: string, columns: number, isRight = false): string => {
  const space = ' '.repeat(Math.max(0, columns - width(text)));
  return isRight ? space + text : text + space;
};
