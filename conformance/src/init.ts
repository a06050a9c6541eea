// Implements `init`: finds out what a target supports and writes it down for later runs.
import { existsSync, writeFileSync } from 'node:fs';
import { CONFIG_FILE } from './config.ts';
import { magicLines } from './magic/file.ts';
import { kasirMagic, strangeMagic } from './magic/kasir.ts';
import type { Magic } from './magic/magic.ts';
import { program } from './program.ts';
import { BadUsage } from './run/bad-usage.ts';
import { look, type Found } from './runner/look.ts';
import { runOptionsOf, textFlag, type Settings } from './settings.ts';

/**
 * Returns the lines of the magic values; they are commented out if those of the target are unknown.
 */
const magicPart = (magic: Magic): readonly string[] =>
  magic === strangeMagic
    ? [
        '  // Values that decide something in test mode. What is not listed is not relied on: laws and',
        '  // stories that need it are skipped. Those of the public service, to be kept if the target has',
        '  // them; remove the signs of comments, and what it has not:',
        ...magicLines(kasirMagic).map((line) => `  // ${line}`),
      ]
    : [
        '  // Values that decide something in test mode. What is removed is not relied on.',
        ...magicLines(magic).map((line) => `  ${line}`),
      ];

const quoted = (value: unknown): string => JSON.stringify(value);

/** Returns the contents of the file, with a comment for each setting. */
const fileOf = (
  baseUrl: string,
  { endpoints, missing, rateLimit, ignored, isPaid, magic, demand }: Found,
): string =>
  [
    '{',
    `  // What ${program} init found, to be edited. Names are those of the options; the command line`,
    '  // comes first. Remove an endpoint to leave it alone, add one that was not recognized.',
    `  "base-url": ${quoted(baseUrl)},`,
    '',
    '  // A file that holds a secret test key: no key belongs into this one.',
    '  "key": "@key.txt",',
    '',
    '  // stated: what the specification states. declared: also all that Kasir declares.',
    `  "demand": ${quoted(demand)},`,
    '  // spec or service: which one applies where the two conflict.',
    '  "dialect": "spec",',
    '',
    isPaid
      ? '  // Payments are simulated by the API. Another way, where there is one:'
      : '  // Nothing of the API simulates a payment. Without a way to pay, what needs money is skipped:',
    '  // a shell command, or a URL that is posted to, for the payer of the object {id}.',
    '  // "pay": "curl -fsS -X POST http://127.0.0.1:9000/pay/{id}",',
    '',
    '  // Webhooks: the callback URL of the account is http://127.0.0.1:<port>/, and carries the token.',
    '  // "receiver-port": 9090,',
    '  // "callback-token": "@token.txt",',
    '',
    rateLimit === null
      ? '  // Responses announce no limit of requests per minute. One to keep to:'
      : `  // Responses announce ${rateLimit} requests per minute and endpoint, and are paced by it.`,
    '  // "rate": 60,',
    '',
    ...(ignored.length === 0
      ? []
      : [
          '  // Parameters that the target ignores and no clause asks for; laws do without them:',
          ...ignored.map((name) => `  //   ${name}`),
          '',
        ]),
    ...magicPart(magic),
    '',
    '  // What the target has; nothing else is looked for.',
    '  "endpoints": [',
    endpoints.map((id) => `    ${quoted(id)}`).join(',\n'),
    '  ]',
    `  // Not found: ${missing.length} of ${missing.length + endpoints.length}.`,
    '}',
    '',
  ].join('\n');

/** Examines the target and writes the file. Throws `BadUsage` if the file exists. */
export const init = async (settings: Settings, print: (text: string) => void): Promise<number> => {
  const file = textFlag(settings, 'config') ?? CONFIG_FILE;
  if (existsSync(file))
    throw new BadUsage(`${file} is there already: name another with --config, or remove it.`);
  const options = runOptionsOf(settings);
  const found = await look(options);
  if (found.ended !== null) {
    print(found.ended);
    return 3;
  }
  writeFileSync(file, fileOf(options.baseUrl, found));
  print(
    `${file}: ${found.endpoints.length} endpoints of ${found.endpoints.length + found.missing.length}, ` +
      `${found.isPaid ? 'payments can be simulated' : 'no way to pay yet (see "pay" in the file)'}. ` +
      `Run ${program} in this folder next.`,
  );
  return 0;
};
