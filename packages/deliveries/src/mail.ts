// Writes the mail about delivery health: what was delivered, what was not and why, and what to do
// about it.
import { limits } from '@kasir/core';
import type { Mode } from '@kasir/core/store';
import type { DeliveryReport } from '@kasir/models';
import { remedyOfText } from './reasons.ts';
import { retryOffsetsMs } from './schedule.ts';

/** The account and mode whose deliveries a mail reports. */
export interface MailOwner {
  /** Id of the account. */
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
}

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

const HOURS = (retryOffsetsMs.at(-1) ?? 0) / 3_600_000;

/** 2026-01-01T06:00:00.000Z as 2026-01-01 06:00. */
const minuteOf = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/** Returns a name on one line: line breaks would break the headers and lists of the mail. */
const onOneLine = (name: string): string => name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const headline = ({ acknowledged, refused, failed, unrouted }: DeliveryReport): string => {
  const troubles = [
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unrouted > 0 ? [`${unrouted} without a URL`] : []),
  ];
  return [`${acknowledged} delivered`, ...troubles].join(', ');
};

const countsOf = ({ acknowledged, refused, failed, unrouted }: DeliveryReport): string[] => [
  `Delivered: ${acknowledged}. The receiver acknowledged these attempts with a 2xx.`,
  `Refused: ${refused}. These attempts were not acknowledged. Each event is tried again for ${HOURS} hours after its first attempt.`,
  `Failed: ${failed}. These events were given up after ${HOURS} hours. Only a resend sends them again.`,
  `Unrouted: ${unrouted}. No URL was set for these events. They are kept and not tried again.`,
];

const failuresOf = ({ failing, other_failures: others }: DeliveryReport): string[] => {
  if (failing.length === 0) return [];
  const urls = [...new Set(failing.map(({ url }) => url))];
  const lines = urls.flatMap((url) => [
    `- ${url ?? 'no URL'}`,
    ...failing
      .filter((one) => one.url === url)
      .flatMap(({ attempts, error }) => [
        `    ${times(attempts)}: ${error}`,
        ...(url === null ? [] : [`    ${remedyOfText(error)}`]),
      ]),
  ]);
  const attempts = others === 1 ? 'attempt' : 'attempts';
  const more =
    others > 0 ? [`- and ${others} more ${attempts} at other URLs or for other reasons`] : [];
  return ['', 'What was not acknowledged, and why:', '', ...lines, ...more];
};

const remediesOf = ({ refused, failed, unrouted }: DeliveryReport, account: string): string[] => {
  const remedies = [
    ...(refused > 0
      ? [
          `Mend the receivers above: they must answer with a 2xx within ${limits.webhook_response_seconds} seconds.`,
        ]
      : []),
    ...(unrouted > 0
      ? [
          'Set a URL for the events without one: POST /callback_urls/{type}, or type default for all.',
        ]
      : []),
    ...(failed + unrouted > 0
      ? [
          `Then send these events once more, with the same ids and bytes: POST /accounts/${account}/events/resend_many of the control API.`,
        ]
      : []),
  ];
  if (remedies.length === 0) return ['', 'There is nothing to do.'];
  return ['', 'What to do:', '', ...remedies.map((remedy) => `- ${remedy}`)];
};

/** Returns the mail for a closed report (EVT-DLV-08). */
export const healthMail = (report: DeliveryReport, { id, name, mode }: MailOwner): MailText => {
  const owner = onOneLine(name);
  const period = `${minuteOf(report.from)} to ${minuteOf(report.to)} UTC`;
  const lines = [
    `Webhooks of ${owner} (${id}) in ${mode} mode, ${period}`,
    '',
    ...countsOf(report),
    ...failuresOf(report),
    ...remediesOf(report, id),
  ];
  return {
    subject: `Webhooks of ${owner}, ${mode} mode: ${headline(report)}`,
    text: `${lines.join('\n')}\n`,
  };
};
