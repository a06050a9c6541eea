// Calls the control API of a Kasir server through its control listener.
import { kasirChoices } from '../../kasir-choices.ts';
import { kasirMagic } from '../magic/kasir.ts';
import { request } from 'undici';
import { accountBody, decisions, kasirScript, keyBody, switchBody } from './kasir-script.ts';
import { field, parsedJson } from '../wire/message.ts';
import type {
  AccountOptions,
  Control,
  ControlledClock,
  ControlledPayer,
  ControlledPostings,
  ControlledSettings,
  ControlledSubAccounts,
  KeyOptions,
  PageContent,
} from './control.ts';

const requireText = (body: unknown, name: string): string => {
  const value = field(body, name);
  if (typeof value !== 'string') throw new Error(`The response of the control API has no ${name}.`);
  return value;
};

/**
 * Returns settings of live mode that differ from those of test mode, so that they cannot be
 * confused.
 */
const liveOf = ({ url, token }: NonNullable<AccountOptions['callback']>) => ({
  callback_urls: { live: { default: `${url}-live` } },
  callback_token: { live: `${token}-live` },
});

/** Presses a button of a hosted page; resolves to the status and the URL where the page leads. */
const sendChoice = async (page: string, choice: string) => {
  const reply = await request(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }).toString(),
  });
  await reply.body.dump();
  const { location } = reply.headers;
  const next = new URL(typeof location === 'string' ? location : page, page).href;
  return { status: reply.statusCode, next };
};

/** Presses a button that the page must have; resolves to the URL where it leads. */
const pressButton = async (page: string, choice: string): Promise<string> => {
  const { status, next } = await sendChoice(page, choice);
  if (status >= 400) throw new Error(`The hosted page responded with ${status} to ${choice}.`);
  return next;
};

/** Reads a page: its text without markup, and the names of its buttons. */
const readPage = async (page: string): Promise<PageContent> => {
  const html = await (await request(page)).body.text();
  const choices = [...html.matchAll(/name="choice" value="([^"]*)"/g)].map(([, name = '']) => name);
  const text = html.replaceAll(/<(style|script)\b[^]*?<\/\1>|<[^>]*>/g, ' ');
  return { text: text.replaceAll(/\s+/g, ' ').trim(), choices };
};

/**
 * Presses the button of a decision: that of a card bank if the page has it, otherwise the usual
 * one.
 */
const decide = async (page: string, decision: keyof typeof decisions): Promise<string> => {
  const [usual, ofBank] = decisions[decision];
  return pressButton(page, (await readPage(page)).choices.includes(ofBank) ? ofBank : usual);
};

/** Rejects with a message that names the remedy unless the control API accepts the token. */
const check = async (url: string, token: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request(new URL('/clock', url), { headers }).catch((error: Error) => {
    throw new Error(`No control API at ${url}: ${error.message}. Check --control-url.`);
  });
  await reply.body.dump();
  const { statusCode } = reply;
  if (statusCode === 401) {
    throw new Error(
      `The control API at ${url} rejects the token (401). Give the token that its server prints with --control-token.`,
    );
  }
  if (statusCode !== 200) {
    throw new Error(
      `${url} responds with ${statusCode} to GET /clock. --control-url must be the URL of the control API of a Kasir server.`,
    );
  }
};

type Send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<unknown>;

/** Freezes the clock during an action; a clock that was frozen before stays frozen. */
const createFreeze =
  (send: Send): NonNullable<ControlledClock['freeze']> =>
  async (act) => {
    const isHeld = field(await send('GET', '/clock'), 'frozen') === true;
    await send('POST', '/clock/freeze', {});
    try {
      return await act();
    } finally {
      if (!isHeld) await send('POST', '/clock/run', {});
    }
  };

/** Longest wait for one response of the control API; after it the suite sends another request. */
const WAIT_MS = 30_000;
/** Longer than a server waits for the slowest receiver, with all retries of an attempt. */
const PATIENCE_MS = 120_000;
/** Longest wait after a wait that has failed, until the server has been idle again. */
const SHORT_MS = 1_000;

/** Waits until a server is idle, for a limited time. */
class Rest {
  readonly #send: Send;
  #patienceMs = PATIENCE_MS;

  constructor(send: Send) {
    this.#send = send;
  }

