// Replaces the values that differ from run to run in recorded exchanges of the control API, such as
// keys and real time, with values that are the same in every run.
import { createHash } from 'node:crypto';

const digest = (count: number, length: number): string =>
  createHash('sha256').update(`example ${count}`).digest('hex').slice(0, length);

/**
 * Matches a public id, key or secret: hex digits, alone or grouped as a uuid, or the base64 of
 * secrets.
 */
const random =
  /whsec_[A-Za-z0-9+/=]+|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{24,64}\b|(?<=_)[0-9a-f]{48}\b/g;

const moment = /"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g;

/** Steady values of fields that are measured, or that are the end of a random value. */
const measured: Readonly<Record<string, string>> = {
  duration_ms: '2',
  ahead_ms: '0',
  median_ms: '2',
  slow_ms: '5',
  ending: '"c0de"',
  'webhook-timestamp': '"1767225600"',
};

const alike = (text: string, count: number): string => {
  if (text.startsWith('whsec_'))
    return `whsec_${Buffer.from(digest(count, 32)).toString('base64')}`;
  const hex = digest(count, text.length);
  if (!text.includes('-')) return hex;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(0, 12),
  ].join('-');
};

/** Returns the exchanges with steady values; equal random values stay equal. */
export const steady = <T>(exchanges: T): T => {
  const known = new Map<string, string>();
  const text = JSON.stringify(exchanges)
    .replaceAll(random, (found) => {
      const name = known.get(found) ?? alike(found, known.size);
      known.set(found, name);
      return name;
    })
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:9100')
    .replaceAll(moment, '"2026-01-01T00:00:00.000Z"')
    // Requests are counted by days of real time.
    .replaceAll(/"date":"[^"]*"(?=,"requests":)/g, '"date":"2026-01-01"')
    .replaceAll(/"webhook-timestamp":"\d+"/g, '"webhook-timestamp":"1767225600"')
    .replaceAll(
      /"(duration_ms|ahead_ms|median_ms|slow_ms|ending|webhook-timestamp)":(?:"[^"]*"|-?[\d.]+)/g,
      (_, name: string) => `"${name}":${measured[name]}`,
    );
  return JSON.parse(text) as T;
};
