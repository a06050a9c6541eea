// The entry point for the contracts of the control API, by resource, and the types of what they
// return.
import { createAccountContract } from './accounts/create.contract.ts';
import { getAccountContract } from './accounts/get.contract.ts';
import { listAccountsContract } from './accounts/list.contract.ts';
import { updateAccountContract } from './accounts/update.contract.ts';
import { callApiContract } from './api/call.contract.ts';
import { checkApiContract } from './api/check.contract.ts';
import { listEndpointsContract } from './api/endpoints.contract.ts';
import { readAuditEntriesContract } from './audit/entries.contract.ts';
import { listAuditContract } from './audit/list.contract.ts';
import { verifyAuditContract } from './audit/verify.contract.ts';
import { adjustBalanceContract } from './balance/adjust.contract.ts';
import { listChannelsContract } from './channels/list.contract.ts';
import { endChaosContract } from './chaos/end.contract.ts';
import { getChaosContract } from './chaos/get.contract.ts';
import { setChaosContract } from './chaos/set.contract.ts';
import { advanceClockContract } from './clock/advance.contract.ts';
import { freezeClockContract } from './clock/freeze.contract.ts';
import { getAdvanceContract } from './clock/get-advance.contract.ts';
import { getClockContract } from './clock/get.contract.ts';
import { awaitQuietContract } from './clock/quiet.contract.ts';
import { runClockContract } from './clock/run.contract.ts';
import { addConnectorContract } from './connectors/add.contract.ts';
import { certifyConnectorContract } from './connectors/certify.contract.ts';
import { disableConnectorContract } from './connectors/disable.contract.ts';
import { enableConnectorContract } from './connectors/enable.contract.ts';
import { getConnectorContract } from './connectors/get.contract.ts';
import { listConnectorsContract } from './connectors/list.contract.ts';
import { refreshConnectorContract } from './connectors/refresh.contract.ts';
import { removeConnectorContract } from './connectors/remove.contract.ts';
import { rotateConnectorContract } from './connectors/rotate.contract.ts';
import { getAttentionContract } from './attention/get.contract.ts';
import { askForDoubtContract } from './doubts/ask.contract.ts';
import { listDoubtsContract } from './doubts/list.contract.ts';
import { resolveDoubtContract } from './doubts/resolve.contract.ts';
import { getEventContract } from './events/get.contract.ts';
import { listEventsContract } from './events/list.contract.ts';
import { countUndeliveredContract } from './events/undelivered.contract.ts';
import { resendManyContract } from './events/resend-many.contract.ts';
import { resendEventContract } from './events/resend.contract.ts';
import { createFaultContract } from './faults/create.contract.ts';
import { deleteFaultsContract } from './faults/delete.contract.ts';
import { listFaultsContract } from './faults/list.contract.ts';
import { readFeedContract } from './feed/read.contract.ts';
import { checkInvariantsContract } from './invariants/check.contract.ts';
import { invariantsProgressContract } from './invariants/progress.contract.ts';
import { createKeyContract } from './keys/create.contract.ts';
import { listKeysContract } from './keys/list.contract.ts';
import { revokeKeyContract } from './keys/revoke.contract.ts';
import { getLiveSettingsContract } from './live_settings/get.contract.ts';
import { updateLiveSettingsContract } from './live_settings/update.contract.ts';
import { listMachinesContract } from './machines/list.contract.ts';
import { listMailsContract } from './mails/list.contract.ts';
import { getMoneyContract } from './money/get.contract.ts';
import { getOverviewContract } from './overview/get.contract.ts';
import { listNotificationsContract } from './notifications/list.contract.ts';
import { actOnObjectContract } from './objects/act.contract.ts';
import { getObjectContract } from './objects/get.contract.ts';
import { listObjectsContract } from './objects/list.contract.ts';
import { addOperatorContract } from './operators/add.contract.ts';
import { getCurrentOperatorContract } from './operators/current.contract.ts';
import { listOperatorsContract } from './operators/list.contract.ts';
import { removeOperatorContract } from './operators/remove.contract.ts';
import { setOperatorRoleContract } from './operators/role.contract.ts';
import { rotateOperatorContract } from './operators/rotate.contract.ts';
import { rotateOwnTokenContract } from './operators/rotate-own.contract.ts';
import { listPartnersContract } from './partners/list.contract.ts';
import { registerPartnerContract } from './partners/register.contract.ts';
import { rotatePartnerContract } from './partners/rotate.contract.ts';
import { adjustStatementsContract } from './reconciliation/adjust.contract.ts';
import { getDifferenceContract } from './reconciliation/difference.contract.ts';
import { listDifferencesContract } from './reconciliation/differences.contract.ts';
import { fetchStatementContract } from './reconciliation/fetch.contract.ts';
import { importStatementContract } from './reconciliation/import.contract.ts';
import { listStatementLinesContract } from './reconciliation/lines.contract.ts';
import { readStatementFileContract } from './reconciliation/read-file.contract.ts';
import { resolveDifferenceContract } from './reconciliation/resolve.contract.ts';
import { reconciliationStatusContract } from './reconciliation/status.contract.ts';
import { getRequestContract } from './requests/get.contract.ts';
import { listRequestsContract } from './requests/list.contract.ts';
import { getRoutesContract } from './routes/get.contract.ts';
import { setRoutesContract } from './routes/set.contract.ts';
import { createScriptContract } from './scripts/create.contract.ts';
import { deleteScriptsContract } from './scripts/delete.contract.ts';
import { listScriptsContract } from './scripts/list.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { rotateSecretsContract } from './secrets/rotate.contract.ts';
import { plantSeedContract } from './seeds/plant.contract.ts';
import { createSnapshotContract } from './snapshots/create.contract.ts';
import { deleteSnapshotContract } from './snapshots/delete.contract.ts';
import { exportSnapshotContract } from './snapshots/export.contract.ts';
import { forkAccountContract } from './snapshots/fork.contract.ts';
import { listSnapshotsContract } from './snapshots/list.contract.ts';
import { resetAccountContract } from './snapshots/reset.contract.ts';
import { restoreSnapshotContract } from './snapshots/restore.contract.ts';
import { stepContract } from './sub_accounts/step.contract.ts';
import { createTransactionContract } from './transactions/create.contract.ts';
import { updateTransactionContract } from './transactions/update.contract.ts';
import { getWebhooksContract } from './webhooks/get.contract.ts';
import { rotateWebhooksContract } from './webhooks/rotate.contract.ts';

