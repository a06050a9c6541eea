// The look of a merchant on its pages: the color of the main button, and the source of the logo.
import { inkOn, type Branding } from '@kasir/models';

/** Returns the style sheet of a merchant's color, with readable text on it; empty without one. */
export const brandStyle = ({ color }: Branding): string =>
  color === undefined
    ? ''
    : `:root{--act:${color};--act-ink:${inkOn(color)};--act-line:var(--control)}main{border-top:.35rem solid ${color}}`;

/** Returns a logo as a source of a content security policy, with ; and , (which end it) encoded. */
export const logoSource = ({ logo }: Branding): string | null => {
  if (logo === undefined) return null;
  if (logo.startsWith('data:')) return 'data:';
  const { origin, pathname } = new URL(logo);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};
