// `kasir branding`: sets the logo and the color of an account on its hosted pages.
import type { Branding } from '@kasir/models';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Shell } from './command.ts';
import { readPicture } from './input-file.ts';
import { settingCommand } from './setting.ts';

/** Returns the branding for a terminal; an embedded logo is shown by its size. */
const toColumns = ({ color, logo }: Branding): Readonly<Record<string, string>> => ({
  ...(color !== undefined && { color }),
  ...(logo !== undefined && {
    logo: logo.startsWith('data:') ? `a picture of ${logo.length} characters` : logo,
  }),
});

export const command = (shell: Shell) =>
  settingCommand(shell, {
    name: 'color|logo',
    value: 'value',
    modes: 'both modes',
    read: ({ branding = {} }) => toColumns(branding),
    change: (name, value) => {
      if (name !== 'color' && name !== 'logo')
        throw new CommandFailure('usage', `Set color or logo, not ${name}.`);
      const given = value === 'none' ? null : value;
      if (name === 'color') return { branding: { color: given } };
      const isFile = value.startsWith('@');
      return { branding: { logo: isFile ? readPicture('logo', value.slice(1)) : given } };
    },
  });
