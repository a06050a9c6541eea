// Writes the module with the data of calls that a client needs at run time.
import { callOf, common } from '@kasir/core';
import type { Api } from '../openapi/calls.ts';

const codes = (errors: Readonly<Record<string, number>>): string => {
  const spread = (['write', 'read'] as const).find((kind) =>
    Object.entries(common[kind]).every(([code, status]) => errors[code] === status),
  );
  const shared: Readonly<Record<string, number>> = spread ? common[spread] : {};
  const own = Object.entries(errors).filter(([code]) => shared[code] === undefined);
  const parts = [
    ...(spread ? [`...${spread}`] : []),
    ...own.map(
      ([code, status]) =>
        `${/^\w+$/.test(code) && !/^\d/.test(code) ? code : `'${code}'`}: ${status}`,
    ),
  ];
  return `{ ${parts.join(', ')} }`;
};

/** Returns the module of a package's calls, by group and verb. */
export const callsModule = ({ calls }: Api): string => {
  const groups = [...Map.groupBy(calls, ({ group }) => group)].map(([group, all]) => {
    const verbs = all.map(({ verb, contract }) => {
      const { errors, ...data } = callOf(contract);
      const fields = Object.entries(data).map(
        ([name, value]) => `${name}: ${JSON.stringify(value)}`,
      );
      return `    ${verb}: { ${fields.join(', ')}, errors: ${codes(errors)} },`;
    });
    return `  ${group}: {\n${verbs.join('\n')}\n  },`;
  });
  const text = groups.join('\n');
  const shared = (['read', 'write'] as const)
    .filter((kind) => text.includes(`...${kind}`))
    .map(
      (kind) =>
        `/** Codes of every ${kind}. */\nconst ${kind} = ${JSON.stringify(common[kind])} as const;\n`,
    );
  return [
    "import type { Calls } from '@kasir/client';\n",
    ...shared,
    `/** What the client has to know of each call. */\nexport const calls = {\n${text}\n} satisfies Calls;\n`,
  ].join('\n');
};
