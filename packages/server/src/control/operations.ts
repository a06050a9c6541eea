// Lists every operation of the control API, by resource and verb of its contract.
import type { controlContracts, ControlSpec } from '@kasir/control';
import { createAccount } from './accounts/create.ts';
import { getAccount } from './accounts/get.ts';
import { listAccounts } from './accounts/list.ts';
import { updateAccount } from './accounts/update.ts';
import { callApiOperation } from './api/call.ts';
import { checkApi } from './api/check.ts';
import { listEndpoints } from './api/endpoints.ts';
import { readAuditEntries } from './audit/entries.ts';
import { listAudit } from './audit/list.ts';
import { verifyAudit } from './audit/verify.ts';
import { adjustBalance } from './balance/adjust.ts';
import { listChannels } from './channels/list.ts';
import { advanceClock } from './clock/advance.ts';
import { freezeClock } from './clock/freeze.ts';
import { getAdvance } from './clock/get-advance.ts';
import { getClock } from './clock/get.ts';
import { awaitQuiet } from './clock/quiet.ts';
import { runClock } from './clock/run.ts';
import { addConnector } from './connectors/add.ts';
import { certifyConnector } from './connectors/certify.ts';
import { disableConnector } from './connectors/disable.ts';
import { enableConnector } from './connectors/enable.ts';
import { getConnector } from './connectors/get.ts';
import { listConnectors } from './connectors/list.ts';
import { refreshConnector } from './connectors/refresh.ts';
import { removeConnector } from './connectors/remove.ts';
import { rotateConnector } from './connectors/rotate.ts';
import { getAttention } from './attention/get.ts';
import { askForDoubtfulOperation } from './doubts/ask.ts';
import { listDoubts } from './doubts/list.ts';
import { resolveDoubtfulOperation } from './doubts/resolve.ts';
import { getEvent } from './events/get.ts';
import { listEvents } from './events/list.ts';
import { resendManyEvents } from './events/resend-many.ts';
import { countUndeliveredEvents } from './events/undelivered.ts';
import { resendEvent } from './events/resend.ts';
import { endChaos } from './chaos/end.ts';
import { getChaos } from './chaos/get.ts';
import { setChaos } from './chaos/set.ts';
import { createFault } from './faults/create.ts';
import { deleteFaults } from './faults/delete.ts';
import { listFaults } from './faults/list.ts';
import { readFeed } from './feed/read.ts';
import { checkBooks } from './invariants/check.ts';
import { checkProgress } from './invariants/progress.ts';
import { createKey } from './keys/create.ts';
import { listKeys } from './keys/list.ts';
import { revokeKey } from './keys/revoke.ts';
import { getLiveSettings } from './live_settings/get.ts';
import { updateLiveSettings } from './live_settings/update.ts';
import { listMachines } from './machines/list.ts';
import { listMails } from './mails/list.ts';
import { getMoney } from './money/get.ts';
import { getOverview } from './overview/get.ts';
import { listNotifications } from './notifications/list.ts';
import { actOnObject } from './objects/act.ts';
import { getObject } from './objects/get.ts';
import { listObjects } from './objects/list.ts';
import type { Operation } from './operation.ts';
import { addOperator } from './operators/add.ts';
import { getCurrentOperator } from './operators/current.ts';
import { listOperators } from './operators/list.ts';
import { removeOperator } from './operators/remove.ts';
import { setOperatorRole } from './operators/role.ts';
import { rotateOwnToken } from './operators/rotate-own.ts';
import { rotateOperator } from './operators/rotate.ts';
import { listPartners } from './partners/list.ts';
import { registerPartner } from './partners/register.ts';
import { rotatePartner } from './partners/rotate.ts';
import { adjustStatements } from './reconciliation/adjust.ts';
import { getDifference } from './reconciliation/difference.ts';
import { listDifferences } from './reconciliation/differences.ts';
import { fetchStatement } from './reconciliation/fetch.ts';
import { importStatement } from './reconciliation/import.ts';
import { listStatementLines } from './reconciliation/lines.ts';
import { readUploadedFile } from './reconciliation/read-file.ts';
import { resolveStatementDifference } from './reconciliation/resolve.ts';
import { readReconciliationStatus } from './reconciliation/status.ts';
import { getRequest } from './requests/get.ts';
import { listRequests } from './requests/list.ts';
import { getRoutes } from './routes/get.ts';
import { setRoutes } from './routes/set.ts';
import { rotateSecrets } from './secrets/rotate.ts';
import { plantSeed } from './seeds/plant.ts';
import { createSnapshot } from './snapshots/create.ts';
import { deleteSnapshot } from './snapshots/delete.ts';
import { exportSnapshot } from './snapshots/export.ts';
import { forkAccount } from './snapshots/fork.ts';
import { listSnapshots } from './snapshots/list.ts';
import { resetAccount } from './snapshots/reset.ts';
import { restoreSnapshot } from './snapshots/restore.ts';
import { createScript } from './scripts/create.ts';
import { deleteScripts } from './scripts/delete.ts';
import { listScripts } from './scripts/list.ts';
import { search } from './search/find.ts';
import { stepOperation } from './sub_accounts/step.ts';
import { createTransaction } from './transactions/create.ts';
import { updateTransaction } from './transactions/update.ts';
import { getWebhooks } from './webhooks/get.ts';
import { rotateWebhooks } from './webhooks/rotate.ts';

