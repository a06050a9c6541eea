// Validates the options of `createKasir`: every option with its accepted values; a mistake is
// refused by name.
import { didYouMean } from '@kasir/core';
import { mustBe, oneOf, sentence } from '@kasir/core/messages';

interface Accepted {
  readonly accepts: (value: unknown) => boolean;
  readonly what: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const choice = (values: readonly string[]): Accepted => ({
  accepts: (value) => isText(value) && values.includes(value),
  what: oneOf(values),
});

const isRate = (value: unknown): boolean =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);

const rateNames: readonly string[] = ['test', 'live', 'address'];

/** Every option, as one data table. */
const accepted = {
  dialect: choice(['spec', 'service']),
  refunds: choice(['sync', 'async']),
  key: {
    accepts: (value) => isText(value) && /^xnd_development_[\x21-\x39\x3b-\x7e]+$/.test(value),
    what: 'a test key such as xnd_development_of_my_tests, without colons and spaces',
  },
  callbackToken: {
    accepts: (value) => isText(value) && /^[\x21-\x7e]{1,255}$/.test(value),
    what: '1 to 255 visible ASCII characters without spaces',
  },
  callbackUrl: {
    accepts: (value) => isText(value) && /^https?:\/\/[^/]/i.test(value) && URL.canParse(value),
    what: 'a URL such as http://localhost:3000/webhooks',
  },
  rates: {
    accepts: (value) =>
      isObject(value) &&
      Object.entries(value as object).every(
        ([name, rate]) => rateNames.includes(name) && isRate(rate),
      ),
    what: `an object of requests per minute, whole numbers from 0, by ${rateNames.join(', ')}`,
  },
  seed: { accepts: Number.isSafeInteger, what: 'a whole number' },
  at: {
    accepts: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
    what: 'a moment in ISO 8601',
  },
  snapshot: {
    accepts: isObject,
    what: 'what control.snapshots.export has returned, or the object in a file of kasir snapshot save',
  },
  store: { accepts: isObject, what: 'a store such as openSqlite opens' },
} satisfies Readonly<Record<string, Accepted>>;

const known: readonly string[] = Object.keys(accepted);
const table: Readonly<Record<string, Accepted>> = accepted;

/** The names of all options. */
type OptionName = keyof typeof accepted;

/** Throws TypeError for an unknown option or an unusable value. */
export const checkOptions = (options: Readonly<Partial<Record<OptionName, unknown>>>): void => {
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name))
      throw new TypeError(
        `${name} is not an option of createKasir.${didYouMean(name, known)} Options: ${known.join(', ')}.`,
      );
    if (value !== undefined && !table[name]?.accepts(value))
      throw new TypeError(sentence(name, mustBe(table[name]?.what ?? '')));
  }
};
