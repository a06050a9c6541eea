// Measures how much of a package ends up in a bundle.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The runtime of a bundle: browsers and workers, without modules of Node.js, or Node.js. */
export type Target = 'browser' | 'node';

/** The size of a bundle in bytes. */
export interface BundleSize {
  readonly minified: number;
  readonly gzip: number;
}

/**
 * Bundles a module as a program in the folder would; returns null where it cannot run on the
 * target. For Node.js undici, which manages the connections there, remains an import.
 */
export const bundleSize = async (
  folder: string,
  code: string,
  target: Target,
): Promise<BundleSize | null> => {
  const conditions = target === 'browser' ? ['worker', 'browser'] : [];
  try {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: folder, loader: 'ts' },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: target,
      conditions,
      external: target === 'node' ? ['undici'] : [],
      logLevel: 'silent',
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    return { minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  } catch {
    return null;
  }
};
