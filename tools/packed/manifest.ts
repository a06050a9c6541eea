// Turns a manifest of this repository into that of a tarball: pnpm calls it while it packs.

/** The condition under which this repository finds sources instead of what is built. */
const SOURCE = '@kasir/source';

type Targets = Readonly<Record<string, unknown>>;

/** A manifest as pnpm passes it. */
interface Packing {
  readonly exports: Targets;
  readonly imports?: Targets;
}

/** Returns a target without sources; undefined if it has nothing else. */
const withoutSources = (target: unknown): unknown => {
  if (typeof target !== 'object' || target === null) return target;
  const conditions = Object.entries(target).filter(([condition]) => condition !== SOURCE);
  return conditions.length === 0 ? undefined : Object.fromEntries(conditions);
};

/** Returns the targets that users of a package have, for `exports` and `imports`. */
export const targetsForUsers = (targets: Targets): Targets =>
  Object.fromEntries(
    Object.entries(targets)
      .map(([name, target]) => [name, withoutSources(target)] as const)
      .filter(([, target]) => target !== undefined),
  );

/** The fields that only this repository needs. */
const ours = ['scripts', 'devDependencies'];

/** The functions that pnpm calls, by its names for them. */
export const hooks = {
  beforePacking: ({ exports, imports, ...rest }: Packing) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([field]) => !ours.includes(field))),
    ...(imports && { imports: targetsForUsers(imports) }),
    exports: targetsForUsers(exports),
  }),
};
