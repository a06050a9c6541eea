// Derives the capabilities that the connector declares: the card channels of the table, and the
// works for which prism can build the requests to this processor.
import type { ChannelCapability } from '@kasir/connector';
import { channels, type Channel } from '@kasir/models';
import { decimalsAt, type Decimals } from './amounts.ts';
import { childStep, paymentQuestion, paymentStep, refundQuestion, type Step } from './messages.ts';
import type { Service } from './service.ts';

/** Card channels; prism has no field for the installments of a processor. */
const cards = channels.filter(
  ({ type, code }) => type === 'CARD' && !code.endsWith('_CARD_INSTALLMENT'),
);

/**
 * Returns the channels with names such as `CARD/CARDS/ID`. Throws for a name that no channel has.
 */
const channelsNamed = (names: readonly string[]): readonly Channel[] =>
  names.map((name) => {
    const found = cards.find(({ type, code, country }) => `${type}/${code}/${country}` === name);
    if (found) return found;
    const known = cards.map(({ type, code, country }) => `${type}/${code}/${country}`).join(', ');
    throw new TypeError(`${name} is not a card channel. Choose from ${known}.`);
  });

const sampleCard = {
  type: 'card',
  number: '4000000000001091',
  exp_month: '12',
  exp_year: '2039',
  cvn: '123',
  holder: 'Sample Payer',
} as const;

/** Returns sample requests for each work, which are never sent. */
const samplesOf = (service: Service, { currency, bounds, ...channel }: Channel) => {
  const amount = { value: Math.max(bounds.min, 1), currency };
  const id = 'sample_operation';
  const payment = (work: 'charge' | 'authorize', page: string | null): Step =>
    paymentStep(
      service,
      {
        id,
        work,
        amount,
        channel: { type: channel.type, code: channel.code, country: channel.country },
        references: { merchant: 'sample', account: 'sample', object: 'sample' },
        customer: {
          id: 'sample',
          given_names: 'Sample',
          surname: 'Payer',
          email: 'payer@example.com',
          mobile_number: '+628123456789',
        },
        return_urls: { success: page, failure: page, cancel: page },
        source: sampleCard,
        parent: null,
        parts: null,
        metadata: null,
        created_at: '2026-01-01T00:00:00Z',
        expires_at: '2026-01-01T00:00:00Z',
      },
      sampleCard,
    );
  const child = (work: 'capture' | 'void' | 'refund'): Step =>
    childStep(service, { id, work, amount }, { reference: 'sample', paid: amount });
  return {
    charge: [payment('charge', 'https://merchant.example/')],
    authorize: [payment('authorize', 'https://merchant.example/')],
    capture: [child('capture')],
    void: [child('void')],
    refund: [child('refund')],
    payments: [paymentQuestion(service, { id, work: 'charge', amount }, 'sample')],
    refunds: [
      refundQuestion(
        service,
        { id, work: 'refund', amount },
        { refund: 'sample', payment: 'sample' },
      ),
    ],
  };
};

/** The reason why each work is not possible, or null. */
type Problems = Readonly<
  Record<'charge' | 'authorize' | 'capture' | 'void' | 'refund', string | null>
>;

/**
 * Returns the reason why each work is not possible at the processor, or null: prism cannot build
 * its request, or its outcome cannot be read and there are no webhooks to report it.
 */
const findProblems = (service: Service, channel: Channel, hasWebhooks: boolean): Problems => {
  const samples = samplesOf(service, channel);
  const problemOf = (name: keyof typeof samples): string | null => {
    const [{ flow, fields }] = samples[name] as [Step];
    return service.processor.findProblem(flow, fields);
  };
  const unreported = (question: 'payments' | 'refunds'): string | null => {
    const problem = hasWebhooks ? null : problemOf(question);
    return problem && `Its outcome comes by webhook alone: ${problem}. Set --webhook-secret.`;
  };
  const payments = unreported('payments');
  const charge = problemOf('charge') ?? payments;
  const authorize = problemOf('authorize') ?? problemOf('capture') ?? payments;
  return {
    charge,
    authorize,
    capture: authorize,
    void: authorize ?? problemOf('void'),
    refund: problemOf('refund') ?? unreported('refunds'),
  };
};

const toCapability = (channel: Channel, problems: Problems): ChannelCapability => {
  const { type, code, country, currency, bounds, refund } = channel;
  const works = (['charge', 'authorize', 'capture', 'void', 'refund'] as const).filter(
    (work) => problems[work] === null,
  );
  return {
    type,
    code,
    country,
    currency,
    works,
    min: bounds.min,
    max: bounds.max,
    // Reading a payment does not distinguish its captures, so only one is allowed.
    captures: works.includes('capture') ? { partial: true, several: false } : null,
    refunds: works.includes('refund')
      ? { partial: true, several: true, days: refund?.days ?? null }
      : null,
    authorization_hours: null,
    actions: ['redirect'],
  };
};

export interface CapabilityOptions {
  readonly channels: readonly string[];
  readonly decimals: Decimals;
  readonly hasWebhooks: boolean;
}

/**
 * Returns the capabilities of the named channels. Throws for a channel that is not in the table, a
 * currency whose decimal places at the processor are not known, or a channel on which prism cannot
 * charge.
 */
export const capabilitiesAt = (
  service: Service,
  { channels: names, decimals, hasWebhooks }: CapabilityOptions,
): readonly ChannelCapability[] =>
  channelsNamed(names).map((channel) => {
    const { name } = service.processor;
    const { currency } = channel;
    if (decimalsAt(name, currency, decimals) === null)
      throw new TypeError(
        `It is not known how many decimals ${name} gives ${currency}. State it, for example --decimals ${currency}=2.`,
      );
    if (!service.processor.has('Currency', currency))
      throw new TypeError(`prism does not have the currency ${currency}.`);
    const problems = findProblems(service, channel, hasWebhooks);
    if (problems.charge !== null)
      throw new TypeError(`Cards cannot be charged by ${name}: ${problems.charge}`);
    return toCapability(channel, problems);
  });