/** One operation for each contract. */
type Implementations<Contracts> = {
  readonly [Resource in keyof Contracts]: {
    readonly [Verb in keyof Contracts[Resource]]: Contracts[Resource][Verb] extends ControlSpec
      ? Operation<Contracts[Resource][Verb]>
      : never;
  };
};

const byResource = {
  clock: {
    get: getClock,
    freeze: freezeClock,
    run: runClock,
    advance: advanceClock,
    getAdvance: getAdvance,
    quiet: awaitQuiet,
  },
  accounts: { list: listAccounts, create: createAccount, get: getAccount, update: updateAccount },
  subAccounts: {
    register: stepOperation('register'),
    awaitDocuments: stepOperation('await_documents'),
    activate: stepOperation('activate'),
    suspend: stepOperation('suspend'),
    resume: stepOperation('resume'),
  },
  keys: { list: listKeys, create: createKey, revoke: revokeKey },
  operators: {
    list: listOperators,
    current: getCurrentOperator,
    add: addOperator,
    remove: removeOperator,
    role: setOperatorRole,
    rotate: rotateOperator,
    rotateOwn: rotateOwnToken,
  },
  audit: { list: listAudit, entries: readAuditEntries, verify: verifyAudit },
  connectors: {
    list: listConnectors,
    add: addConnector,
    get: getConnector,
    refresh: refreshConnector,
    certify: certifyConnector,
    enable: enableConnector,
    disable: disableConnector,
    rotate: rotateConnector,
    remove: removeConnector,
  },
  routes: { get: getRoutes, set: setRoutes },
  liveSettings: { get: getLiveSettings, update: updateLiveSettings },
  secrets: { rotate: rotateSecrets },
  partners: { list: listPartners, register: registerPartner, rotate: rotatePartner },
  transactions: { create: createTransaction, update: updateTransaction },
  balance: { adjust: adjustBalance },
  events: {
    list: listEvents,
    undelivered: countUndeliveredEvents,
    get: getEvent,
    resend: resendEvent,
    resendMany: resendManyEvents,
  },
  attention: { get: getAttention },
  doubts: { list: listDoubts, ask: askForDoubtfulOperation, resolve: resolveDoubtfulOperation },
  reconciliation: {
    status: readReconciliationStatus,
    lines: listStatementLines,
    differences: listDifferences,
    difference: getDifference,
    resolve: resolveStatementDifference,
    adjust: adjustStatements,
    fetch: fetchStatement,
    import: importStatement,
    readFile: readUploadedFile,
  },
  requests: { list: listRequests, get: getRequest },
  feed: { read: readFeed },
  notifications: { list: listNotifications },
  seeds: { plant: plantSeed },
  snapshots: {
    create: createSnapshot,
    list: listSnapshots,
    export: exportSnapshot,
    delete: deleteSnapshot,
    restore: restoreSnapshot,
    fork: forkAccount,
    reset: resetAccount,
  },
  webhooks: { get: getWebhooks, rotate: rotateWebhooks },
  scripts: { create: createScript, list: listScripts, delete: deleteScripts },
  faults: { create: createFault, list: listFaults, delete: deleteFaults },
  chaos: { get: getChaos, set: setChaos, end: endChaos },
  mails: { list: listMails },
  invariants: { check: checkBooks, progress: checkProgress },
  objects: { list: listObjects, get: getObject, act: actOnObject },
  search: { find: search },
  money: { get: getMoney },
  overview: { get: getOverview },
  machines: { list: listMachines },
  channels: { list: listChannels },
  api: { call: callApiOperation, check: checkApi, endpoints: listEndpoints },
} satisfies Implementations<typeof controlContracts>;

/** Every operation: the compiler requires one for each contract. */
export const operations: readonly Operation[] = Object.values(byResource).flatMap(
  (resource): readonly Operation[] => Object.values(resource),
);
