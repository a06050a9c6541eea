// Replaces dotenv for the integration scripts of major 1, which require it although their package
// does not ship it (it is a devDependency). Their environment is already set, so the replacement
// does nothing.
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