/** Every operation, by resource; the client mirrors it. */
export const controlContracts = {
  accounts: {
    create: createAccountContract,
    get: getAccountContract,
    list: listAccountsContract,
    update: updateAccountContract,
  },
  api: {
    call: callApiContract,
    check: checkApiContract,
    endpoints: listEndpointsContract,
  },
  audit: {
    entries: readAuditEntriesContract,
    list: listAuditContract,
    verify: verifyAuditContract,
  },
  balance: {
    adjust: adjustBalanceContract,
  },
  channels: {
    list: listChannelsContract,
  },
  chaos: {
    end: endChaosContract,
    get: getChaosContract,
    set: setChaosContract,
  },
  clock: {
    advance: advanceClockContract,
    freeze: freezeClockContract,
    get: getClockContract,
    getAdvance: getAdvanceContract,
    quiet: awaitQuietContract,
    run: runClockContract,
  },
  connectors: {
    list: listConnectorsContract,
    add: addConnectorContract,
    get: getConnectorContract,
    refresh: refreshConnectorContract,
    certify: certifyConnectorContract,
    enable: enableConnectorContract,
    disable: disableConnectorContract,
    rotate: rotateConnectorContract,
    remove: removeConnectorContract,
  },
  events: {
    get: getEventContract,
    list: listEventsContract,
    undelivered: countUndeliveredContract,
    resendMany: resendManyContract,
    resend: resendEventContract,
  },
  faults: {
    create: createFaultContract,
    delete: deleteFaultsContract,
    list: listFaultsContract,
  },
  feed: {
    read: readFeedContract,
  },
  invariants: {
    check: checkInvariantsContract,
    progress: invariantsProgressContract,
  },
  keys: {
    create: createKeyContract,
    list: listKeysContract,
    revoke: revokeKeyContract,
  },
  liveSettings: {
    get: getLiveSettingsContract,
    update: updateLiveSettingsContract,
  },
  machines: {
    list: listMachinesContract,
  },
  mails: {
    list: listMailsContract,
  },
  money: {
    get: getMoneyContract,
  },
  notifications: {
    list: listNotificationsContract,
  },
  objects: {
    act: actOnObjectContract,
    get: getObjectContract,
    list: listObjectsContract,
  },
  operators: {
    add: addOperatorContract,
    current: getCurrentOperatorContract,
    list: listOperatorsContract,
    remove: removeOperatorContract,
    role: setOperatorRoleContract,
    rotate: rotateOperatorContract,
    rotateOwn: rotateOwnTokenContract,
  },
  overview: {
    get: getOverviewContract,
  },
  partners: {
    list: listPartnersContract,
    register: registerPartnerContract,
    rotate: rotatePartnerContract,
  },
  attention: { get: getAttentionContract },
  doubts: {
    list: listDoubtsContract,
    ask: askForDoubtContract,
    resolve: resolveDoubtContract,
  },
  reconciliation: {
    status: reconciliationStatusContract,
    lines: listStatementLinesContract,
    differences: listDifferencesContract,
    difference: getDifferenceContract,
    resolve: resolveDifferenceContract,
    adjust: adjustStatementsContract,
    fetch: fetchStatementContract,
    import: importStatementContract,
    readFile: readStatementFileContract,
  },
  requests: {
    get: getRequestContract,
    list: listRequestsContract,
  },
  routes: {
    get: getRoutesContract,
    set: setRoutesContract,
  },
  scripts: {
    create: createScriptContract,
    delete: deleteScriptsContract,
    list: listScriptsContract,
  },
  search: {
    find: searchContract,
  },
  secrets: {
    rotate: rotateSecretsContract,
  },
  seeds: {
    plant: plantSeedContract,
  },
  snapshots: {
    create: createSnapshotContract,
    delete: deleteSnapshotContract,
    export: exportSnapshotContract,
    fork: forkAccountContract,
    list: listSnapshotsContract,
    reset: resetAccountContract,
    restore: restoreSnapshotContract,
  },
  transactions: {
    create: createTransactionContract,
    update: updateTransactionContract,
  },
  webhooks: {
    get: getWebhooksContract,
    rotate: rotateWebhooksContract,
  },
  subAccounts: {
    register: stepContract('register'),
    awaitDocuments: stepContract('await_documents'),
    activate: stepContract('activate'),
    suspend: stepContract('suspend'),
    resume: stepContract('resume'),
  },
} as const;

