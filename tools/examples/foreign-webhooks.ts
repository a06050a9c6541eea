// Sends the webhooks of the foreign server in the background as its clock makes them due.

interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly token: string;
  readonly body: string;
}

interface Waiting {
  readonly webhook: Webhook;
  /** Seconds of the server's clock. */
  readonly first: number;
  due: number;
}

const RETRY_SECONDS = 2 * 3_600;
const GIVEN_UP_SECONDS = 24 * 3_600;

/** Returns whether the receiver acknowledged the webhook. */
const deliver = async ({ url, id, token, body }: Webhook): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-callback-token': token, 'webhook-id': id },
    body,
    redirect: 'manual',
  }).then(
    ({ status }) => status === 200,
    () => false,
  );

export class ForeignWebhooks {
  readonly #waiting = new Set<Waiting>();
  readonly #sending = new Set<Waiting>();
  #ahead = 0;

  /** The server's time as its API shows it. */
  get time(): string {
    return new Date(this.#now() * 1_000).toISOString();
  }

  /** True while a webhook is due or being sent. */
  get isBusy(): boolean {
    return this.#sending.size > 0 || [...this.#waiting].some(({ due }) => due <= this.#now());
  }

  add(webhook: Webhook): void {
    const first = this.#now();
    this.#waiting.add({ webhook, first, due: first });
    this.#send();
  }

  /** Advances the clock; webhooks that become due are sent afterwards. */
  advance(seconds: number): void {
    this.#ahead += seconds;
    this.#send();
  }

  #now(): number {
    return Date.now() / 1_000 + this.#ahead;
  }

  #send(): void {
    for (const one of this.#waiting) {
      if (one.due > this.#now() || this.#sending.has(one)) continue;
      this.#sending.add(one);
      void deliver(one.webhook).then((acknowledged) => {
        this.#sending.delete(one);
        one.due += RETRY_SECONDS;
        if (acknowledged || one.due > one.first + GIVEN_UP_SECONDS) this.#waiting.delete(one);
        this.#send();
      });
    }
  }
}
