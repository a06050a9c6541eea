// Lists all operators.
import { conditions } from './conditions.ts';
import { constants } from './constants.ts';
import { members } from './members.ts';
import type { Operator } from './operator.ts';
import { statements } from './statements.ts';

export const operators: readonly Operator[] = [
  ...conditions,
  ...constants,
  ...statements,
  ...members,
];
