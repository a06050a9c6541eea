// Prints every file that a server loads, for tests; loaded by `node --import` before the server.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) => {
    process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
