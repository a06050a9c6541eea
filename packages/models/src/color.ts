// Colors of merchants and channels on hosted pages, and the text color (ink) readable on each.
import * as z from 'zod';

/** A color as six hexadecimal digits, e.g. `#0b5f45`. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Must be a color of six hexadecimal digits, e.g. #0b5f45.' })
  .toLowerCase();

/** Returns the light that a color reflects, from 0 for black to 1 for white (WCAG 2.2). */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colors of six hexadecimal digits, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns white or black, the one with more contrast on a color, which is at least 4.5. */
export const inkOn = (color: string): '#ffffff' | '#000000' =>
  contrastOf(color, '#ffffff') >= contrastOf(color, '#000000') ? '#ffffff' : '#000000';
