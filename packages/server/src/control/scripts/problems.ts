// Validates a script beyond its shape: its channel must exist, its failure codes must be documented
// for the work.
import type { Violation } from '@kasir/core';
import { mustBe, omit, oneOf } from '@kasir/core/messages';
import type { ScriptInput } from '@kasir/control';
import { scriptedWork } from '@kasir/control/schemas';
import { channels } from '@kasir/models';
import { failureCodesOf } from '@kasir/payments/operation';

/** Returns the documented codes of the work and channels that a script matches. */
const documentedFor = ({ work, channel_code: code }: ScriptInput['match']): readonly string[] => {
  const matched = channels.filter((one) => code === undefined || one.code === code);
  const types = [...new Set(matched.map(({ type }) => type))];
  const works = work === undefined ? scriptedWork.options : [work];
  const codes = works.flatMap((one) => types.flatMap((type) => failureCodesOf(one, type)));
  return [...new Set(codes)].toSorted();
};

const mayFail: readonly string[] = ['fail', 'time_out'];

/** Returns every violation of a script, with its path. */
export const scriptViolations = ({ match, steps }: ScriptInput): readonly Violation[] => {
  const { channel_code: code } = match;
  if (code !== undefined && !channels.some((one) => one.code === code)) {
    const message = mustBe('the code of a channel: GET /channels lists them');
    return [{ path: 'body.match.channel_code', message }];
  }
  const documented = documentedFor(match);
  return steps.flatMap(({ outcome, failure_code: failure }, at) => {
    const path = `body.steps.${at}.failure_code`;
    if (failure === undefined) return [];
    if (!mayFail.includes(outcome))
      return [{ path, message: omit(`an outcome of ${outcome} has no failure`) }];
    return documented.includes(failure)
      ? []
      : [{ path, message: mustBe(`${oneOf(documented)}, the documented codes of this work`) }];
  });
};
