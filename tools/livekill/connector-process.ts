// Runs connectors with SQLite stores in a process that the test kills. Its argument is a list of
// connectors as JSON; it prints their URLs as one line of JSON.
import { createConnector, type Outcome } from '@kasir/connector';
import { serveConnector } from '@kasir/connector/node';
import { openSqliteStore } from '@kasir/connector/sqlite';
import { channels, type Channel } from '@kasir/models';
import { numberOf } from './issued-number.ts';

/** A connector of the process. */
export interface ConnectorPlan {
  readonly name: string;
  readonly secret: string;
  /** The file of its store. */
  readonly file: string;
  /** URL of the processor. */
  readonly processor: string;
  readonly callbackUrl: string;
  /** The port; any free port when omitted. */
  readonly port?: number;
}

type Found = { readonly status: string };

const worksOf = ({ type, flow }: Channel) => {
  if (flow === 'PRESENT') return ['issue', 'refund'] as const;
  if (type !== 'CARD') return ['charge', 'refund'] as const;
  return ['charge', 'authorize', 'capture', 'void', 'refund'] as const;
};

const capability = (channel: Channel) => ({
  type: channel.type,
  code: channel.code,
  country: channel.country,
  currency: channel.currency,
  works: [...worksOf(channel)],
  min: null,
  max: null,
  captures: channel.type === 'CARD' ? { partial: true, several: true } : null,
  refunds: { partial: true, several: true, days: null },
  authorization_hours: channel.type === 'CARD' ? 168 : null,
  actions: ['redirect' as const],
});

/** Returns the outcome of an operation by the status at the processor. */
const outcomeOf = (id: string, work: string, status: string): Outcome => {
  const reference = { connector_reference: `ref-${id}` };
  switch (status) {
    case 'succeeded': {
      const instrument = { number: numberOf(id), holder: null, expires_at: null };
      return { status: 'succeeded', ...reference, ...(work === 'issue' && { instrument }) };
    }
    case 'waiting': {
      const url = `https://wallet.example/${id}`;
      const action = { type: 'redirect' as const, url, expires_at: null };
      return { status: 'action_required', ...reference, action };
    }
    case 'pending':
      return { status: 'pending', ...reference };
    default:
      return { status: 'declined', ...reference, decline: { code: 'INSUFFICIENT_BALANCE' } };
  }
};

const open = async ({ name, secret, file, processor, callbackUrl, port = 0 }: ConnectorPlan) => {
  const call = async (method: string, id: string, work: string, body?: object) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${processor}/${id}`, init);
    // The processor has not received the operation, and refuses it from now on.
    if (response.status === 404) return outcomeOf(id, work, 'declined');
    return outcomeOf(id, work, ((await response.json()) as Found).status);
  };
  const connector = createConnector({
    name,
    secrets: [secret],
    capabilities: { card_data: true, channels: channels.map(capability) },
    store: openSqliteStore({ file }),
    perform: ({ id, work, amount }) => call('POST', id, work, { connector: name, work, amount }),
    refresh: ({ operation: { id, work } }) => call('GET', id, work),
    statement: () => ({ is_complete: true, lines: [] }),
    callbackUrl,
    waitMs: 3_000,
    failed: () => {},
  });
  /** Handles a message of the processor. */
  const hear = async (path: string, body: unknown): Promise<void> => {
    if (path === '/_payments') {
      await connector.receivePayment(body as Parameters<typeof connector.receivePayment>[0]);
      return;
    }
    const { id, work, status } = body as { id: string; work: string; status: string };
    await connector.reportOutcome(id, outcomeOf(id, work, status));
  };
  const { url } = await serveConnector(
    {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/_')) return connector.fetch(request);
        await hear(pathname, await request.json());
        return new Response(null, { status: 204 });
      },
    },
    { port },
  );
  return [name, url] as const;
};

const plans = JSON.parse(process.argv[2] ?? '[]') as readonly ConnectorPlan[];
console.log(JSON.stringify(Object.fromEntries(await Promise.all(plans.map(open)))));
