// Lists faulty connectors, each with the law that must notice its fault.
import {
  VERSION,
  VERSION_HEADER,
  type Operation,
  type OperationRequest,
} from '@kasir/connector/protocol';
import type { Wrong } from './correct.ts';
import {
  respond,
  refuse,
  pathOf,
  idIn,
  isPost,
  isQuestion,
  rewrite,
  resigns,
  isLate,
  shows,
  madeUp,
  accepts,
  executesTwice,
  pretends,
  respondsTo,
  repeats,
  ask,
  leadsTo,
  reports,
  countsQuestions,
  notFound,
  isPart,
  isBurstOf,
} from './wrappers.ts';

export interface Fault extends Wrong {
  readonly name: string;
  readonly law: string;
}

export const faults: readonly Fault[] = [
  { name: 'executes a repeated id', law: 'id-1', wrap: executesTwice(false) },
  { name: 'executes an id several times at once', law: 'id-2', wrap: executesTwice(true) },
  {
    name: 'accepts another body',
    law: 'id-4',
    wrap: repeats((first, again, handle) =>
      first === again ? null : ask(handle, (JSON.parse(first) as { id: string }).id),
    ),
  },
  {
    name: 'compares amounts and names, and not what is bought',
    law: 'id-4',
    wrap: repeats((first, again, handle) => {
      const withoutItems = (text: string): string => {
        const { items: _items, ...rest } = JSON.parse(text) as { readonly items?: unknown };
        return JSON.stringify(rest);
      };
      const isSame = first !== again && withoutItems(first) === withoutItems(again);
      return isSame ? ask(handle, (JSON.parse(first) as { id: string }).id) : null;
    }),
  },
  {
    name: 'compares bytes',
    law: 'id-5',
    wrap: repeats((first, again) => (first === again ? null : refuse(409, 'ID_REUSED'))),
  },
  {
    name: 'forgets what it has refused',
    law: 'id-6',
    wrap: accepts(
      ({ work }, { code, field }) => work === 'refund' && code === 'EXPIRED' && field === 'id',
    ),
  },
  {
    name: 'forgets ids',
    law: 'get-1',
    wrap: countsQuestions(async (count, response) =>
      count > 1 ? notFound(((await response.json()) as Operation).id) : response,
    ),
  },
  {
    name: 'says that unknown ids are pending',
    law: 'get-2',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      if (!isQuestion(request) || response.status !== 404) return response;
      const work = 'charge';
      return respond(200, {
        ...madeUp({ id: idIn(request), work } as OperationRequest),
        amount: null,
        status: 'pending',
      });
    },
  },
  {
    name: 'names no id in its 404',
    law: 'get-2',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      return response.status === 404 ? refuse(404, 'OPERATION_NOT_FOUND') : response;
    },
  },
  {
    name: 'executes what it has answered with 404',
    law: 'get-3',
    wrap: accepts((_request, { code, field }) => code === 'EXPIRED' && field === 'id'),
  },
  { name: 'captures too much', law: 'sum-1', wrap: accepts(isPart('capture')) },
  { name: 'captures too much in bursts', law: 'sum-2', wrap: accepts(isBurstOf('capture')) },
  { name: 'refunds too much', law: 'sum-3', wrap: accepts(isPart('refund')) },
  { name: 'refunds too much in bursts', law: 'sum-4', wrap: accepts(isBurstOf('refund')) },
  {
    name: 'captures what was voided',
    law: 'parent-1',
    wrap: accepts(({ work }, { code }) => work === 'capture' && code === 'PARENT_INVALID'),
  },
  {
    name: 'voids what was captured',
    law: 'parent-2',
    wrap: accepts(({ work }, { code }) => work === 'void' && code === 'PARENT_INVALID'),
  },
  {
    name: 'voids and captures at once',
    law: 'parent-3',
    wrap: accepts((_request, { code, isBurst }) => code === 'PARENT_INVALID' && isBurst),
  },
  {
    name: 'captures after the final capture',
    law: 'parent-4',
    wrap: accepts(({ work }, { code }) => work === 'capture' && code === 'PARENT_INVALID'),
  },
  {
    name: 'refunds an unknown parent',
    law: 'parent-5',
    wrap: accepts(({ work }, { code }) => work === 'refund' && code === 'PARENT_INVALID'),
  },
  {
    name: 'refunds in another currency',
    law: 'parent-6',
    wrap: accepts(({ work, amount }) => work === 'refund' && amount?.currency !== 'IDR'),
  },
  { name: 'closes nothing', law: 'parent-7', wrap: pretends('close') },
  {
    name: 'closes a number twice',
    law: 'parent-7',
    wrap: accepts(({ work }, { code }) => work === 'close' && code === 'PARENT_INVALID'),
  },
  {
    name: 'executes in another currency',
    law: 'amount-1',
    wrap: shows(({ amount, ...rest }) => ({
      ...rest,
      amount: amount && { ...amount, currency: 'PHP' },
    })),
  },
  {
    name: 'executes another amount',
    law: 'amount-1',
    wrap: shows(({ amount, ...rest }) => ({
      ...rest,
      amount: amount && { ...amount, value: amount.value + 1 },
    })),
  },
  {
    name: 'ignores the bounds of channels',
    law: 'amount-2',
    wrap: accepts(({ parent }, { code }) => parent === null && code === 'AMOUNT_INVALID'),
  },
  {
    name: 'accepts requests without a signature',
    law: 'sign-1',
    wrap: resigns(
      ({ headers: given }) =>
        !['webhook-id', 'webhook-timestamp', 'webhook-signature'].every((name) => given.has(name)),
    ),
  },
  { name: 'ignores signatures', law: 'sign-2', wrap: resigns((request) => !isLate(request)) },
  { name: 'ignores late timestamps', law: 'sign-3', wrap: resigns(isLate, true) },
  {
    name: 'accepts the signature of another path',
    law: 'sign-4',
    wrap: resigns((request) => !isPost(request) && !isLate(request)),
  },
  {
    name: 'ignores the version',
    law: 'version-1',
    wrap: (handle) => async (request) => {
      const body = isPost(request) ? await request.text() : null;
      return handle(rewrite(request, body, { [VERSION_HEADER]: VERSION }));
    },
  },
  {
    name: 'responds without a version',
    law: 'cap-1',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      return new Response(await response.text(), { status: response.status });
    },
  },
  {
    name: 'executes what has expired',
    law: 'expiry-1',
    wrap: accepts((_request, { code, field }) => code === 'EXPIRED' && field === 'expires_at'),
  },
  {
    name: 'lets what has begun expire',
    law: 'expiry-2',
    wrap: repeats((first) => {
      const { expires_at: at } = JSON.parse(first) as OperationRequest;
      return Date.parse(at) < Date.now() ? refuse(410, 'EXPIRED') : null;
    }),
  },
  {
    name: 'turns a success into a decline',
    law: 'get-1',
    wrap: countsQuestions(async (count, response) => {
      const operation = (await response.json()) as Operation;
      if (count < 2 || operation.status !== 'succeeded') return respond(200, operation);
      return respond(200, {
        ...operation,
        status: 'declined',
        amount: null,
        decline: { code: 'PROCESSOR_ERROR', network_code: null, message: null },
        sequence: operation.sequence + 1,
      });
    }),
  },
  {
    name: 'shows operations that do not fit the schema',
    law: 'cap-2',
    wrap: shows(({ sequence, ...rest }) => ({ ...rest, sequence: String(sequence) })),
  },
  {
    name: 'asks for an action that it does not declare',
    law: 'cap-2',
    wrap: shows((operation) => ({
      ...operation,
      status: 'action_required',
      amount: null,
      action: { type: 'wait', expires_at: null },
    })),
  },
  {
    name: 'refuses a work that it declares',
    law: 'cap-2',
    wrap: (handle) => async (request) => {
      if (!isPost(request)) return handle(request);
      const text = await request.clone().text();
      return text.includes('"work":"unlink"') ? refuse(422, 'NOT_SUPPORTED') : handle(request);
    },
  },
  {
    name: 'accepts what it does not declare',
    law: 'cap-3',
    wrap: accepts(
      ({ parent, source }, { code }) =>
        code === 'NOT_SUPPORTED' && parent === null && source?.type !== 'card',
    ),
  },
  {
    name: 'accepts card data that it does not declare',
    law: 'cap-4',
    wrap: accepts(({ source }, { code }) => code === 'NOT_SUPPORTED' && source?.type === 'card'),
  },
  {
    name: 'accepts a partial capture that it does not declare',
    law: 'cap-5',
    wrap: accepts(({ work }, { code }) => code === 'NOT_SUPPORTED' && work === 'capture'),
  },
  {
    name: 'accepts a second refund that it does not declare',
    law: 'cap-6',
    wrap: accepts(({ work }, { code }) => code === 'NOT_SUPPORTED' && work === 'refund'),
  },
  {
    name: 'keeps nothing of a charge that saves',
    law: 'cap-7',
    wrap: shows((operation) => ({
      ...operation,
      token: operation.work === 'charge' ? null : operation.token,
    })),
  },
  {
    name: 'accepts charges that save where it does not declare it',
    law: 'cap-8',
    wrap: accepts((_request, { code, field }) => code === 'NOT_SUPPORTED' && field === 'save'),
  },
  {
    name: 'refuses installments that it declares',
    law: 'cap-9',
    wrap: respondsTo(
      ({ installment }) => (installment ?? null) !== null,
      () => refuse(422, 'NOT_SUPPORTED'),
    ),
  },
  {
    name: 'accepts installments that it does not declare',
    law: 'cap-10',
    wrap: accepts(
      ({ amount }, { code, field }) =>
        amount !== null && code === 'NOT_SUPPORTED' && field === 'installment',
    ),
  },
  {
    name: 'asks a payer who is not there',
    law: 'cap-11',
    wrap: respondsTo(
      ({ initiator }) => initiator === 'merchant',
      (request) =>
        respond(200, {
          ...madeUp(request),
          status: 'action_required',
          amount: null,
          action: { type: 'redirect', url: 'https://bank.example/', expires_at: null },
        }),
    ),
  },
  {
    name: 'sends its payers to a script',
    law: 'cap-2',
    wrap: leadsTo('javascript:alert(1)'),
  },
  {
    name: 'accepts amounts of any form',
    law: 'form-1',
    wrap: accepts(({ amount }, { code }) => code === 'INVALID' && amount?.value === 0),
  },
  {
    name: 'refuses without the error body',
    law: 'form-1',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      return response.status === 400 ? respond(400, { error: 'no' }) : response;
    },
  },
  {
    name: 'takes any date for a statement',
    law: 'form-3',
    wrap: (handle) => async (request) =>
      pathOf(request) === '/statements'
        ? respond(200, { date: '2026-01-01', is_complete: true, lines: [] })
        : handle(request),
  },
  {
    name: 'blames the channel for the refusal of the payer',
    law: 'outcome-4',
    wrap: shows((operation) => ({
      ...operation,
      decline: operation.decline && { ...operation.decline, by: 'channel' },
    })),
  },
  {
    name: 'does not sign callbacks',
    law: 'callback-1',
    sendCallback: reports((one) => one, false),
  },
  {
    name: 'sends callbacks once',
    law: 'callback-2',
    sendCallback: (send) => async (url, init) => {
      await send(url, init);
      return new Response(null, { status: 204 });
    },
  },
  {
    name: 'lets the sequence fall in callbacks',
    law: 'callback-3',
    sendCallback: reports((event) =>
      event.operation ? { ...event, operation: { ...event.operation, sequence: 1 } } : event,
    ),
  },
  {
    name: 'reports a decline of what has succeeded',
    law: 'callback-3',
    sendCallback: reports((event) =>
      event.operation
        ? {
            ...event,
            operation: {
              ...event.operation,
              status: 'declined',
              amount: null,
              decline: { code: 'PROCESSOR_ERROR', network_code: null, message: null },
            },
          }
        : event,
    ),
  },
  {
    name: 'receives payments in another currency',
    law: 'callback-4',
    sendCallback: reports((event) =>
      event.payment
        ? { ...event, payment: { ...event.payment, amount: { value: 5, currency: 'PHP' } } }
        : event,
    ),
  },
  {
    name: 'leaves a line out of a complete statement',
    law: 'statement-2',
    statement: (made) => async (date, day) => ({
      is_complete: true,
      lines: (await made(date, day)).lines.slice(1),
    }),
  },
  {
    name: 'settles an operation twice',
    law: 'statement-1',
    statement: (made) => async (date, day) => {
      const { lines, ...rest } = await made(date, day);
      const again = lines.slice(0, 1).map((line) => ({ ...line, id: `${line.id}-again` }));
      return { ...rest, lines: [...lines, ...again] };
    },
  },
  {
    name: 'settles refunds as payments',
    law: 'statement-1',
    statement: (made) => async (date, day) => {
      const { lines, ...rest } = await made(date, day);
      return {
        ...rest,
        lines: lines.map((line) => {
          const gross = { ...line.gross, value: Math.abs(line.gross.value) };
          const net = { ...line.net, value: gross.value - line.fee.value };
          return { ...line, gross, net };
        }),
      };
    },
  },
  {
    name: 'adds up its fees wrongly',
    law: 'statement-1',
    wrap: (handle) => async (request) => {
      const response = await handle(request);
      if (!pathOf(request).startsWith('/statements') || response.status !== 200) return response;
      const { lines, ...rest } = (await response.json()) as { lines: { fee: { value: number } }[] };
      const wrong = lines.map((line) => ({
        ...line,
        fee: { ...line.fee, value: line.fee.value + 1 },
      }));
      return respond(200, { ...rest, lines: wrong });
    },
  },
];
