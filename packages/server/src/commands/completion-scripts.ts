// Writes the completion of each shell: a table of words by command, and a few lines that look the
// typed words up in it.
import { withSubcommands, type DescribedCommand } from './described.ts';

export const shellNames = ['bash', 'zsh', 'fish'] as const;

/** Returns a text within single quotes of bash and zsh. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The longest description; line feeds and colons would end a line or a word of a script. */
const DESCRIPTION_MAX = 70;
const brief = (text: string): string => text.replaceAll(/[\n:]/g, ' ').slice(0, DESCRIPTION_MAX);

/** The words that may follow a command, with their help. */
const wordsOf = ({
  commands,
  flags,
  values,
}: DescribedCommand): readonly (readonly [string, string])[] => [
  ...commands.map(({ path, brief: help }) => [path.at(-1) ?? '', help] as const),
  ...values.map((value) => [value, ''] as const),
  ...flags.flatMap(({ names, help }) => names.map((name) => [name, help] as const)),
];

/** The values of flags, by command and flag. */
const valuesOf = (command: DescribedCommand): readonly (readonly [string, readonly string[]])[] =>
  command.flags
    .filter(({ takesValue }) => takesValue)
    .flatMap(({ names, values }) =>
      names.map((name) => [[...command.path, name].join(' '), values] as const),
    );

/** The words and the values of all commands. */
const table = (program: DescribedCommand) => {
  const all = withSubcommands(program);
  return {
    words: all.map((one) => [one.path.join(' '), wordsOf(one)] as const),
    values: all.flatMap(valuesOf),
  };
};

const bash = (program: DescribedCommand): string => {
  const { words, values } = table(program);
  return `# Completion of kasir for bash, written by: kasir completion bash
declare -A _kasir_words=(
${words.map(([path, list]) => `  [${quoteForShell(path || '.')}]=${quoteForShell(list.map(([word]) => word).join(' '))}`).join('\n')}
)
declare -A _kasir_values=(
${values.map(([flag, list]) => `  [${quoteForShell(flag)}]=${quoteForShell(list.join(' '))}`).join('\n')}
)
_kasir() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' word flag skip=0 i
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    if ((skip)); then skip=0; continue; fi
    if [[ $word == -* ]]; then
      flag="\${path:+$path }$word"
      [[ -v "_kasir_values[$flag]" ]] && skip=1
      continue
    fi
    [[ -v "_kasir_words[\${path:+$path }$word]" ]] && path="\${path:+$path }$word"
  done
  if ((skip)); then
    COMPREPLY=($(compgen -W "\${_kasir_values[$flag]}" -- "$current"))
    ((\${#COMPREPLY[@]})) || COMPREPLY=($(compgen -f -- "$current"))
    return
  fi
  COMPREPLY=($(compgen -W "\${_kasir_words[\${path:-.}]}" -- "$current"))
}
complete -F _kasir kasir`;
};

const zsh = (program: DescribedCommand): string => {
  const { words, values } = table(program);
  const entry = ([word, help]: readonly [string, string]): string =>
    quoteForShell(help === '' ? word : `${word}:${brief(help)}`);
  return `#compdef kasir
# Completion of kasir for zsh, written by: kasir completion zsh
_kasir() {
  local current_path='' word flag='' skip=0 i
  local -A values
  values=(
${values.map(([flag, list]) => `    ${quoteForShell(flag)} ${quoteForShell(list.join(' '))}`).join('\n')}
  )
  local -A known
  known=(${words.map(([path]) => `${quoteForShell(path || '.')} 1`).join(' ')})
  for ((i = 2; i < CURRENT; i++)); do
    word="\${words[i]}"
    if ((skip)); then skip=0; continue; fi
    if [[ $word == -* ]]; then
      flag="\${current_path:+$current_path }$word"
      (( \${+values[$flag]} )) && skip=1
      continue
    fi
    (( \${+known[\${current_path:+$current_path }$word]} )) && current_path="\${current_path:+$current_path }$word"
  done
  if ((skip)); then
    local -a choices
    choices=(\${=values[$flag]})
    if ((\${#choices})); then compadd -a choices; else _files; fi
    return
  fi
  local -a found
  case "\${current_path:-.}" in
${words.map(([path, list]) => `    ${quoteForShell(path || '.')}) found=(${list.map(entry).join(' ')}) ;;`).join('\n')}
  esac
  _describe kasir found
}
# Called by name where the file was found by compinit, and read by source elsewhere.
if [[ $funcstack[1] == _kasir ]]; then _kasir "$@"; else compdef _kasir kasir; fi`;
};

const fishQuoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const fish = (program: DescribedCommand): string => {
  const all = withSubcommands(program);
  const flagged = program.commands
    .flatMap(withSubcommands)
    .flatMap(({ flags }) => flags.filter((one) => one.takesValue).flatMap(({ names }) => names));
  const at = (path: readonly string[]): string => fishQuoted(`__kasir_at ${path.join(' ')}`);
  const lines = all.flatMap((command) => [
    ...command.commands.map(
      ({ path, brief: help }) =>
        `complete -c kasir -n ${at(command.path)} -f -a ${path.at(-1) ?? ''} -d ${fishQuoted(brief(help))}`,
    ),
    ...(command.values.length === 0
      ? []
      : [`complete -c kasir -n ${at(command.path)} -f -a ${fishQuoted(command.values.join(' '))}`]),
    ...command.flags.map(({ names, takesValue, values, help }) =>
      [
        `complete -c kasir -n ${at(command.path)}`,
        ...names.map((name) =>
          name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
        ),
        ...(takesValue ? ['-r'] : []),
        ...(values.length === 0 ? [] : [`-f -a ${fishQuoted(values.join(' '))}`]),
        `-d ${fishQuoted(brief(help))}`,
      ].join(' '),
    ),
  ]);
  const paths = all.map(({ path }) => fishQuoted(path.join(' '))).join(' ');
  return `# Completion of kasir for fish, written by: kasir completion fish
set -g __kasir_paths ${paths}
set -g __kasir_flags ${[...new Set(flagged)].join(' ')}
function __kasir_at
    set -l path
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
        else if contains -- $word $__kasir_flags
            set skip 1
        else if contains -- (string join ' ' $path $word) $__kasir_paths
            set path $path $word
        end
    end
    test "$path" = "$argv"
end
${lines.join('\n')}`;
};

/** The completion of each shell, as a script. */
export const completionScripts: Readonly<
  Record<(typeof shellNames)[number], (program: DescribedCommand) => string>
> = { bash, zsh, fish };
