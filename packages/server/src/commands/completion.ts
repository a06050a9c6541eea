// `kasir completion`: prints the script with which a shell completes commands, flags and their
// values.
import { Argument, Command } from '@commander-js/extra-typings';
import type { Shell } from './command.ts';
import { completionScripts, shellNames } from './completion-scripts.ts';
import { describeProgram } from './described.ts';

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
    .action((name, _flags, own) => {
      const program = own.parent;
      if (program) shell.print(completionScripts[name](describeProgram(program)));
    });
