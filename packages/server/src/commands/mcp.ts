// `kasir mcp`: gives coding assistants tools by the Model Context Protocol, over standard input and
// output.
import { once } from 'node:events';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';

const PACKAGE = '@modelcontextprotocol/server';

/** Loads what needs the library of the protocol, which the server does not install. */
const loadServe = async () => {
  try {
    return (await import('./mcp/serve.ts')).serve;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(PACKAGE)) throw error;
    throw new CommandFailure(
      'usage',
      `kasir mcp needs ${PACKAGE}: install it beside the server, npm install ${PACKAGE}@2.`,
      { cause: error },
    );
  }
};

export const command = (shell: Shell) =>
  remoteCommand().action(async (flags) => {
    const serve = await loadServe();
    // The server is looked up at each call, because it may start after the editor.
    const connection = serve(() => remoteOf(flags, shell.env), shell.warn);
    await once(process.stdin, 'close');
    await connection.close();
  });
