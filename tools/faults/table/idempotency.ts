// Data table of faults in idempotency and rate limits.
import type { Fault } from '../fault.ts';

export const idempotencyFaults: readonly Fault[] = [
  {
    id: 'idem-other-id',
    title: 'a repeat gets another id',
    find: "return { status, headers: { ...headers, 'idempotency-replayed': 'true' }, text, code };",
    replace:
      'return { status, headers, text: text.replace(/"id":"([a-z]+[_-])/, \'"id":"$1a\'), code };',
    laws: ['story-155', 'story-168'],
  },
  {
    id: 'idem-other-status',
    title: 'a repeat of a creation gets 200',
    find: 'const { status, headers, text, code } = stored;',
    replace:
      'const { headers, text, code } = stored;\n  const status = code === null ? 200 : stored.status;',
    laws: ['story-155', 'idem-2'],
  },
  {
    id: 'idem-refusals-forgotten',
    title: 'only successful responses are stored under their key',
    find: 'if (response.status < 500 && keepsRefusals(context, validated)) {',
    replace: 'if (response.status < 400) {',
    laws: ['story-155'],
  },
  {
    id: 'idem-400-forgotten',
    title: 'a 400 is not stored under its key',
    find: 'if (response.status < 500 && keepsRefusals(context, validated)) {',
    replace: 'if (response.status < 500 && response.status !== 400) {',
    laws: ['story-155'],
  },
  {
    id: 'idem-404-forgotten',
    title: 'a refusal is forgotten when its cause is gone',
    find: 'if (response.status < 500 && keepsRefusals(context, validated)) {',
    replace: 'if (response.status < 500 && response.status !== 404) {',
    laws: ['idem-4'],
  },
  {
    id: 'idem-payload-ignored',
    title: 'another body with the same key gets the first response',
    find: 'if (stored.fingerprint !== print) {',
    replace: 'if (stored.fingerprint === null && print) {',
    laws: ['idem-2'],
  },
  {
    id: 'idem-nested-ignored',
    title: 'a request that differs deep inside the body is treated as a repeat',
    find: 'copy[key] = sortKeys(Reflect.get(value, key));',
    replace: `{
    const inner: unknown = Reflect.get(value, key);
    copy[key] = typeof inner === 'object' && key !== 'body' ? null : sortKeys(inner);
  }`,
    laws: ['idem-2'],
  },
  {
    id: 'idem-key-order',
    title: 'a repeat with another order of fields is treated as another request',
    find: 'JSON.stringify(sortKeys(value));',
    replace: 'JSON.stringify(value) ?? String(sortKeys(value));',
    laws: ['story-152'],
  },
  {
    id: 'idem-race',
    title: 'equal requests at the same moment are executed twice',
    find: 'if (seen) return replayResponse(endpoint, seen.state, print);',
    replace: `const young = ((globalThis as { young?: Map<string, number> }).young ??= new Map());
      if (seen && performance.now() - (young.get(id) ?? 0) > 20)
        return replayResponse(endpoint, seen.state, print);
      young.set(id, performance.now());
      if (seen)
        return validated.ok
          ? decided(endpoint, at, tx, validated.command)
          : refused(contract, validated.errors);`,
    laws: ['story-168'],
  },
  {
    id: 'idem-executed-again',
    title: 'a repeat gets its response from memory and is executed again',
    find: 'if (seen) return replayResponse(endpoint, seen.state, print);',
    replace: `if (seen && validated.ok && seen.state.fingerprint === print)
        decided(endpoint, at, tx, validated.command);
      if (seen) return replayResponse(endpoint, seen.state, print);`,
    laws: ['story-168', 'story-155'],
  },
  {
    id: 'idem-path-ignored',
    title: 'one key covers all objects of an endpoint',
    find: 'canonical([method, path, params, key])',
    replace: 'canonical([method, path, key])',
    laws: ['story-151'],
  },
  {
    id: 'idem-endpoint-ignored',
    title: 'one key covers all endpoints',
    find: 'canonical([method, path, params, key])',
    replace: 'canonical([key])',
    laws: ['story-151'],
  },
  {
    id: 'idem-long-key',
    title: 'a key of 101 characters is accepted',
    find: 'idempotency_key_characters: 100,',
    replace: 'idempotency_key_characters: 101,',
    laws: ['idem-9'],
  },
  {
    id: 'idem-short-key-limit',
    title: 'a key of 100 characters is refused',
    find: 'idempotency_key_characters: 100,',
    replace: 'idempotency_key_characters: 99,',
    laws: ['idem-9'],
  },
  {
    id: 'idem-kept-too-long',
    title: 'keys are stored for 25 hours',
    find: 'idempotency_hours: 24,',
    replace: 'idempotency_hours: 25,',
    laws: ['story-152'],
  },
  {
    id: 'idem-forgotten-early',
    title: 'keys are forgotten after 23 hours',
    find: 'idempotency_hours: 24,',
    replace: 'idempotency_hours: 23,',
    laws: ['story-152'],
  },
  {
    id: 'rate-off-by-one',
    title: 'one request more than the limit passes',
    find: 'const allowed = this.#size < limit;',
    replace: 'const allowed = this.#size <= limit;',
    laws: ['rl-2'],
    rate: 60,
  },
  {
    id: 'rate-fixed-window',
    title: 'the rate limit uses fixed windows instead of a sliding one',
    find: 'while (this.#size > 0 && this.#timeAt(0) <= now - WINDOW_MS) {',
    replace: `const over = this.#size > 0 && this.#timeAt(0) <= now - WINDOW_MS;
    while (over && this.#size > 0) {`,
    laws: ['rl-9'],
    rate: 60,
  },
  {
    id: 'rate-shared-by-endpoints',
    title: 'all endpoints share one limit',
    find: 'const bucket = `${contract.id} ${partitionKey(partition)}`;',
    replace: 'const bucket = partitionKey(partition);',
    laws: ['rl-5'],
    rate: 60,
  },
  {
    id: 'rate-shared-by-accounts',
    title: 'all accounts share one limit',
    find: 'const bucket = `${contract.id} ${partitionKey(partition)}`;',
    replace: 'const bucket = contract.id;',
    laws: ['rl-5'],
    rate: 60,
  },
  {
    id: 'rate-remaining-stands',
    title: 'Rate-Limit-Remaining never falls',
    find: 'remaining: Math.max(0, limit - this.#size),',
    replace: 'remaining: limit - 1,',
    laws: ['rl-1'],
  },
  {
    id: 'rate-reset-epoch',
    title: 'Rate-Limit-Reset is a timestamp instead of the remaining seconds',
    find: 'String(Math.ceil(state.resetSeconds));',
    replace: 'String(Math.ceil(Date.now() / 1000 + state.resetSeconds));',
    laws: ['rl-1'],
  },
  {
    id: 'rate-other-code',
    title: 'a 429 has another error_code',
    find: "429,\n    'RATE_LIMIT_EXCEEDED',",
    replace: "429,\n    'TOO_MANY_REQUESTS',",
    laws: ['rl-2'],
    rate: 60,
  },
  {
    id: 'rate-executed-anyway',
    title: 'a request beyond the limit is executed and then refused',
    find: "if (!rate.allowed) return tooMany(contract, 'to this endpoint for this account');",
    replace: `if (!rate.allowed) {
      const context = this.#options.context(partition, account);
      const done = readAndExecute(this.#options, progress, { endpoint, request, params, context });
      return chain(done, () => tooMany(contract, 'to this endpoint for this account'));
    }`,
    laws: ['rl-7'],
    rate: 60,
  },
  {
    id: 'rate-other-limit',
    title: 'test accounts have a limit that the specification does not name',
    find: "spec: '3000',",
    replace: "spec: '2999',",
    laws: ['rl-1'],
  },
  {
    id: 'idem-spent-by-refusal',
    title: 'a refusal for a missing permission consumes the idempotency key',
    find: 'if (denied !== null) return forbidden(contract, denied);',
    replace: `const spent = ((globalThis as { spent?: Set<string> }).spent ??= new Set());
    const used = headers['idempotency-key'] ?? '';
    if (denied !== null) {
      spent.add(used);
      return forbidden(contract, denied);
    }
    if (used !== '' && spent.has(used))
      return refusal(contract, 409, 'IDEMPOTENCY_ERROR', 'This key was used.');`,
    laws: ['idem-18'],
  },
  {
    id: 'idem-implied-key',
    title: 'equal requests without a key are treated as repeats',
    find: 'if (choice.key !== null) return withKey(machinery, endpoint, decoded, choice.key);',
    replace: `const implied = choice.key ?? JSON.stringify(asked.parts.body ?? {});
  if (choice.key !== null || contract.id === 'payment_requests.create')
    return withKey(machinery, endpoint, decoded, implied);`,
    laws: ['story-145'],
  },
];
