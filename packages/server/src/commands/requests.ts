// `kasir requests show`: shows one request by its Request-ID, with its content and response.
import { Argument, Command } from '@commander-js/extra-typings';
import type { Shell } from './command.ts';
import { requestLine } from './logs.ts';
import { jsonText } from '../terminal/json.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const show = (shell: Shell) =>
  remoteCommand()
    .name('show')
    .description('show a request by its Request-ID')
    .addArgument(new Argument('<request-id>'))
    .action(async (id, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const request = bodyOf(await client.requests.get({ params: { id } }));
      if (flags.json) return shell.print(JSON.stringify(request));
      const { query, body, response, objects, idempotency_key } = request;
      const parts = { idempotency_key, objects, query, body, response };
      return shell.print(`${requestLine(request, shell.screen)}\n${jsonText(parts, shell.screen)}`);
    });

export const command = (shell: Shell) => new Command().addCommand(show(shell));
