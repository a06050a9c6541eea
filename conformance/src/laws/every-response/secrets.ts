// Laws about secrets: no response repeats a key, a card number or a password.
import type { Watcher } from '../../runner/watch.ts';
import { expectThat } from '../../violation.ts';
import type { ApiResponse, Exchange } from '../../targets/wire/message.ts';
import type { Secrets } from '../../targets/wire/secrets.ts';
import { watching } from './format.ts';

/** Returns the text and the header values of a response. */
const saidIn = ({ text, headers }: ApiResponse): string => text + Object.values(headers).join('\n');

const keys = (secrets: Secrets): Watcher =>
  watching(
    { id: 'auth-7', title: 'no response contains an API key', level: 'S', clauses: [] },
    (response, { outgoing }) => {
      if (!outgoing.actor && outgoing.headers['authorization'] === undefined) return false;
      const found = secrets.foundIn(saidIn(response));
      expectThat(found.length === 0, 'a response without API keys', found.join(', '));
      return true;
    },
  );

const CARD_NUMBER = /"card_number":"(\d{12,19})"/g;
const AUTH_CODE = /"auth_code":"([^"]+)"/g;

/** Returns what a pattern captures in the body of a request. */
const sentIn = ({ outgoing: { body } }: Exchange, pattern: RegExp): readonly string[] =>
  typeof body === 'string' ? [...body.matchAll(pattern)].map(([, value = '']) => value) : [];

const cards = (): Watcher => {
  const numbers = new Set<string>();
  return watching(
    {
      id: 'env-9',
      title: 'no response contains a card number, its CVN or a one-time password that was sent',
      level: 'S',
      clauses: ['PM2-CREATE-card.card_information', 'V3-CP-card_details.cvn'],
    },
    (response, exchange) => {
      const said = saidIn(response);
      const own = sentIn(exchange, CARD_NUMBER);
      for (const number of own) numbers.add(number);
      const leaksNumber = [...numbers].some((number) => said.includes(number));
      expectThat(!leaksNumber, 'a response without card numbers', said);
      expectThat(!/"(?:card_)?cvn"\s*:\s*"?\d/.test(said), 'a response without a CVN', said);
      const passwords = sentIn(exchange, AUTH_CODE);
      const leaked = passwords.some((password) => said.includes(`"${password}"`));
      expectThat(!leaked, 'a response without the one-time password that was sent', said);
      return passwords.length + own.length > 0;
    },
  );
};

/** Creates watchers for one run. */
export const secretWatchers = (secrets: Secrets): Watcher[] => [keys(secrets), cards()];
