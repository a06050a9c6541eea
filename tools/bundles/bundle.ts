// Bundles programs for a runtime as users of the packages do.
import { build } from 'esbuild';

/** The runtime of a bundle. */
export type Runtime = 'browser' | 'worker' | 'neutral' | 'node';

const settings = {
  browser: { platform: 'browser', conditions: [] },
  worker: { platform: 'neutral', conditions: ['worker', 'browser'] },
  neutral: { platform: 'neutral', conditions: [] },
  node: { platform: 'node', conditions: [] },
} as const;

export interface Bundle {
  readonly text: string;
  /** Modules that it imports at run time. */
  readonly imports: readonly string[];
  /** Paths of the source files in it. */
  readonly inputs: readonly string[];
}

/**
 * Bundles a module, minified; only modules of Node.js remain as imports. With a name, the bundle is
 * a plain script that assigns the exports to a variable of that name.
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