  #note(came: boolean): void {
    this.#patienceMs = came ? PATIENCE_MS : SHORT_MS;
  }

  /**
   * Advances the clock; resolves when everything that became due has happened, webhooks included.
   */
  async advance(ms: number): Promise<void> {
    const body = { ms, wait_ms: WAIT_MS, patience_ms: this.#patienceMs };
    let advance = await this.#send('POST', '/clock/advance', body);
    while (field(advance, 'status') === 'RUNNING') {
      const id = requireText(advance, 'id');
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      advance = await this.#send('GET', `/clock/advances/${id}?wait_ms=${WAIT_MS}`);
    }
    this.#note(field(advance, 'status') === 'SUCCEEDED');
    if (field(advance, 'status') !== 'SUCCEEDED')
      throw new Error(`The clock was not moved on: ${JSON.stringify(advance)}`);
  }

  /** Waits until nothing is due and no webhook is being delivered. */
  async wait(): Promise<void> {
    const wait_ms = Math.min(WAIT_MS, this.#patienceMs);
    let came = false;
    for (let waited = 0; !came && waited < this.#patienceMs; waited += wait_ms) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      came = field(await this.#send('POST', '/quiet', { wait_ms }), 'quiet') !== false;
    }
    this.#note(came);
  }
}

const createSender =
  (url: string, token: string): Send =>
  async (method, path, body) => {
    const reply = await request(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await reply.body.text();
    if (reply.statusCode >= 300) {
      const { statusCode } = reply;
      throw new Error(`The control API responded with ${statusCode} to ${method} ${path}: ${text}`);
    }
    return parsedJson(text);
  };

/** The payer on the hosted pages of a server. */
const payer: ControlledPayer = {
  read: readPage,
  payInvoice: async (page) => pressButton(await pressButton(page, 'EWALLET.DANA'), 'approve'),
  approve: (page) => decide(page, 'approve'),
  decline: (page) => decide(page, 'decline'),
  leave: (page) => decide(page, 'leave'),
  finishCheckout: async (page, choice) => (await sendChoice(page, choice)).status,
};

const createPostings = (send: Send): ControlledPostings => {
  const end = async (account: string, transaction_id: string, status: string): Promise<void> => {
    await send('PATCH', `/accounts/${account}/transactions`, { transaction_id, status });
  };
  return {
    post: async (account, posting) =>
      requireText(await send('POST', `/accounts/${account}/transactions`, posting), 'id'),
    reverse: (account, transaction) => end(account, transaction, 'REVERSED'),
    void: (account, transaction) => end(account, transaction, 'VOIDED'),
  };
};

const createSubAccounts = (send: Send): ControlledSubAccounts => ({
  register: async (account) => {
    await send('POST', `/accounts/${account}/register`, {});
  },
  awaitDocuments: async (account) => {
    await send('POST', `/accounts/${account}/await_documents`, {});
  },
  activate: async (account) => {
    await send('POST', `/accounts/${account}/activate`, {});
  },
});

type Change = (account: string, settings: unknown) => Promise<unknown>;

const createSettings = (send: Send, change: Change): ControlledSettings => ({
  versions: async (account, resource, { test, live }) => {
    const versions = {
      ...(test !== undefined && { test: { [resource]: test } }),
      ...(live !== undefined && { live: { [resource]: live } }),
    };
    await change(account, { versions });
  },
  callback: async (account, url, token) => {
    await change(account, {
      callback_urls: { test: { default: url } },
      callback_token: { test: token },
    });
  },
  feature: async (account, feature, isOn) => {
    await change(account, switchBody(feature, isOn));
  },
  signingSecret: async (account) =>
    requireText(await send('GET', `/accounts/${account}/webhooks?mode=test`), 'signing_secret'),
});

/** Controls the Kasir server whose control listener is at `url`, with the token it printed. */
export const kasirControl = (url: string, token: string): Control => {
  const send = createSender(url, token);
  const rest = new Rest(send);
  /** Key -> its id. */
  const ids = new Map<string, string>();
  const post = (path: string, body: unknown): Promise<unknown> => send('POST', path, body);
  const change: Change = (account, settings) => send('PATCH', `/accounts/${account}`, settings);
  return {
    check: () => check(url, token),
    account: async (options: AccountOptions) => {
      const made = await post('/accounts', accountBody(options));
      const id = requireText(made, 'id');
      if (options.callback) await change(id, liveOf(options.callback));
      return { id, key: requireText(field(made, 'key'), 'key') };
    },
    key: async (account: string, options: KeyOptions) => {
      const made = await post(`/accounts/${account}/keys`, keyBody(options));
      const key = requireText(made, 'key');
      ids.set(key, requireText(made, 'id'));
      return key;
    },
    revoke: async (key) => {
      await post(`/keys/${ids.get(key) ?? ''}/revoke`, {});
    },
    script: kasirScript,
    secrets: [token],
    clock: {
      advance: (ms) => rest.advance(ms),
      now: async () => Date.parse(requireText(await send('GET', '/clock'), 'now')),
      freeze: createFreeze(send),
    },
    postings: createPostings(send),
    payer,
    settings: createSettings(send, change),
    partners: {
      register: async (account, id, public_key) => {
        await post(`/accounts/${account}/partners`, { id, public_key });
      },
    },
    subAccounts: createSubAccounts(send),
    events: {
      resend: async (account, webhook_id) => {
        await post(`/accounts/${account}/events/resend`, { webhook_id });
      },
    },
    demand: 'declared',
    magic: kasirMagic,
    choices: kasirChoices,
    waitUntilIdle: async () => {
      await rest.wait();
    },
  };
};
