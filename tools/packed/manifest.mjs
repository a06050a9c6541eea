// Turns a manifest of this repository into that of a tarball: pnpm calls it while it packs.

/** The condition under which this repository finds sources instead of what is built. */
const SOURCE = '@kasir/source';

/**
 * Returns what is exported to users: without sources, and without subpaths that have nothing else.
 *
 * @param {Readonly<Record<string, string | Readonly<Record<string, unknown>>>>} all
 */
export const exportsForUsers = (all) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([subpath, target]) => {
      if (typeof target === 'string') return [[subpath, target]];
      const { [SOURCE]: _, ...conditions } = target;
      return Object.keys(conditions).length === 0 ? [] : [[subpath, conditions]];
    }),
  );

export const hooks = {
  beforePacking: ({ scripts: _, devDependencies: __, ...manifest }) => ({
    ...manifest,
    exports: exportsForUsers(manifest.exports),
  }),
};
