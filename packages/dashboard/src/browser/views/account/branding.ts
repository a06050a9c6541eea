// The look of an account on its hosted pages: its logo, and the color of the main button.
import type { JSX } from 'preact';
import { say } from '../../language.ts';
import { checkField, entryForm, field, textField, type Values } from '../../parts/forms.ts';
import { card } from '../../parts/layout.ts';
import { input, p } from '../../parts/tags.ts';
import type { Change, PartProps } from './part.ts';

/** The most bytes of a logo that is stored with its account. */
const LOGO_BYTES = 16_384;

/** Returns a chosen picture as a data URL. Throws when it is too large. */
const toDataUrl = async (file: File): Promise<string> => {
  if (file.size > LOGO_BYTES)
    throw new Error(
      say('The picture must have at most {most} bytes. It has {size}.', {
        most: LOGO_BYTES,
        size: file.size,
      }),
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type};base64,${btoa(String.fromCharCode(...bytes))}`;
};

/** Returns the change that was entered; an empty field returns to the general look. */
const changeOf = async (values: Values, stored: string | null): Promise<Change> => {
  const file = values.file('picture');
  const kept = values.checked('remove') ? null : stored;
  const logo = file ? await toDataUrl(file) : (values.some('logo') ?? kept);
  return { branding: { color: values.some('color') ?? null, logo } };
};

/** Returns the card that sets the look. */
export const brandingCard = ({ account, doing, onChange }: PartProps): JSX.Element => {
  const { color = '', logo = '' } = account.branding ?? {};
  const isStored = logo.startsWith('data:');
  return card(
    say('Branding of hosted pages'),
    {},
    p(
      { class: 'hint' },
      say(
        'Payers see the logo beside the name, and the color on the main button. Its text is black or white, whichever is easier to read.',
      ),
    ),
    entryForm(
      {
        submit: say('Save the branding'),
        needs: 'accounts.update',
        busy: doing.busy,
        label: say('Branding'),
        onSubmit: (values) =>
          onChange(changeOf(values, isStored ? logo : null), say('The branding is set.')),
      },
      textField(say('Color, empty for the general one'), 'color', {
        defaultValue: color,
        placeholder: '#0b5f45',
        pattern: '#[0-9a-fA-F]{6}',
      }),
      textField(say('Logo: an https URL'), 'logo', {
        type: 'url',
        defaultValue: isStored ? '' : logo,
        placeholder: 'https://shop.example/logo.png',
      }),
      field(
        say('Or a picture: PNG, JPEG or WebP, at most 16 KiB'),
        input({ type: 'file', name: 'picture', accept: 'image/png,image/jpeg,image/webp' }),
      ),
      isStored ? checkField(say('Remove the stored picture'), 'remove') : null,
    ),
  );
};
