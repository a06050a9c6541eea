// Implements `init`: finds out what a target supports and writes it down for later runs.
import { existsSync, writeFileSync } from 'node:fs';
import { CONFIG_FILE } from './config.ts';
import { magicLines } from '../targets/magic/file.ts';
import { kasirMagic, strangeMagic } from '../targets/magic/kasir.ts';
import type { Magic } from '../targets/magic/magic.ts';
import { program } from '../program.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { look, type Found } from '../runner/look.ts';
import { runOptionsOf, textFlag, type Settings } from './settings.ts';

/**
 * Returns the lines of the magic values; they are commented out if those of the target are unknown.
 */
const magicPart = (magic: Magic): readonly string[] =>
  magic === strangeMagic
    ? [
        '  // Magic values of test mode. Laws and stories that need a value that is not listed are',
        '  // skipped. These are the values of the public service: uncomment those that the target has.',
        ...magicLines(kasirMagic).map((line) => `  // ${line}`),
      ]
    : [
        '  // Magic values of test mode. Laws and stories that need a removed value are skipped.',
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
    `  // Written by ${program} init; edit it as needed. Names are those of the command-line options,`,
    '  // which take precedence. Remove an endpoint to exclude it from the run; add one that was not',
    '  // recognized.',
    `  "base-url": ${quoted(baseUrl)},`,
    '',
    '  // Name of a file with a secret test key. Do not write a key into this file.',
    '  "key": "@key.txt",',
    '',
    '  // stated: what the specification states. declared: also all that Kasir declares.',
    `  "demand": ${quoted(demand)},`,
    '  // spec or service: which one applies where the two conflict.',
    '  "dialect": "spec",',
    '',
    isPaid
      ? '  // The API simulates payments. To use another way:'
      : '  // No endpoint simulates payments. Without a way to pay, laws that need money are skipped.',
    '  // A shell command, or a URL that receives a POST, which pays the object {id}.',
    '  // "pay": "curl -fsS -X POST http://127.0.0.1:9000/pay/{id}",',
    '',
    '  // Webhooks: the callback URL of the account is http://127.0.0.1:<port>/, and carries the token.',
    '  // "receiver-port": 9090,',
    '  // "callback-token": "@token.txt",',
    '',
    rateLimit === null
      ? '  // Responses announce no rate limit. To set one, in requests per minute and endpoint:'
      : `  // Responses announce ${rateLimit} requests per minute and endpoint; the suite keeps to it.`,
    '  // "rate": 60,',
    '',
    ...(ignored.length === 0
      ? []
      : [
          '  // Parameters that the target ignores and no clause states; laws do not use them:',
          ...ignored.map((name) => `  //   ${name}`),
          '',
        ]),
    ...magicPart(magic),
    '',
    '  // Endpoints of the target; the suite looks for no others.',
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
