// Laws of secrets: no answer repeats a key, a card number or a password.
import { law, type Law } from '../../law.ts';
import { instruments, PASSWORD } from '../../run/samples/payment-methods.ts';
import type { Watcher } from '../../run/watch.ts';
import { holds } from '../../violation.ts';
import { field, type Exchange } from '../../wire/message.ts';
import type { Secrets } from '../../wire/secrets.ts';

const watching = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'clauses'>,
  see: Watcher['see'],
): Watcher => ({ law: law({ ...spec, needs: [], run: async () => {} }), see });

/** Everything that an answer says. */
const saidIn = ({ answer }: Exchange): string =>
  answer ? answer.text + Object.values(answer.headers).join('\n') : '';

const keys = (secrets: Secrets): Watcher =>
  watching(
    { id: 'auth-7', title: 'no answer repeats a key', level: 'S', clauses: [] },
    (exchange) => {
      const { outgoing, answer } = exchange;
      if (!answer || (!outgoing.actor && outgoing.headers['authorization'] === undefined))
        return false;
      const found = secrets.foundIn(saidIn(exchange));
      holds(found.length === 0, 'an answer without keys', found.join(', '));
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
    title: 'no answer repeats the number of a card or a one-time password that was sent',
    level: 'S',
    clauses: ['PM2-CREATE-card.card_information'],
  },
  (exchange) => {
    if (!exchange.answer) return false;
    const said = saidIn(exchange);
    holds(!said.includes(number), 'an answer without the number of a card', said);
    const asked = carries(exchange, `"auth_code":"${PASSWORD}"`);
    const told = asked && said.includes(`"${PASSWORD}"`);
    holds(!told, 'an answer without the password that was sent', said);
    return asked || carries(exchange, number);
  },
);

/** New watchers for one run. */
export const secretWatchers = (secrets: Secrets): Watcher[] => [keys(secrets), cards];
