/** A worker process of the host: answers the requests of connections that the primary hands it, or long calculations. */
import type { Socket } from 'node:net';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { BulkJobTable } from '../lib/adapters/sqlite/bulk-jobs.ts';
import { TablesFile } from '../lib/adapters/sqlite/tables-file.ts';
import { readBulkLimits } from '../lib/base/catalog/bulk-limits.ts';
import { Problem } from '../lib/base/errors/problem.ts';
import type { BulkCounts } from '../lib/contract/bulk-jobs.ts';
import { openAuthorizer } from '../lib/runtime/authorizer.ts';
import { isBulkOn } from '../lib/runtime/bulk-setting.ts';
import { readKeysTable } from '../lib/runtime/keys-table.ts';
import { provideParts } from '../lib/runtime/provided-parts.ts';
import { openKeyTable } from '../lib/runtime/tables.ts';
import { createAnswer, runGroup } from './answer-event.ts';
import { Channel, type Procedures } from './channel.ts';
import { loadGroup, prepareGroups, type ServedGroup } from './groups.ts';
import { readTrustedProxies } from './http/caller.ts';
import { matchRoute } from './http/matching.ts';
import { createResponder } from './http/responder.ts';
import { createHttpServer } from './http/server.ts';
import type { FileRouteParts } from './jobs/file-routes.ts';
import { createHostJobs } from './jobs/host-jobs.ts';
import type { RunOrder } from './jobs/run-in-process.ts';
import { createLimitsOfPrimary } from './limits.ts';
import { collectWhenIdle } from './operations/idle-collection.ts';
import { logOwnResponse, writeLog } from './operations/log.ts';
import { ResponseMetrics } from './operations/metrics.ts';
import { createOwnRoutes } from './operations/own-routes.ts';
import type { PlanCharge } from './plans.ts';
import { servedApi } from './served-api.ts';
import { CONNECTION_MESSAGE, LONG_LIMIT_MS, WORKER_LIMITS, type WorkerSettings } from './worker-settings.ts';

/** The group of the first request that most clients send. */
const FIRST_GROUP: ServedGroup = 'natal';

const settings: WorkerSettings = JSON.parse(process.env.WORKER_SETTINGS ?? '{}');

process.on('disconnect', () => process.exit());
// Ctrl-C and supervisors may signal every process of the service; the primary ends its workers itself, after their requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const procedures: Record<string, Procedures[string]> = { ping: () => true };
const primary = new Channel(process, procedures);
const shared = settings.hasSharedLimits ? { limits: createLimitsOfPrimary(primary) } : {};
prepareGroups((group) => primary.call('prepare', group));

if (settings.role === 'long') calculate();
else if (settings.role === 'job') {
  procedures.runJob = async (order: RunOrder) =>
    (await import('./jobs/run-in-process.ts')).runInProcess(order, tellProgress);
} else serve();
void loadGroup(FIRST_GROUP).then(() => primary.call('ready'));

function tellProgress(counts: BulkCounts): void {
  void primary.call('jobProgress', counts).catch(() => undefined);
}

const TAKEN_SLOT = { release: async () => undefined };

/** Answers long calculations, which the chart workers have authorized. */
function calculate(): void {
  // The chart workers have taken the slots of these calculations.
  provideParts('limits' in shared ? { limits: { ...shared.limits, takeSlot: async () => TAKEN_SLOT } } : {});
  procedures.calculate = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> =>
    await runGroup(findGroup(event), event, LONG_LIMIT_MS);
}

function findGroup({ httpMethod, resource }: APIGatewayProxyEvent): ServedGroup {
  const route = matchRoute(servedApi.paths, httpMethod, resource);
  if (!route) throw new Error(`there is no route ${httpMethod} ${resource}`);
  return route.methodSpec.group as ServedGroup;
}

function serve(): void {
  const jobs = openJobs();
  provideParts({
    ...shared,
    ...(jobs && { bulkJobs: createHostJobs({ ...jobs, primary }) }),
    divert,
  });
  const metrics = new ResponseMetrics();
  const noteRequest = collectWhenIdle();
  const { basePath, domainName, trustedProxies } = settings;
  const respond = createResponder({
    api: servedApi,
    frontend: { basePath, domainName, isTrusted: readTrustedProxies(trustedProxies) },
    answer: createAnswer({
      authorizer: openAuthorizer(),
      charge: (charge: PlanCharge) => primary.call('charge', charge),
      run: (group, event) => runGroup(group, event, WORKER_LIMITS.calculationMs),
    }),
    report: (line) => writeLog('WARN', line),
    observe: (record) => {
      noteRequest();
      metrics.observe(record);
      logOwnResponse(record);
    },
    ownRoutes: createOwnRoutes({
      jobFiles: jobs,
      keys: openKeyTable(readKeysTable(process.env)),
      renderMetrics: () => primary.call('metrics'),
      basePath,
    }),
  });
  const { server, connections } = createHttpServer(respond, { ...WORKER_LIMITS, connections: settings.connections });
  // The timer of slow requests starts with this event; the primary listens in place of this server.
  server.emit('listening');
  process.on('message', (message, socket) => {
    if (message !== CONNECTION_MESSAGE || !socket) return;
    (socket as Socket).once('close', () => void primary.call('closed'));
    server.emit('connection', socket);
    (socket as Socket).resume();
  });
  Object.assign(procedures, {
    counts: () => metrics.list(),
    drain: (graceMs: number) => connections.drain(graceMs),
  });
}

/** The jobs of this machine; undefined where the service takes none. */
function openJobs(): FileRouteParts | undefined {
  const { TABLES_FILE: file, BULK_FOLDER: folder } = process.env;
  if (!isBulkOn(process.env) || !file || !folder) return undefined;
  return { table: new BulkJobTable(new TablesFile(file)), folder, limits: readBulkLimits(process.env) };
}

/** @throws Problem where no process for long calculations answers */
async function divert(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  const outcome = await primary.call<APIGatewayProxyResult | 'busy' | 'late' | 'ended'>('calculate', event);
  if (typeof outcome !== 'string') return outcome;
  if (outcome === 'busy') throw new Problem('Overloaded', 'Too many long calculations wait.');
  if (outcome === 'late') throw new Problem('Timeout', 'The calculation did not end in time.');
  throw new Problem('BadGateway', 'The process of the calculation ended.');
}
