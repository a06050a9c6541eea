// Bundles of programs as users of the packages make them, for a runtime of their choice.
import { build } from 'esbuild';

/** Where a bundle runs. */
export type Runtime = 'browser' | 'worker' | 'neutral' | 'node';

const settings = {
  browser: { platform: 'browser', conditions: [] },
  worker: { platform: 'neutral', conditions: ['worker', 'browser'] },
  neutral: { platform: 'neutral', conditions: [] },
  node: { platform: 'node', conditions: [] },
} as const;

export interface Bundle {
  readonly text: string;
  /** What it imports when it runs. */
  readonly imports: readonly string[];
  /** The files it is made of. */
  readonly inputs: readonly string[];
}

/**
 * Bundles a module, minified; nothing is left to be imported but modules of Node.js. With a name,
 * its exports are that variable of a plain script.
 */
export const bundle = async (code: string, runtime: Runtime, name?: string): Promise<Bundle> => {
  const { platform, conditions } = settings[runtime];
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    platform,
    conditions: ['@kasir/source', ...conditions],
    target: 'es2022',
    external: ['node:*'],
    logLevel: 'silent',
    ...(name === undefined ? { format: 'esm' } : { format: 'iife', globalName: name }),
  });
  const [output] = Object.values(metafile.outputs);
  return {
    text: outputFiles[0]?.text ?? '',
    imports: output?.imports.map(({ path }) => path) ?? [],
    inputs: Object.keys(metafile.inputs),
  };
};