export type { AuditEntryView, AuditedAct } from './audit/act.ts';
export type { Chaos, ChaosInput } from './chaos/chaos.ts';
export type { ConnectorView } from './connectors/connector.ts';
export type { ControlSpec } from './contract.ts';
export type { DoubtView } from './doubts/doubt.ts';
export type { EventView } from './events/event.ts';
export type { FaultInput, InjectedFault } from './faults/fault.ts';
export type { FeedEntry } from './feed/read.contract.ts';
export {
  dateFormats,
  type DateFormat,
  delimiters,
  statementMapping,
  type StatementMapping,
} from './reconciliation/mapping.ts';
export { type AgreedFees, agreedFees } from './live_settings/settings.ts';
export type { MachineView } from './machines/list.contract.ts';
export type { ObjectAction, ObjectSummary, TimelineEntry } from './objects/object.ts';
export type { Operator } from './operators/operator.ts';
export type {
  DifferenceView,
  StatementLineView,
  StatementView,
} from './reconciliation/statement.ts';
export type { LoggedRequest, WholeRequest } from './requests/request.ts';
export type { Role } from './role.ts';
export type { RouteView } from './routes/route.ts';
export type { Script, ScriptInput } from './scripts/script.ts';
export type { Seed } from './seeds/seed.ts';
export type { Snapshot, SnapshotFile } from './snapshots/snapshot.ts';
export { type SubAccountStep, stepContract } from './sub_accounts/step.contract.ts';
export { ROOT } from './operators/operator.ts';
export { isAllowed, roles } from './role.ts';
