// The look of a merchant on its pages: the color of the main button, and the source of the logo.
import { inkOn, type Branding } from '@kasir/models';

/** Returns the style sheet of a merchant's color; empty without one. The ink on it can be read. */
export const brandStyle = ({ color }: Branding): string =>
  color === undefined
    ? ''
    : `:root{--act:${color};--act-ink:${inkOn(color)};--act-line:var(--control)}main{border-top:.35rem solid ${color}}`;

/** Returns the address of a logo as a source of a content security policy, which ends at ; and , */
export const logoSource = ({ logo }: Branding): string | null => {
  if (logo === undefined) return null;
  if (logo.startsWith('data:')) return 'data:';
  const { origin, pathname } = new URL(logo);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};
