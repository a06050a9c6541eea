// Data table of faults in authentication, errors and HTTP.
import type { Fault } from '../fault.ts';

export const httpFaults: readonly Fault[] = [
  {
    id: 'live-falls-back-to-test-version',
    title: 'live mode uses the version of test mode until it has its own',
    find: '        account.versions[partition.mode][endpoint.resource] ?? null,',
    replace:
      '        { ...account.versions.test, ...account.versions[partition.mode] }[endpoint.resource] ?? null,',
    laws: ['ver-9'],
  },
  {
    id: 'dotted-form-keys-refused',
    title: 'a dot in a name of a form is read as nesting',
    find: "  const [head = '', ...rest] = name.split('[');",
    replace: "  const [head = '', ...rest] = name.split(/[[.]/);",
    laws: ['story-1'],
  },
  {
    id: 'auth-read-without-key',
    title: 'a read without a key gets 404 instead of 401',
    find: 'if (!found) return unauthenticated(contract, claim);',
    replace: `if (!found && contract.method === 'GET')
      return refusal(contract, 404, 'DATA_NOT_FOUND', 'There is nothing here.');
    if (!found) return unauthenticated(contract, claim);`,
    laws: ['auth-1'],
  },
  {
    id: 'form-text-as-list',
    title: 'a text of a form becomes a list where the schema also allows a list',
    find: 'if (Array.isArray(node) && node.length === 1 && branches.some(isText)) return node[0];',
    replace: '',
    laws: ['story-8'],
  },
  {
    id: 'auth-no-colon',
    title: 'a key without the colon after it is accepted',
    find: 'return colon > 0 && colon === decoded.length - 1 ? decoded.slice(0, colon) : null;',
    replace: 'return colon > 0 ? decoded.slice(0, colon) : decoded;',
    laws: ['auth-2'],
  },
  {
    id: 'auth-401-for-permission',
    title: 'a missing permission gets 401',
    find: 'if (denied !== null) return forbidden(contract, denied);',
    replace: 'if (denied !== null) return unauthenticated(contract, undefined);',
    laws: ['auth-3'],
  },
  {
    id: 'auth-validation-first',
    title: 'malformed JSON is refused before the key is checked',
    find: 'return chain(caller ? { key: caller } : this.#callerOf(routed, claim), (found) => {',
    replace: `try {
      JSON.parse(Buffer.from(request.body).toString('utf8') || '{}');
    } catch {
      return refused(contract, [{ path: 'body', message: 'Send JSON.' }]);
    }
    return chain(caller ? { key: caller } : this.#callerOf(routed, claim), (found) => {`,
    laws: ['auth-1'],
  },
  {
    id: 'auth-every-permission',
    title: 'a read needs the permission to write, too',
    find: 'permissions.some((one) => key.permissions.includes(one))',
    replace: 'permissions.every((one) => key.permissions.includes(one))',
    laws: ['auth-3'],
  },
  {
    id: 'auth-permission-unchecked',
    title: 'any permission opens every endpoint',
    find: '!permissions.some((one) => key.permissions.includes(one))',
    replace: 'key.permissions.length === 0',
    laws: ['auth-3'],
  },
  {
    id: 'auth-read-may-write',
    title: 'a read permission allows writes',
    find: 'permissions.some((one) => key.permissions.includes(one))',
    replace:
      "permissions.some((one) => key.permissions.some((own) => own.split(':')[0] === one.split(':')[0]))",
    laws: ['auth-3'],
  },
  {
    id: 'auth-modes-shared',
    title: 'a live key can read objects of test mode',
    find: 'const partition = { account: account.id, mode: key.mode };',
    replace: "const partition = { account: account.id, mode: 'test' as const };",
    laws: ['story-1'],
  },
  {
    id: 'auth-key-echoed',
    title: 'a 401 repeats the Authorization header',
    find: 'if (!found) return unauthenticated(contract, claim);',
    replace: `if (!found)
      return refusal(contract, 401, 'INVALID_API_KEY', \`Unknown: \${headers['authorization']}\`);`,
    laws: ['auth-2', 'auth-7'],
  },
  {
    id: 'http-html-404',
    title: 'an unknown route gets an HTML page',
    find: "return refusal(null, edgeErrors.NOT_FOUND, 'NOT_FOUND', message);",
    replace:
      "return { status: 404, headers: { 'content-type': 'text/html' }, text: '<h1>Not found</h1>', code: 'NOT_FOUND' };",
    laws: ['http-1'],
  },
  {
    id: 'err-no-message',
    title: 'an error has no message',
    find: 'const body: ErrorBody = { error_code: code, message, ...(errors && { errors }) };',
    replace:
      'const body = { error_code: code, ...(errors && { errors }) } as unknown as ErrorBody;',
    laws: ['env-2', 'auth-1'],
  },
  {
    id: 'err-lower-case',
    title: 'error_code is written in lower case',
    find: 'error_code: code, message,',
    replace: 'error_code: code.toLowerCase(), message,',
    laws: ['auth-1'],
  },
  {
    id: 'http-malformed-500',
    title: 'malformed JSON makes the service fail',
    in: 'readParts',
    find: 'if (!(error instanceof Unreadable)) throw error;',
    replace: 'throw error;',
    laws: ['http-5'],
  },
  {
    id: 'http-no-request-id',
    title: 'errors have no Request-ID',
    find: 'return send(response, method, { ...result, headers });',
    replace: `const { 'request-id': id, ...rest } = headers;
      return send(response, method, { ...result, headers: result.status < 400 ? headers : rest });`,
    laws: ['auth-1'],
  },
  {
    id: 'http-same-request-id',
    title: 'every response has the same Request-ID',
    in: 'Pipeline',
    find: "'request-id': progress.requestId,",
    replace: "'request-id': '0123456789abcdef0123456789abcdef',",
    laws: ['auth-1'],
  },
  {
    id: 'http-wrong-verb-500',
    title: 'a verb that a path does not have makes the service fail',
    in: 'edgeErrors',
    find: 'METHOD_NOT_ALLOWED: 405,',
    replace: 'METHOD_NOT_ALLOWED: 500,',
    laws: ['http-2'],
  },
  {
    id: 'http-no-allow',
    title: 'a 405 does not list the allowed methods',
    find: 'return { ...response, headers: { allow } };',
    replace: 'return response;',
    laws: ['http-2'],
  },
  {
    id: 'http-large-500',
    title: 'a body that is too large makes the service fail',
    find: 'PAYLOAD_TOO_LARGE: 413,',
    replace: 'PAYLOAD_TOO_LARGE: 500,',
    laws: ['http-7'],
  },
  {
    id: 'http-nul-500',
    title: 'U+0000 in a text makes the service fail',
    find: "if (typeof value === 'string') return checkText(value, path);",
    replace: `if (typeof value === 'string') {
    if (value.includes('\\u0000')) throw new Error('The database refuses this text.');
    return checkText(value, path);
  }`,
    laws: ['http-5'],
  },
  {
    id: 'http-head-404',
    title: 'HEAD always gets 404',
    find: "method === 'HEAD' ? 'GET' : method",
    replace: 'method',
    laws: ['http-3'],
  },
  {
    id: 'http-odd-path-hangs-up',
    title: 'a path that cannot be decoded ends the connection',
    in: 'decodeSegment',
    find: 'return null;\n  }\n};',
    replace: "throw new Error('This path cannot be decoded.');\n  }\n};",
    laws: ['http-10'],
  },
  {
    id: 'env-local-time',
    title: 'times carry an offset instead of UTC',
    in: 'toIsoString',
    find: 'new Date(now).toISOString()',
    replace: "new Date(now + 25_200_000).toISOString().replace('Z', '+07:00')",
    laws: ['rt-1'],
  },
  {
    id: 'ver-refused-on-v2',
    title: 'endpoints without versions refuse a version header',
    find: "if (rule.version === 'ignored') return { ok: true, version: null };",
    replace:
      "if (rule.version === 'ignored' && sent.every((one) => one === undefined)) return { ok: true, version: null };",
    laws: ['ver-2'],
  },
  {
    id: 'http-charset-refused',
    title: 'a content type with a charset is refused',
    find: ".split(';', 1)[0]?.trim().toLowerCase() ?? '';",
    replace: '.trim().toLowerCase();',
    laws: ['http-6'],
  },
  {
    id: 'http-oversized-headers-500',
    title: 'bytes that are not an HTTP request get 500',
    find: 'malformedRequest(431,',
    replace: 'malformedRequest(500,',
    laws: ['http-7'],
  },
  {
    id: 'http-options-executes',
    title: 'OPTIONS does what POST does',
    find: "method === 'HEAD' ? 'GET' : method",
    replace: "method === 'HEAD' ? 'GET' : method === 'OPTIONS' ? 'POST' : method",
    laws: ['http-4'],
  },
  {
    id: 'err-duplicate-400',
    title: 'a used external_id gets 400',
    in: 'createQrCode',
    find: 'DUPLICATE_ERROR: 409,',
    replace: 'DUPLICATE_ERROR: 400,',
    laws: ['story-144'],
  },
  {
    id: 'err-unknown-400',
    title: 'a transaction that does not exist is 400',
    in: 'getTransaction',
    find: 'TRANSACTION_NOT_FOUND: 404',
    replace: 'TRANSACTION_NOT_FOUND: 400',
    laws: ['err-1'],
  },
];
