// Finds the operation of the control API that a request names.
import type { ControlSpec } from '@kasir/control';
import { preparedRoute, Router, type PreparedRoute } from '@kasir/core/pipeline';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

export interface ControlRoute extends PreparedRoute, Pick<Operation, 'run' | 'subject'> {
  readonly contract: ControlSpec;
  readonly takesFile: boolean;
}

export const router = new Router(
  operations.map(({ takesFile = false, ...operation }: Operation): ControlRoute => ({
    ...preparedRoute(operation.contract),
    ...operation,
    takesFile,
  })),
);
