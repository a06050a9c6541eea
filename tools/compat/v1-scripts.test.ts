// Tests the integration scripts that major 1 ships: each runs unmodified against the platform, in
// its own process. The guide lists why some of them fail.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openPlatform } from './platform.ts';

const { merchant } = await openPlatform();
const main = createRequire(import.meta.url).resolve('xendit-node-1');
const folder = join(dirname(main), 'integration_test');
const preload = fileURLToPath(new URL('dotenv-preload.ts', import.meta.url));

/** Runs a script; resolves to its output, or to the message of the error that ended it. */
const run = (name: string): Promise<string> =>
  new Promise((resolve) => {
    const file = join(folder, `${name}.test.js`);
    const env = {
      ...process.env,
      SECRET_KEY: merchant.secretKey,
      SECRET_KEY_PH: merchant.secretKey,
      XENDIT_URL: merchant.xenditURL,
    };
    const args = ['--import', preload, '--eval', 'require(process.argv[1])()', file];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve(
        error
          ? (/^Error: .* failed with error: (.*)$/m.exec(stderr)?.[1] ?? stderr)
          : stdout.trim(),
      ),
    );
  });

/** The expected output or error of each script. */
const outcomes: Readonly<Record<string, string>> = {
  balance: 'Balance integration test done...',
  customer: 'Customer integration test done...',
  direct_debit: 'Direct debit integration test done...',
  invoice: 'Invoice integration test done...',
  qr_code: 'QR Code integration test done...',
  recurring: 'Recurring payments integration test done...',
  regional_retail_outlet: 'Regional Retail outlet integration test done...',
  report: 'Report integration test done...',
  retail_outlet: 'Retail outlet integration test done...',
  va: 'VA integration test done...',
  // These scripts use objects of one account of the public service.
  card: 'There is no card charge with this id.',
  payment_method_v2: 'There is no customer with this customer_id.',
  payment_request: 'There is no customer with this customer_id.',
  refund: 'There is no invoice with this invoice_id.',
  platform: 'Send the id of this platform or of one of its sub-accounts as source and destination.',
  transaction: "Cannot read properties of undefined (reading 'id')",
  // This script voids a charge that its payer has not confirmed yet; its authors do not run it.
  ewallet: 'This charge is PENDING. Only a SUCCEEDED one can be voided.',
  // The platform does not serve these endpoints.
  disbursement: 'Unknown endpoint: GET /available_disbursements_banks.',
  payout: 'Unknown endpoint: POST /payouts/.',
};

test('every integration script of major 1 ends with its expected output or error', async () => {
  const shipped = readdirSync(folder)
    .filter((file) => file.endsWith('.test.js') && !file.startsWith('xendit'))
    .map((file) => file.slice(0, -'.test.js'.length));
  expect(shipped.toSorted()).toEqual(Object.keys(outcomes).toSorted());
  const ran = await Promise.all(shipped.map(async (name) => [name, await run(name)] as const));
  expect(Object.fromEntries(ran)).toEqual(outcomes);
});

test('the guide lists every script, and says which ones run to their end', () => {
  const guide = readFileSync(new URL('../../docs/guide/sdk.md', import.meta.url), 'utf8');
  const [, section = ''] = /## The integration scripts of major 1(.*?)\n## /s.exec(guide) ?? [];
  const rows = [...section.matchAll(/^\| (`.*) \| (.*) \|$/gm)];
  const listed = rows.flatMap(([, names = '', outcome]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, outcome === 'success']),
  );
  const isDone = (name: string) => outcomes[name]?.endsWith('done...');
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.keys(outcomes).map((name) => [name, isDone(name)])),
  );
});
