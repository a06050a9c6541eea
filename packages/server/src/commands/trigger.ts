// `kasir trigger`: creates the objects that lead to an event, to test a receiver.
import { typedCommand } from '@kasir/core/engine';
import { Argument } from '@commander-js/extra-typings';
import type { EventView } from '@kasir/control';
import { didYouMean } from '@kasir/core';
import { CommandFailure } from '../failures/exit-codes.ts';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { recipes, type Step } from './trigger-recipes.ts';

const names = Object.keys(recipes).toSorted();

const recipeOf = (event: string): readonly Step[] => {
  const recipe = recipes[event];
  if (recipe) return recipe;
  throw new CommandFailure(
    'usage',
    `${event} cannot be triggered.${didYouMean(event, names)} Events: ${names.join(', ')}.`,
  );
};

/** Marks the merchant's references, so that a second trigger repeats none. */
const named = (body: unknown, mark: string): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('"triggered"', `"triggered-${mark}"`));

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
    const made = response.body as { readonly id?: string; readonly message?: string } | null;
    if (response.status >= 300)
      throw new CommandFailure(
        'failed',
        `POST ${call.path} was refused: ${made?.message ?? response.status}`,
      );
    object = made?.id ?? object;
  }
  return object;
};

const line = ({ webhook_id, event, subject, status }: EventView): string =>
  [webhook_id, event, subject, status].join('  ');

export const command = (shell: Shell) =>
  remoteCommand()
    .addArgument(new Argument('<event>', `one of ${names.join(', ')}`))
    .addOption(accountOption())
    .action(async (name, flags) => {
      const steps = recipeOf(name);
      const remote = remoteOf(flags, shell.env);
      const { client, bodyOf } = remote;
      const { id } = await accountOf(remote, flags.account);
      const { data: before } = bodyOf(await client.events.list({ params: { id }, query: {} }));
      const known = new Set(before.map(({ webhook_id }) => webhook_id));
      await play(remote, id, steps);
      bodyOf(await client.clock.quiet({ body: {} }));
      const { data } = bodyOf(await client.events.list({ params: { id }, query: {} }));
      const fresh = data.filter(({ webhook_id }) => !known.has(webhook_id)).toReversed();
      if (flags.json) return shell.print(JSON.stringify(fresh));
      for (const event of fresh) shell.print(line(event));
      if (fresh.some(({ event }) => event === name)) return undefined;
      throw new CommandFailure(
        'failed',
        `${name} was not sent: ${typedCommand('logs')} shows what was.`,
      );
    });
