// For tests: loaded by `node --import` before the server; names every file that is loaded.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) => {
    process.stderr.write(`loaded ${url}\n`);
    return next(url, context);
  },
});
