// Tests a few generated requests of every operation: a small part of a run of twenty thousand,
// which takes too long for npm test (docs/decisions/0075).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Checker, type OpenApiDocument } from './checker.ts';
import { callUnified } from './examples/unified.ts';
import { Recorder } from './examples/recorder.ts';
import { Requests, sendAll } from './fuzz.ts';

const SEED = 1;
const REQUESTS_EACH = 6;

const read = (name: string): OpenApiDocument =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../packages/server/openapi/${name}.json`, import.meta.url)),
      'utf8',
    ),
  ) as OpenApiDocument;

/** Operations that break later requests, wait, or move the clock by a century. */
const disturbing = [
  'faults.create',
  'feed.read',
  'chaos.set',
  'scripts.create',
  'clock.advance',
  'clock.freeze',
  'clock.run',
];

test.each(['openapi', 'control'] as const)(
  'valid and invalid requests of %s.json get a response that it declares, and no server failure',
  async (name) => {
    const document = read(name);
    const checker = new Checker(document);
    const recorder = await Recorder.open();
    try {
      await callUnified(recorder);
      const { kasir } = recorder;
      const { baseUrl, controlUrl } = await kasir.listen();
      const isControl = name === 'control';
      const requests = new Requests(
        document,
        checker,
        isControl ? recorder.operations : recorder.calls,
      );
      const made = checker.operations
        .filter(({ operation }) => !disturbing.includes(operation.operationId))
        .flatMap((placed, index) => requests.of(placed, REQUESTS_EACH, SEED + index));
      const { findings, statuses } = await sendAll(
        isControl ? controlUrl : baseUrl,
        isControl ? `Bearer ${kasir.controlToken}` : `Basic ${btoa(`${kasir.key}:`)}`,
        checker,
        made,
      );
      expect(findings).toEqual([]);
      expect(statuses.get(200)).toBeGreaterThan(20);
      expect(statuses.get(400)).toBeGreaterThan(100);
    } finally {
      await recorder.kasir.close();
    }
  },
);
