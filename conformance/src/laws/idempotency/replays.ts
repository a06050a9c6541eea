// Provides laws about idempotency keys with what a repeated request must do: it gets the first
// response, and has no further effect.
import type { EndpointSpec } from '@kasir/core';
import { clausesOf } from '../../clauses.ts';
import { countEffects } from '../../run/effects.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectStatus, expectThat } from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';

/** Returns the clauses that a repeated request with a key proves. */
export const keyClauses = (contract: EndpointSpec): readonly string[] => [
  'IDEM-02',
  'IDEM-04',
  'IDEM-HDR-idempotency_key',
  ...clausesOf(contract).filter((clause) => clause.endsWith('-HDR-idempotency_key')),
];

/** Expects a response to equal the first one. */
export const expectReplay = (first: ApiResponse, again: ApiResponse, why: string): void => {
  expectStatus(again, first.status, why);
  expectSame(`the response ${why}`, first.body, again.body);
};

/** Expects a request to have taken effect once, if that can be read. */
export const expectOneEffect = async (
  trial: Trial,
  contract: EndpointSpec,
  input: Input,
): Promise<void> => {
  const count = await countEffects(trial, contract.id, input);
  expectThat(count === null || count === 1, 'one effect', count);
};
