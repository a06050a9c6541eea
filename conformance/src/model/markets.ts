// Channels of every market, and amounts of every magnitude in their currencies.
import { exponents } from '@kasir/core/money';
import { majorBounds, type Channel } from '@kasir/models';
import { declinedOf, isMagic } from '../targets/magic/magic.ts';
import { usable } from '../run/samples/payments.ts';
import type { MethodType } from '../run/samples/bodies.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { field } from '../targets/wire/message.ts';

/**
 * The usual channel of a type, one of a market where amounts select the network, one that needs the
 * number of an account, or any.
 */
export const channelLevels = ['usual', 'by network', 'by account', 'any', 'any'] as const;

/** The currency whose banks use two networks (PAY-FIELD-payment_detail.network-values). */
const WITH_NETWORKS = 'PHP';

const USUAL: Readonly<Record<MethodType, string>> = {
  EWALLET: 'DANA',
  DIRECT_DEBIT: 'BRI',
  CARD: 'CARDS',
  OVER_THE_COUNTER: 'ALFAMART',
  VIRTUAL_ACCOUNT: 'BRI',
  QR_CODE: 'QRIS',
};

/** Returns the usual channel of a type, or one drawn from those that are declared. */
export const channelFor = (
  type: MethodType,
  isReusable: boolean,
  level: string | undefined,
  draw: SeededRandom,
): Channel => {
  const all = usable.filter((one) => one.type === type);
  const usual = all.find(({ code, currency }) => code === USUAL[type] && currency === 'IDR');
  if (!usual) throw new Error(`No channel ${USUAL[type]} of ${type} is declared.`);
  const fitting = all.filter(({ reusable }) => reusable || !isReusable);
  const byLevel = {
    any: fitting,
    'by network': fitting.filter(({ currency }) => currency === WITH_NETWORKS),
    'by account': fitting.filter(({ requires, requiresToSave }) =>
      (isReusable ? requiresToSave : requires).includes('account_number'),
    ),
  };
  const chosen = byLevel[level as keyof typeof byLevel] ?? [];
  return chosen.length > 0 ? draw.pick(chosen) : usual;
};

/**
 * Returns the channel that the body of a payment method names, in the market of a currency or
 * country.
 */
export const channelIn = (method: Made, currency: unknown = null): Channel => {
  const type = String(method['type']);
  const own = method[type.toLowerCase()];
  const code = type === 'CARD' ? 'CARDS' : field(own, 'channel_code');
  const wanted = currency ?? field(own, 'currency') ?? null;
  const country = method['country'] ?? null;
  const found = usable.find(
    (one) =>
      one.type === type &&
      one.code === code &&
      (wanted === null || one.currency === wanted) &&
      (country === null || one.country === country),
  );
  if (!found) throw new Error(`No channel ${String(code)} of ${type} is declared.`);
  return found;
};

export const amountLevels = [
  'thousands',
  'hundred thousands',
  'least',
  'fraction',
  'fifty thousand',
  'just above fifty thousand',
] as const;

/** Returns an amount that a channel of the target declines; null when it lists none. */
export const declinedFor = (channel: Channel, draw: SeededRandom): number | null => {
  const { type, currency } = channel;
  const { min, max } = majorBounds(channel);
  const fitting = declinedOf(draw.magic, type).filter((one) => one >= min && one <= max);
  return fitting.length > 0 && currency !== 'VND' ? draw.pick(fitting) : null;
};

/** Ranges of the usual levels in IDR; other currencies use amounts of their own magnitude. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  thousands: [15_000, 99_999],
  'hundred thousands': [420_000, 999_999],
};

/** The amount at which a market changes its network (PAY-FIELD-payment_detail.network-values). */
const BETWEEN_NETWORKS = 50_000;

const LARGEST = 5_000_000;

/** Returns an amount that a channel accepts and that triggers nothing in test mode. */
export const amountFor = (
  channel: Channel,
  level: string | undefined,
  draw: SeededRandom,
): number => {
  const { min, max } = majorBounds(channel);
  const unit = 10 ** (exponents[channel.currency] ?? 0);
  const most = Math.min(max, LARGEST);
  const [low, high] = RANGES[level ?? ''] ?? [min, most];
  const minor = (): number => {
    if (level === 'least') return Math.ceil(min * unit);
    if (level?.endsWith('fifty thousand'))
      return Math.max(
        Math.ceil(min * unit),
        BETWEEN_NETWORKS * unit + (level.startsWith('just') ? 1 : 0),
      );
    const [from, to] = low < most ? [Math.max(low, min), Math.min(high, most)] : [min, most];
    return draw.integer(Math.ceil(from * unit), Math.floor(to * unit));
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const amount =
      (level === 'fraction' || level === 'least' || level?.endsWith('fifty thousand')
        ? minor()
        : Math.ceil(minor() / unit) * unit) / unit;
    if (!isMagic(draw.magic, Math.floor(amount)) && amount <= most) return amount;
    if (level === 'least') return Math.ceil(min * unit + 7 * unit) / unit;
  }
  return most;
};
