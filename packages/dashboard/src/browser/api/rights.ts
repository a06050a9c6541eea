// The rights of the token's owner: the page hides or disables everything else; the server decides.
import type { ControlApi } from './client.ts';
import { facts } from './facts.ts';
import { say } from '../language.ts';

/** An operation by `group.verb`, as in `keys.create`. */
export type OperationName = {
  [G in keyof ControlApi]: `${G}.${keyof ControlApi[G] & string}`;
}[keyof ControlApi];

export interface CurrentOperator {
  readonly name: string;
  readonly role: string;
}

let current: CurrentOperator | null = null;

/** Sets the operator to whom the token of this tab belongs. */
export const setCurrent = (operator: CurrentOperator): void => {
  current = operator;
};

/** Returns the operator to whom the token of this tab belongs; null until known. */
export const getCurrent = (): CurrentOperator | null => current;

const roleFor = (operation: OperationName): string => facts().operations[operation]?.role ?? '';

/** Returns whether the role suffices for an operation. */
export const mayCall = (operation: OperationName): boolean => {
  const { roles } = facts();
  return current !== null && roles.indexOf(current.role) >= roles.indexOf(roleFor(operation));
};

/** Returns the reason why an operation cannot be called, in words; null when it can. */
export const refusalOf = (operation: OperationName): string | null =>
  mayCall(operation) ? null : say('Needs the role {role}.', { role: roleFor(operation) });

/** Returns the attributes of a button that calls an operation: without the role it is disabled. */
export const unlessRefused = (
  operation: OperationName,
  disabled: boolean,
): { readonly disabled: boolean; readonly title?: string } => {
  const refused = refusalOf(operation);
  return refused === null ? { disabled } : { disabled: true, title: refused };
};
