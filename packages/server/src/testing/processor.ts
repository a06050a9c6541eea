// A processor behind a connector of the library, on a port of this machine: it executes each
// operation once and keeps books of its own, which tests compare with those of the platform.
import { createConnector, createMemoryStore, type Outcome } from '@kasir/connector';
import { serveConnector } from '@kasir/connector/node';
import type { OperationRequest } from '@kasir/connector/protocol';
import type { ChannelWork, ConnectorChannel, LiveConnector } from '@kasir/payments/operation';
import { channels, type Channel } from '@kasir/models';
import { onTestFinished } from 'vitest';
import type { Sealer } from '../secrets/sealer.ts';

/** The secret that platform and processor share. */
export const SHARED_SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;

const worksOf = ({ type, flow }: Channel): ConnectorChannel['works'] => {
  if (flow === 'PRESENT') return ['issue', 'close', 'refund'];
  if (type === 'CARD')
    return ['charge', 'authorize', 'capture', 'void', 'refund', 'link', 'unlink'];
  return ['charge', 'refund', 'link', 'unlink'];
};

type Declared = Pick<ProcessorOptions, 'without' | 'installments'>;

/** Every channel of the table, as a connector declares it that cannot do some works. */
const declared = ({ without = [], installments }: Declared): readonly ConnectorChannel[] =>
  channels.map((channel) => ({
    type: channel.type,
    code: channel.code,
    country: channel.country,
    currency: channel.currency,
    works: worksOf(channel).filter((work) => !without.includes(work)),
    min: null,
    max: null,
    captures: channel.type === 'CARD' ? { partial: true, several: true } : null,
    refunds: { partial: true, several: true, days: null },
    authorizationHours: channel.type === 'CARD' ? 168 : null,
    ...(channel.type === 'CARD' && installments && { installments }),
    ...(worksOf(channel).includes('link') && !without.includes('link') && { saves: true as const }),
  }));

export interface ProcessorOptions {
  readonly callbackUrl?: string;
  /** Returns the outcome of an operation; by default it succeeds at once. */
  readonly decide?: (request: OperationRequest) => Outcome;
  /** Changes a response on its way, or loses it by throwing. */
  readonly onTheWay?: (response: Response, request: Request) => Response | Promise<Response>;
  readonly cardData?: boolean;
  readonly name?: string;
  /** Works that it does not declare on any channel. */
  readonly without?: readonly ChannelWork[];
  /** Set when cards can be charged in installments. */
  readonly installments?: 'optional' | undefined;
}

const succeed = (request: OperationRequest): Outcome => {
  const { id, work, source } = request;
  if (work === 'link' || ('save' in request && request.save === true))
    return { status: 'succeeded', token: `tok_${id}` };
  if (work !== 'issue') return { status: 'succeeded' };
  const number = source.suggested ?? id.replaceAll(/\D/g, '').slice(0, 12);
  return { status: 'succeeded', instrument: { number, holder: null, expires_at: null } };
};

/** Opens a processor until the test ends. */
export const openProcessor = async ({
  callbackUrl,
  decide = succeed,
  onTheWay = (response) => response,
  cardData = true,
  name = 'bank',
  without = [],
  installments,
}: ProcessorOptions = {}) => {
  /** Everything that was executed, in order. */
  const executed: OperationRequest[] = [];
  const connector = createConnector({
    name,
    secrets: [SHARED_SECRET],
    capabilities: {
      card_data: cardData,
      channels: declared({ without, installments }).map(({ authorizationHours, ...channel }) => ({
        ...channel,
        works: [...channel.works],
        authorization_hours: authorizationHours,
        actions: ['redirect'],
      })),
    },
    store: createMemoryStore(),
    perform: async (request) => {
      executed.push(request);
      return decide(request);
    },
    statement: () => ({ is_complete: true, lines: [] }),
    ...(callbackUrl !== undefined && { callbackUrl }),
    waitMs: 2_000,
    failed: () => {},
  });
  const serving = await serveConnector(
    {
      fetch: async (request) => {
        const copy = request.clone();
        return onTheWay(await connector.fetch(request), copy);
      },
    },
    { port: 0 },
  );
  onTestFinished(async () => {
    await connector.stop();
    await serving.close();
  });
  return { connector, url: serving.url, executed, name, cardData, without, installments };
};

export type Processor = Awaited<ReturnType<typeof openProcessor>>;

/** Returns a processor as a connector of an account. */
export const asLiveConnector = (
  { name, url, cardData, ...declares }: Pick<Processor, 'name' | 'url' | 'cardData'> & Declared,
  sealer: Sealer,
  account: string,
): LiveConnector => ({
  name,
  url,
  secrets: [sealer.seal(SHARED_SECRET, { account, connector: name })],
  version: '1',
  cardData,
  channels: declared(declares),
  certificate: null,
  override: { reason: 'A test.', by: 'test', at: 0 },
  enabled: true,
  added: 0,
});
