// Laws about secrets: no response repeats a key, a card number or a password.
import { law, type Law } from '../../law.ts';
import { instruments, PASSWORD } from '../../run/samples/payment-methods.ts';
import type { Watcher } from '../../run/watch.ts';
import { expectThat } from '../../violation.ts';
import { field, type Exchange } from '../../wire/message.ts';
import type { Secrets } from '../../wire/secrets.ts';

const watching = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'clauses'>,
  see: Watcher['see'],
): Watcher => ({ law: law({ ...spec, needs: [], run: async () => {} }), see });

/** Everything that a response says. */
const saidIn = ({ response }: Exchange): string =>
  response ? response.text + Object.values(response.headers).join('\n') : '';

const keys = (secrets: Secrets): Watcher =>
  watching(
    { id: 'auth-7', title: 'no response contains an API key', level: 'S', clauses: [] },
    (exchange) => {
      const { outgoing, response } = exchange;
      if (!response || (!outgoing.actor && outgoing.headers['authorization'] === undefined))
        return false;
      const found = secrets.foundIn(saidIn(exchange));
      expectThat(found.length === 0, 'a response without API keys', found.join(', '));
      return true;
    },
  );

const number = String(field(field(instruments.CARD['card'], 'card_information'), 'card_number'));

/** Whether a request carries a text. */
const carries = ({ outgoing: { body } }: Exchange, text: string): boolean =>
  typeof body === 'string' && body.includes(text);

const cards = watching(
  {
    id: 'env-9',
    title: 'no response contains a card number, its CVN or a one-time password that was sent',
    level: 'S',
    clauses: ['PM2-CREATE-card.card_information', 'V3-CP-card_details.cvn'],
  },
  (exchange) => {
    if (!exchange.response) return false;
    const said = saidIn(exchange);
    expectThat(!said.includes(number), 'a response without card numbers', said);
    expectThat(!/"(?:card_)?cvn"\s*:\s*"?\d/.test(said), 'a response without a CVN', said);
    const passwordSent = carries(exchange, `"auth_code":"${PASSWORD}"`);
    const leaked = passwordSent && said.includes(`"${PASSWORD}"`);
    expectThat(!leaked, 'a response without the one-time password that was sent', said);
    return passwordSent || carries(exchange, number);
  },
);

/** New watchers for one run. */
export const secretWatchers = (secrets: Secrets): Watcher[] => [keys(secrets), cards];
