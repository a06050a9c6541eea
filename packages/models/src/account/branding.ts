// The look of an account on hosted pages: its color and its logo.
import * as z from 'zod';
import { hexColor } from '../color.ts';

/** Maximum size of an uploaded logo in bytes; every page of the account contains the logo. */
const LOGO_BYTES = 16_384;

/** The first bytes of each type of picture in base64, by which the declared type is checked. */
const beginnings = { png: 'iVBORw0KGgo', jpeg: '/9j/', webp: 'UklGR' } as const;

const types = Object.keys(beginnings).join(', ');

const isPicture = (logo: string): boolean => {
  const [, type = '', data = ''] =
    /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(logo) ?? [];
  const beginning = Object.hasOwn(beginnings, type)
    ? beginnings[type as keyof typeof beginnings]
    : undefined;
  return (
    beginning !== undefined &&
    data.startsWith(beginning) &&
    data.length % 4 === 0 &&
    data.length <= Math.ceil(LOGO_BYTES / 3) * 4
  );
};

/** Returns whether a text is the address of a picture that a content security policy can name. */
const isAddress = (logo: string): boolean => {
  if (!logo.startsWith('https://') || logo.length > 2_048 || !URL.canParse(logo)) return false;
  const { username, password, search, hash } = new URL(logo);
  return username === '' && password === '' && search === '' && hash === '';
};

/** An https address, or the picture itself as a data URL. */
export const logo = z.string().refine((value) => isAddress(value) || isPicture(value), {
  error: `Must be an https URL without credentials, query and fragment, or a data URL in base64 of a picture (${types}) of at most ${LOGO_BYTES} bytes.`,
});

export const branding = z
  .object({
    color: hexColor
      .optional()
      .describe('Color of the main button, as six hexadecimal digits, e.g. #0b5f45.'),
    logo: logo
      .optional()
      .describe(
        'Logo: an https URL, or a picture (png, jpeg, webp) of at most 16,384 bytes as a data URL in base64.',
      ),
  })
  .describe('Look of an account on hosted pages.');
export type Branding = z.infer<typeof branding>;
