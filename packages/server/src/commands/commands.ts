// Every command by name, with its line in the help, as one data table.
import type { Method } from './api-call.ts';
import type { CommandFile } from './command.ts';

interface Listed {
  readonly brief: string;
  /** Loads the command's file only when it is called, so that a start loads no other. */
  readonly load: () => Promise<CommandFile>;
}

const apiCommandFile = async (method: Method): Promise<CommandFile> =>
  (await import('./api-call.ts')).apiCommandFile(method);

export const commands: Readonly<Record<string, Listed>> = {
  start: { brief: 'serve the API and the control API', load: () => import('./start.ts') },
  status: {
    brief: 'say whether a server runs, and what needs care',
    load: () => import('./status.ts'),
  },
  open: { brief: 'open the dashboard in a browser', load: () => import('./open.ts') },
  listen: {
    brief: 'show events as they happen, and forward them to a receiver',
    load: () => import('./listen.ts'),
  },
  trigger: {
    brief: 'make the objects that lead to an event',
    load: () => import('./trigger.ts'),
  },
  decline: {
    brief: 'make the next payment, refund or link fail with a code',
    load: () => import('./decline.ts'),
  },
  get: { brief: 'read from any endpoint of the API', load: () => apiCommandFile('GET') },
  post: { brief: 'call any endpoint with a body', load: () => apiCommandFile('POST') },
  patch: { brief: 'change an object of the API', load: () => apiCommandFile('PATCH') },
  delete: { brief: 'delete an object of the API', load: () => apiCommandFile('DELETE') },
  events: { brief: 'list, show and resend events', load: () => import('./events.ts') },
  logs: { brief: 'show requests, and follow them', load: () => import('./logs.ts') },
  requests: { brief: 'show a request by its Request-ID', load: () => import('./requests.ts') },
  accounts: { brief: 'list, show and create accounts', load: () => import('./accounts.ts') },
  keys: { brief: 'list, create and revoke keys', load: () => import('./keys.ts') },
  operators: {
    brief: 'list, add and remove operators, give them roles and tokens',
    load: () => import('./operators.ts'),
  },
  audit: {
    brief: 'show what operators did, export it, verify that it is whole',
    load: () => import('./audit.ts'),
  },
  switches: {
    brief: 'turn features of an account on and off',
    load: () => import('./switches.ts'),
  },
  versions: { brief: 'set API versions of an account', load: () => import('./versions.ts') },
  branding: {
    brief: 'set the logo and the color of hosted pages',
    load: () => import('./branding.ts'),
  },
  callbacks: { brief: 'set where webhooks go', load: () => import('./callbacks.ts') },
  connectors: {
    brief: 'reach processors in live mode: add connectors, choose among them',
    load: () => import('./connectors.ts'),
  },
  clock: { brief: 'read and move the clock of test accounts', load: () => import('./clock.ts') },
  snapshot: {
    brief: 'keep a test account in a file, and put it back',
    load: () => import('./snapshot.ts'),
  },
  reset: { brief: 'empty a test account', load: () => import('./reset.ts') },
  secrets: {
    brief: 'rotate the master key that seals secrets in the database',
    load: () => import('./secrets.ts'),
  },
  reconcile: {
    brief: 'match statements of connectors, and list differences, in live mode',
    load: () => import('./reconcile.ts'),
  },
  backup: {
    brief: 'copy the database file of a server that may run',
    load: () => import('./backup.ts'),
  },
  check: { brief: 'say whether all books agree', load: () => import('./check.ts') },
  compact: {
    brief: 'shrink the database file of a stopped server',
    load: () => import('./compact.ts'),
  },
  migrate: {
    brief: 'bring a database to this release, or say what that changes',
    load: () => import('./migrate.ts'),
  },
  views: { brief: 'make SQL views to query by hand', load: () => import('./views.ts') },
  mcp: {
    brief: 'serve coding assistants by the Model Context Protocol',
    load: () => import('./mcp.ts'),
  },
  completion: {
    brief: 'print the completion of bash, zsh or fish',
    load: () => import('./completion.ts'),
  },
};
