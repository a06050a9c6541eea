// `kasir completion`: prints what a shell completes commands, flags and their values with.
import { Argument, Command } from '@commander-js/extra-typings';
import type { Shell } from './command.ts';
import { completionScripts, shellNames } from './completion-scripts.ts';

export const command = (shell: Shell) =>
  new Command()
    .addArgument(new Argument('<shell>', 'the shell that completes').choices(shellNames))
    .addHelpText(
      'after',
      `
Install it once, then open a new shell:
  bash:  kasir completion bash > ~/.local/share/bash-completion/completions/kasir
  zsh:   kasir completion zsh > "\${fpath[1]}/_kasir"
  fish:  kasir completion fish > ~/.config/fish/completions/kasir.fish`,
    )
    .action(async (name) => {
      // Late, because it loads every command, and this one among them.
      const { describeCommands } = await import('./described.ts');
      shell.print(completionScripts[name](await describeCommands()));
    });
