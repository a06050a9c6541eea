// `kasir decline`: makes the next payments, refunds or links of a test account fail with a code.
import { typedCommand } from '@kasir/core/engine';
import { Argument, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { scriptedWork } from '@kasir/control/schemas';
import { channelType, channelTypeNames, linkCodes, refundFailureCodes } from '@kasir/models';
import { accountOf, accountOption } from './account.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { knownName } from './suggest.ts';

/** The codes with which some channel fails in test mode. */
export const codes = [
  ...new Set([
    ...channelTypeNames.flatMap((type) => {
      const { charge, link = [] } = channelType(type).failures;
      return [...charge, ...link];
    }),
    ...linkCodes,
    ...refundFailureCodes,
  ]),
].toSorted();
const works = scriptedWork.options;

/** Returns a count of pieces of work. Throws for anything else. */
const countOf = (text: string): number => {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1 && count <= 1_000) return count;
  throw new InvalidArgumentError('Send a whole number from 1 to 1000.');
};

export const command = (shell: Shell) =>
  remoteCommand()
    .addArgument(
      new Argument('<code>', 'such as INSUFFICIENT_BALANCE')
        // For completion: the refusal below names the nearest.
        .choices(codes)
        .argParser((given: string) => given),
    )
    .addOption(accountOption())
    .addOption(
      new Option('--work <WORK>', 'what fails: payment also means a card that is charged at once')
        .choices(works)
        .default('payment' as const),
    )
    .option('--channel <CODE>', 'only of this channel, such as DANA')
    .option('--times <N>', 'how many in a row', countOf, 1)
    .action(async (given, flags) => {
      const code = knownName(given, codes, {
        refusal: `${given} is no failure code`,
        list: 'Failure codes',
      });
      const remote = remoteOf(flags, shell.env);
      const { id, name } = await accountOf(remote, flags.account);
      const { work, channel, times } = flags;
      const body = {
        match: { work, ...(channel !== undefined && { channel_code: channel }) },
        steps: [{ outcome: 'fail', failure_code: code, times }] as const,
      };
      const script = remote.bodyOf(
        await remote.client.scripts.create({
          params: { id },
          body: { ...body, steps: [...body.steps] },
        }),
      );
      if (flags.json) return shell.print(JSON.stringify(script));
      const next = times === 1 ? `The next ${work}` : `The next ${times} of ${work}`;
      return shell.print(
        `${next}${channel === undefined ? '' : ` by ${channel}`} of ${name} fails with ${code}, ` +
          'or with the general code of a channel that does not have it.\n' +
          `Next: ${typedCommand('post /payment_requests')} or your own code; ${typedCommand('logs')} shows what happened.`,
      );
    });
