// Decides the outcome of an operation by the rules of the simulator of test mode.
import type { KnownOperation, OperationRequest, Outcome, StoredRequest } from '@kasir/connector';
import { toMajor } from '@kasir/core/money';
import { channelIn, qrString, type Channel, type ChannelType } from '@kasir/models';
import {
  simulator,
  unauthorizedCode,
  unscripted,
  type ChargeResult,
} from '@kasir/payments/simulator';

/**
 * The time after which a payer responds on a device, or a bank without a challenge responds, in ms.
 */
export const PAYER_DELAY_MS = 2_000;

/** The place where the payer must act: none, a page, or the payer's device. */
export type Step = 'none' | 'page' | 'device';

const works = {
  charge: 'payment',
  authorize: 'authorization',
  capture: 'capture',
  refund: 'refund',
  link: 'linking',
} as const;

const channelOf = ({
  channel: { type, code, country },
}: Pick<StoredRequest, 'channel'>): Channel => {
  const found = channelIn(type as ChannelType, code, country);
  if (!found) throw new Error(`${country} has no channel ${type} ${code}.`);
  return found;
};

const declineWith = (code: string, networkCode: string | null = null): Outcome => ({
  status: 'declined',
  decline: { code, network_code: networkCode },
});

/** The prefix of tokens of cards whose bank shows a challenge. */
const CHALLENGED = 'tok_challenged_';

/** Returns whether the bank of a card shows its holder a challenge. */
const isChallenged = ({ source }: OperationRequest): boolean =>
  source?.type === 'card' && simulator.holderCheck(source.number) === 'CHALLENGE';

/**
 * Returns the token of the payer's card, wallet or account, which later operations may name; null
 * for works that have none.
 */
export const tokenOf = (request: OperationRequest): string | null => {
  const { id, work, source } = request;
  if (work !== 'charge' && work !== 'authorize' && work !== 'link') return null;
  if (source?.type === 'token') return source.token;
  return `${isChallenged(request) ? CHALLENGED : 'tok_'}${id}`;
};

const toOutcome = (result: ChargeResult): Outcome =>
  result.result === 'declined'
    ? declineWith(result.code, result.networkCode)
    : { status: 'succeeded' };

/** Returns the outcome of an operation that the payer has approved or that needs no approval. */
export const finalOutcome = (
  request: Pick<StoredRequest, 'work' | 'amount' | 'channel'>,
): Outcome => {
  const { work, amount } = request;
  if (!(work in works)) return { status: 'succeeded' };
  const channel = channelOf(request);
  const task = works[work as keyof typeof works];
  return toOutcome(unscripted({ work: task, channel, amount: amount?.value ?? 0 }));
};

/** Returns the outcome when the payer has refused. */
export const refusedOutcome = ({
  work,
  channel: { type },
}: Pick<StoredRequest, 'work' | 'channel'>): Outcome => {
  const code =
    work === 'link' || type === 'CARD'
      ? unauthorizedCode(type as ChannelType)
      : 'USER_DECLINED_PAYMENT';
  return { status: 'declined', decline: { code, by: 'payer' } };
};

/** Returns a number that starts with 9, for an issue that suggests none. */
const numberFor = ({ id }: Pick<OperationRequest, 'id'>): string =>
  `9${id.replaceAll(/\D/g, '').slice(-15).padStart(15, '0')}`;

/** Returns the text of a QR code in the form of test mode. */
const scannedText = ({ references, amount }: OperationRequest, channel: Channel): string =>
  qrString({
    reference: references.object.replaceAll('-', ''),
    amount: amount === null ? null : toMajor(channel.currency, amount.value),
    merchantName: references.account,
    merchantNumber: '000000',
    country: channel.country,
  });

/** Returns the number, code or QR text of an issue; a suggested number is always accepted. */
const issued = (request: Extract<OperationRequest, { work: 'issue' }>): Outcome => {
  const { source, amount } = request;
  const channel = channelOf(request);
  const refusal =
    amount === null ? null : simulator.accept({ get: () => undefined }, channel, amount.value);
  if (refusal !== null) return declineWith(refusal);
  const rest = { holder: source.holder, expires_at: null };
  if (channel.type === 'QR_CODE') {
    const qr = scannedText(request, channel);
    return { status: 'succeeded', instrument: { qr, ...rest } };
  }
  const text = source.suggested ?? numberFor(request);
  return channel.type === 'OVER_THE_COUNTER'
    ? { status: 'succeeded', instrument: { code: text, ...rest } }
    : { status: 'succeeded', instrument: { number: text, ...rest } };
};

type Asking = Extract<OperationRequest, { readonly work: 'charge' | 'authorize' | 'link' }>;

const isByMerchant = (request: Asking): boolean =>
  request.work !== 'link' && request.initiator === 'merchant';

/** Returns where the payer acts for a payment by token. */
const savedStep = (channel: Channel, token: string, request: Asking): Step => {
  if (channel.debits === null) return token.startsWith(CHALLENGED) ? 'page' : 'none';
  const skips = request.skip_authentication === true;
  const asks = !skips && simulator.asksForPassword(channel, request.amount?.value ?? 0);
  return asks ? 'page' : 'device';
};

/** Returns where the payer of an operation acts. */
export const stepOf = (request: OperationRequest): Step => {
  const { work, source } = request;
  if (work !== 'charge' && work !== 'authorize' && work !== 'link') return 'none';
  const channel = channelOf(request);
  if (isByMerchant(request)) return 'none';
  if (channel.type === 'CARD' && request.skip_authentication === true) return 'none';
  if (source?.type === 'card') return isChallenged(request) ? 'page' : 'none';
  if (source?.type === 'token') return savedStep(channel, source.token, request);
  return channel.flow === 'PUSH' && work !== 'link' ? 'device' : 'page';
};

/** Returns the outcome of an operation that needs no action of a payer. */
export const immediateOutcome = (request: OperationRequest): Outcome =>
  request.work === 'issue' ? issued(request) : finalOutcome(request);

/**
 * Returns whether the payer has responded on a device: there the payer always approves after
 * `PAYER_DELAY_MS`.
 */
export const hasDeviceResponded = ({ operation }: KnownOperation, now: number): boolean =>
  operation.action?.type === 'wait' && now >= Date.parse(operation.updated_at) + PAYER_DELAY_MS;
