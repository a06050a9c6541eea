// `kasir trigger`: creates the objects that lead to an event, to test a receiver.
import { typedCommand } from '@kasir/core/engine';
import { Argument } from '@commander-js/extra-typings';
import type { EventView } from '@kasir/control';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { eventColumns } from './events.ts';
import { formatOption, printList } from './listing.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { knownName } from './suggest.ts';
import { recipes, type Call, type Step } from './trigger-recipes.ts';
import { withProgress } from '../terminal/progress.ts';

const names = Object.keys(recipes).toSorted();

const collect = (one: string, before: readonly string[]): readonly string[] => [...before, one];

const stepText = (step: Step): string => ('act' in step ? step.act : `POST ${step.path}`);

/** Makes the merchant's references unique, so that a second trigger does not repeat them. */
const named = (body: unknown, mark: string): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('"triggered"', `"triggered-${mark}"`));

/** Returns the steps, with the body of the first request overridden by fields of `--set`. */
export const changedSteps = async (
  steps: readonly Step[],
  settings: readonly string[],
): Promise<readonly Step[]> => {
  const index = steps.findIndex((step) => 'path' in step);
  if (settings.length === 0 || index === -1) return steps;
  const parts = await import('./request-parts.ts');
  const first = steps[index] as Call;
  const { path, body, headers = {} } = first;
  const contract = parts.contractOf('POST', path);
  const schema = parts.bodySchema(contract, headers['api-version'] ?? null);
  const fields = parts.fieldsFrom('--set', schema, settings);
  const over = parts.mergeFields(body as Record<string, unknown>, fields);
  return steps.with(index, { ...first, body: over });
};

/** Runs a recipe; returns the id of the object created last. */
export const play = async (
  { client, bodyOf }: Remote,
  account: string,
  steps: readonly Step[],
): Promise<string> => {
  const params = { id: account };
  const mark = Date.now().toString(36);
  let object = '';
  for (const step of steps) {
    if ('act' in step) {
      const target = { ...params, object };
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      bodyOf(await client.objects.act({ params: target, body: { action: step.act } }));
      continue;
    }
    const { path, body, headers = {} } = step;
    const call = { method: 'POST', path: path.replace('{id}', object), headers } as const;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const response = bodyOf(
      await client.api.call({ params, body: { ...call, body: named(body, mark) } }),
    );
    const made = response.body as Refused & { readonly id?: string };
    if (response.status >= 300)
      throw new CommandFailure('failed', `POST ${call.path} was refused: ${refusalText(response)}`);
    object = made.id ?? object;
  }
  return object;
};

interface Refused {
  readonly message?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** Returns the message of a refusal with every field that is wrong. */
const refusalText = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
  const { message = String(status), errors = [] } = (body ?? {}) as Refused;
  return [message, ...errors.map((one) => `  ${one.path}: ${one.message}`)].join('\n');
};

/** Plays the recipe of an event; returns the events that it has sent, oldest first. */
export const triggerEvent = async (
  remote: Remote,
  account: string,
  steps: readonly Step[],
): Promise<readonly EventView[]> => {
  const { client, bodyOf } = remote;
  const params = { id: account };
  const { data: before } = bodyOf(await client.events.list({ params, query: {} }));
  const known = new Set(before.map(({ webhook_id }) => webhook_id));
  await play(remote, account, steps);
  bodyOf(await client.clock.quiet({ body: {} }));
  const { data } = bodyOf(await client.events.list({ params, query: {} }));
  return data.filter(({ webhook_id }) => !known.has(webhook_id)).toReversed();
};

const listRecipes = (shell: Shell, flags: Parameters<typeof printList>[1]): void =>
  printList(shell, flags, {
    rows: names.map((event) => ({ event, steps: recipes[event] ?? [] })),
    columns: [
      { title: 'event', of: ({ event }) => event, style: () => 'name' },
      { title: 'made by', of: ({ steps }) => steps.map(stepText).join(', then '), narrow: 'cut' },
    ],
    empty: '',
  });

export const command = (shell: Shell) =>
  remoteCommand()
    .addArgument(
      new Argument('[event]', `without one they are listed; one of ${names.join(', ')}`)
        // For completion: the refusal below names the nearest.
        .choices(names)
        .argParser((given: string) => given),
    )
    .addOption(accountOption())
    .addOption(formatOption())
    .option(
      '--set <PATH=VALUE>',
      'change a field of the first request: amount=50000; may be repeated',
      collect,
      [] as readonly string[],
    )
    .action(async (given, flags) => {
      if (given === undefined) return listRecipes(shell, flags);
      const name = knownName(given, names, {
        refusal: `${given} cannot be triggered`,
        list: 'Events',
      });
      const steps = await changedSteps(recipes[name] ?? [], flags.set);
      const remote = remoteOf(flags, shell.env);
      const { id } = await accountOf(remote, flags.account);
      const fresh = await withProgress(shell.progress, `waiting for ${name}`, () =>
        triggerEvent(remote, id, steps),
      );
      printList(shell, flags, { rows: fresh, columns: eventColumns, empty: 'No event was sent.' });
      const made = fresh.find(({ event }) => event === name);
      if (!made)
        throw new CommandFailure(
          'failed',
          `${name} was not sent: ${typedCommand('logs')} shows what was.`,
        );
      if (flags.json || flags.format) return undefined;
      return shell.print(
        `\n${typedCommand(`events show ${made.webhook_id}`)} shows its body and its deliveries.`,
      );
    });
