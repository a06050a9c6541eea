// The tone of a status, such as good, bad or waiting, which looks the same in every view.
import type { JSX } from 'preact';
import { say } from '../language.ts';
import { icon, type IconName } from './icon.ts';
import { span } from './tags.ts';

export type Tone = 'good' | 'bad' | 'wait' | 'info' | 'idle';

const icons: Readonly<Record<Tone, IconName>> = {
  good: 'check',
  bad: 'cross',
  wait: 'clock',
  info: 'step',
  idle: 'minus',
};

/** Statuses by tone; a status that is not listed has the neutral tone `info`. */
const tones: readonly (readonly [Tone, RegExp])[] = [
  [
    'good',
    /^(?:SUCCEEDED|SUCCESS|COMPLETED|PAID|SETTLED|ACTIVE|CAPTURED|DELIVERED|VERIFIED|LIVE|REGISTERED|AVAILABLE|SENT|ACKNOWLEDGED|OK|FULFILLED)$/,
  ],
  ['bad', /FAILED|REJECTED|DECLINED|UNROUTED|SUSPENDED|BREACH|ERROR|CHARGEBACK/],
  [
    'wait',
    /PENDING|REQUIRES|AWAITING|AUTHORIZED|PROCESSING|IN_REVIEW|INVITED|OPEN|WAITING|UNPAID|KEPT/,
  ],
  ['idle', /EXPIRED|CANCEL|INACTIVE|VOIDED|REVERSED|REVOKED|CLOSED|STOPPED|ENDED|UNLINKED/],
];

export const toneOf = (status: string): Tone =>
  tones.find(([, pattern]) => pattern.test(status))?.[0] ?? 'info';

/** Returns a word with its tone and icon. */
export const badge = (text: string, tone: Tone = toneOf(text)): JSX.Element =>
  span({ class: `badge ${tone}` }, icon(icons[tone]), text);

/** Returns the status of an object as a badge, or a hint when it has none. */
export const statusBadge = (status: string | null): JSX.Element =>
  status === null ? span({ class: 'hint' }, say('no status')) : badge(status);

/** Returns the tone of an HTTP status. */
export const httpTone = (status: number): Tone =>
  status < 300 ? 'good' : status < 400 ? 'info' : status < 500 ? 'wait' : 'bad';

/** Returns the status of a response, with its error code if it has one. */
export const httpBadge = (status: number, code: string | null = null): JSX.Element =>
  span(
    { class: `badge ${httpTone(status)}` },
    icon(status < 400 ? 'check' : 'alert'),
    code === null ? String(status) : `${status} ${code}`,
  );
