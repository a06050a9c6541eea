// `kasir switches`: turns features of an account on and off.
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Shell } from './command.ts';
import { settingCommand } from './setting.ts';

export const command = (shell: Shell) =>
  settingCommand(shell, {
    name: 'switch',
    value: 'on|off',
    modes: 'both modes',
    read: ({ switches }) => switches,
    change: (name, value) => {
      if (value !== 'on' && value !== 'off')
        throw new CommandFailure('usage', `A switch is on or off, not ${value}.`);
      return { switches: { [name]: value === 'on' } };
    },
  });
