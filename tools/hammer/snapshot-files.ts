// Attacks snapshots: accounts are saved, copied, reset and restored while requests run, also from
// files with altered contents.
import type { Discovery } from './discovery.ts';
import { encoded, hostileText } from './hostile.ts';
import type { RandomSource } from '../random/random-source.ts';
import { TOKEN } from './target.ts';
import type { ReceivedResponse, SentRequest } from './wire.ts';

/** The part of the attack context that this attack needs. */
interface Surroundings {
  readonly random: RandomSource;
  readonly discovery: Discovery;
  readonly controlUrl: string;
  readonly ask: (sent: SentRequest) => Promise<ReceivedResponse | null>;
}

const headers = { authorization: `Bearer ${TOKEN}` };

/** Returns the value with one of its inner values replaced. */
const mutateValue = (value: unknown, random: RandomSource): unknown => {
  const strange = [null, '', 0, -1, 1e300, 9e15, true, [], {}, hostileText(random), 'NOPE'];
  if (value === null || typeof value !== 'object' || random.in100(10))
    return random.among<unknown>(strange, null);
  const key = random.among(Object.keys(value), '');
  if (key === '') return random.among<unknown>(strange, null);
  if (Array.isArray(value)) {
    const items = value as unknown[];
    const at = Number(key);
    const changed = mutateValue(items[at], random);
    return random.in100(15)
      ? [...items, items[at]]
      : items.map((item, index) => (index === at ? changed : item));
  }
  const { [key]: inner, ...rest } = value as Record<string, unknown>;
  return random.in100(10) ? rest : { ...rest, [key]: mutateValue(inner, random) };
};

const parseObject = (text = ''): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Returns the id of a body, or `none` where it has none. */
const idIn = (text: string | undefined): string => {
  const { id } = parseObject(text);
  return typeof id === 'string' ? id : 'none';
};

/** Saves, copies, resets and restores an account that other clients use at the same time. */
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
  const whole = parseObject(text);
  // A response that is too long to be read whole here is sent as a truncated file.
  const file = 'format' in whole ? JSON.stringify(mutateValue(whole, random)) : text;
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
