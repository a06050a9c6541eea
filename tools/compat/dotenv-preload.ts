// Preload for the integration scripts of major 1: they require dotenv, a devDependency that their
// package does not ship. Their environment is set already, so that nothing is left for it to do.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'dotenv'
      ? { url: 'dotenv:', format: 'commonjs', shortCircuit: true }
      : nextResolve(specifier, context),
  load: (url, context, nextLoad) =>
    url === 'dotenv:'
      ? { format: 'commonjs', source: 'exports.config = () => {};', shortCircuit: true }
      : nextLoad(url, context),
});
