// Snapshots under attack: accounts are kept, copied, emptied and put back while requests run, also
// from files in which somebody has changed what they say.
import type { Discovery } from './discovery.ts';
import { encoded, hostileText } from './hostile.ts';
import type { SeededRandom } from './seeded-random.ts';
import { TOKEN } from './target.ts';
import type { ReceivedResponse, SentRequest } from './wire.ts';

/** What an attack on the control API needs of a step's surroundings. */
interface Surroundings {
  readonly random: SeededRandom;
  readonly discovery: Discovery;
  readonly controlUrl: string;
  readonly ask: (sent: SentRequest) => Promise<ReceivedResponse | null>;
}

const headers = { authorization: `Bearer ${TOKEN}` };

/** The value with one of those within it replaced. */
const mutated = (value: unknown, random: SeededRandom): unknown => {
  const strange = [null, '', 0, -1, 1e300, 9e15, true, [], {}, hostileText(random), 'NOPE'];
  if (value === null || typeof value !== 'object' || random.in100(10))
    return random.among<unknown>(strange, null);
  const key = random.among(Object.keys(value), '');
  if (key === '') return random.among<unknown>(strange, null);
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const at = Number(key);
    const changed = mutated(items[at], random);
    return random.in100(15)
      ? [...items, items[at]]
      : items.map((item, index) => (index === at ? changed : item));
  }
  const { [key]: inner, ...rest } = value as Record<string, unknown>;
  return random.in100(10) ? rest : { ...rest, [key]: mutated(inner, random) };
};

const parsed = (text = ''): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The id of a body, or what is no id where it has none. */
const idIn = (text: string | undefined): string => {
  const { id } = parsed(text);
  return typeof id === 'string' ? id : 'none';
};

/** Keeps, copies, empties and restores an account that other clients use at the same time. */
export const snapshotFiles = async ({
  random,
  discovery,
  controlUrl: base,
  ask,
}: Surroundings): Promise<void> => {
  const send = (method: string, target: string, body?: string) =>
    ask({ base, method, target, headers, ...(body !== undefined && { body }) });
  const account = encoded(discovery.accounts.any(random, 'none'));
  const path = `/accounts/${account}`;
  const taken = await send('POST', `${path}/snapshots`, '{}');
  const id = encoded(idIn(taken?.text));
  const text = (await send('GET', `/snapshots/${id}`))?.text ?? '';
  const whole = parsed(text);
  // A file that is too long to be read whole here is a file that ends in the middle.
  const file = 'format' in whole ? JSON.stringify(mutated(whole, random)) : text;
  const body = random.in100(70)
    ? `{"file":${file},"clock":"keep"}`
    : JSON.stringify({ snapshot: id, clock: 'keep' });
  const from = random.in100(30) ? JSON.stringify({ snapshot: id }) : '{}';
  if (random.in100(30)) await send('POST', `${path}/fork`, from);
  if (random.in100(30)) await send('POST', `${path}/reset`, '{}');
  await Promise.all([
    send('POST', `${path}/restore`, body),
    ...(random.in100(30) ? [send('POST', `${path}/restore`, body)] : []),
  ]);
  await send('GET', `${path}/objects`);
  await send('DELETE', `/snapshots/${id}`);
};
