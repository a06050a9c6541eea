// Writes the module that exports the contracts of a package, by resource and verb, without their
// handlers.
import type { Api, NamedCall } from '../openapi/calls.ts';
import type { Declaration } from '../openapi/contract-files.ts';

const declarationOf = ({ contract, declaration }: NamedCall): Declaration => {
  if (!declaration) throw new Error(`No *.contract.ts exports ${contract.id}.`);
  return declaration;
};

/** Returns the module of a package's contracts. */
export const contractsModule = ({ folder, calls }: Api): string => {
  const exported = calls.map(declarationOf);
  const byFile = Map.groupBy(exported, ({ path }) => path);
  const groups = [...Map.groupBy(calls, ({ group }) => group)];
  const types = groups.map(([group, all]) => {
    const verbs = all.map((call) => `readonly ${call.verb}: typeof ${declarationOf(call).name};`);
    return `  readonly ${group}: { ${verbs.join(' ')} };`;
  });
  const values = groups.map(([group, all]) => {
    const verbs = all.map((call) => `${call.verb}: ${declarationOf(call).name}`);
    return `  ${group}: { ${verbs.join(', ')} },`;
  });
  return [
    ...[...byFile].map(
      ([path, all]) => `import { ${all.map(({ name }) => name).join(', ')} } from '../${path}';`,
    ),
    `\nexport { ${exported.map(({ name }) => name).join(', ')} };\n`,
    '/** Every contract, grouped as the client groups its methods. */',
    `export const ${folder}Contracts: {\n${types.join('\n')}\n} = {\n${values.join('\n')}\n};\n`,
  ].join('\n');
};
