// Writes the shapes of responses by the id of their call, for clients that validate responses.
import { callOf } from '@kasir/core';
import type { Api } from '../openapi/calls.ts';
import type { Components } from '../openapi/components.ts';
import { shapeName, shapesModule } from './shapes.ts';

/** Returns the module of a package's response shapes by the id of their call. */
export const responsesModule = ({ calls }: Api, { schemas, of }: Components): string => {
  const responses = calls.map(({ contract }) => ({
    id: callOf(contract).id,
    name: of(contract).response,
  }));
  const table = [
    '/** Response of each call, by its id. */',
    'export const responses: Readonly<Record<string, Shape>> = {',
    ...responses.map(({ id, name }) => `  '${id}': ${shapeName(name)},`),
    '};\n',
  ];
  return shapesModule(
    schemas,
    responses.map(({ name }) => name),
    table.join('\n'),
  );
};
