// The command of the independent server: `main.ts --port 0 [--wrong NAME]`.
import { parseArgs } from 'node:util';
import { startIndependent } from './server.ts';
import { wrongs, type Wrong } from './wrongs.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    wrong: { type: 'string' },
    callback: { type: 'string' },
    token: { type: 'string' },
  },
});

const isWrong = (name: string): name is Wrong => name in wrongs;

const { port, wrong, callback, token } = values;
if (wrong !== undefined && !isWrong(wrong)) {
  console.error(`There is no wrong ${wrong}. There are:\n${Object.keys(wrongs).join('\n')}`);
  process.exitCode = 2;
} else {
  const server = await startIndependent({
    wrong,
    port: Number(port),
    callbackUrl: callback,
    token,
  });
  console.log(
    JSON.stringify({ baseUrl: server.baseUrl, key: server.key, liveKey: server.liveKey }),
  );
}
