import type { Server } from 'node:http';
import { ensureLinkSecret } from '../keys/link-secrets.ts';
import { findKeysTable, type GatewayKeyPlans, openRegisteredKeys } from './access/api-keys.ts';
import { type Admit, createGatekeeper, type Invoke } from './access/gatekeeper.ts';
import { readApi } from './assembly/api.ts';
import type { FunctionSpec } from './assembly/functions.ts';
import type { PathSpec } from './assembly/routes.ts';
import { type IsTrusted, TRUST_NOBODY } from './http/caller.ts';
import { GatewayFault } from './http/fault.ts';
import { matchRoute } from './http/matching.ts';
import { addAdmission } from './http/proxy-event.ts';
import { readProxyResult } from './http/proxy-response.ts';
import {
  type AnswerEvent,
  createResponder,
  NO_OWN_ROUTES,
  type OwnRoutes,
  type ResponseRecord,
} from './http/responder.ts';
import { createGatewayServer, type GatewayServer, listenAt } from './http/server.ts';
import { Fleet, type PoolUsage } from './lambda/fleet.ts';
import type { OpenLog } from './lambda/log.ts';
import type { StartProcess } from './lambda/runtime-process.ts';
import { type OpenSandbox, openSandbox } from './lambda/sandbox.ts';
import type { OpenTables, ServiceTables } from './tables/service-tables.ts';

/** @source "Quotas for configuring and running a REST API": integration timeout 29 seconds */
const DEFAULT_LIMITS = {
  integrationMs: 29_000,
  /** Processes of all functions together: as many as there are functions, so that none waits for the place of another. */
  workers: 18,
  workersPerFunction: 4,
  idleMs: 60_000,
  waitingPerFunction: 256,
  /** Longer than a process may take to start, which the first requests to a function wait for. */
  waitMs: 15_000,
  headersMs: 10_000,
  requestMs: 30_000,
  connections: 512,
};

export type GatewayLimits = typeof DEFAULT_LIMITS;

/** How clients reach a gateway. */
export interface GatewayAddress {
  /** 0 selects a free port. */
  readonly port: number;
  /** Address of this machine to listen on; by default reachable from this machine only. */
  readonly host?: string;
  /** Host under which clients see the service; by default host and port of the gateway. */
  readonly publicHost?: string | undefined;
  /** Path prefix of the service; by default none. */
  readonly basePath?: string;
  /** Proxies whose X-Forwarded-* headers count; by default none. */
  readonly isTrusted?: IsTrusted;
}

export interface GatewayOptions extends GatewayAddress {
  /** Output of `cdk synth`. */
  readonly assemblyFolder: string;
  /** Opens the functions' logs. */
  readonly openLog: OpenLog;
  readonly limits?: Partial<GatewayLimits>;
  readonly startProcess: StartProcess;
  readonly openTables: OpenTables;
  /** By default, functions are laid out in a temporary folder. */
  readonly openSandbox?: OpenSandbox;
  /** Variables of every function, besides those of the template. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Gateway keys; by default those of the table of keys. */
  readonly apiKeys?: GatewayKeyPlans;
  /** Receives each line for the terminal. */
  readonly log: (line: string) => void;
  readonly observe?: (record: ResponseRecord) => void;
  /** Routes that the gateway serves itself; by default none. */
  readonly ownRoutes?: OwnRoutes;
}

/** A running gateway. */
export interface LocalGateway {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  readonly tables: ServiceTables;
  /** Name of the table of keys; undefined where the template has none. */
  readonly keysTable: string | undefined;
  /** Starts a worker of a route's function and one of its authorizer. @returns whether both handlers load */
  warm(method: string, path: string): Promise<boolean>;
  /** Processes by function. */
  usage(): readonly PoolUsage[];
  /**
   * Stops listening, waits for requests in flight, ends all workers and removes all files but the logs.
   *
   * @param graceMs time after which requests in flight are cut; by default at once
   */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Serves a cloud assembly: its routes and gateway responses, with its functions in separate processes.
 *
 * @throws StartRefused where the address or the tables cannot be used; Error for a template with unsupported properties
 */
export async function startGateway({ assemblyFolder, ...options }: GatewayOptions): Promise<LocalGateway> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const api = await readApi(assemblyFolder);
  const tables = await options.openTables(api.tables);
  const keysTable = findKeysTable(api);
  if (keysTable !== undefined) await ensureLinkSecret(tables.openLinkSecrets(keysTable), new Date());
  const sandbox = await (options.openSandbox ?? openSandbox)([...api.functions.values()]);
  const variables = { ...options.variables, ...tables.variables };
  const fleet = new Fleet(addVariables(api.functions, variables), sandbox, { ...options, ...limits });
  const { basePath = '', isTrusted = TRUST_NOBODY } = options;
  const frontend = { domainName: options.publicHost ?? '', basePath, isTrusted };
  const invoke = createInvoke(fleet, limits.integrationMs);
  const admit = createGatekeeper({ api, invoke, apiKeys: options.apiKeys ?? openRegisteredKeys(api, tables) });
  const { log: report, observe = () => undefined } = options;
  const { ownRoutes = NO_OWN_ROUTES } = options;
  const { server, drain } = createGatewayServer(
    createResponder({ api, frontend, answer: createAnswer(admit, invoke), report, observe, ownRoutes }),
    limits,
  );
  const stop = createStop({ drain, fleet, tables });
  const authority = await listen(server, options).catch(async (fault: unknown) => {
    await stop();
    throw fault;
  });
  if (frontend.domainName === '') frontend.domainName = authority;
  server.on('error', (fault) => options.log(`cannot accept connections: ${fault.message}`));
  return {
    address: `http://${authority}`,
    tables,
    keysTable,
    warm: async (method, path) => {
      const areLoaded = await Promise.all(listFunctionIds(api.paths, method, path).map((id) => fleet.warm(id)));
      return areLoaded.every(Boolean);
    },
    usage: () => fleet.usage(),
    stop,
  };
}

/** Addresses that stand for every address of this machine. */
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** @returns host and port under which this machine reaches the server */
async function listen(server: Server, { port, host = '127.0.0.1' }: GatewayAddress): Promise<string> {
  const listening = await listenAt(server, port, host);
  const name = ANY_ADDRESS.has(host) ? '127.0.0.1' : host;
  return `${name.includes(':') ? `[${name}]` : name}:${listening}`;
}

interface Running extends Pick<GatewayServer, 'drain'> {
  readonly fleet: Fleet;
  readonly tables: ServiceTables;
}

const createStop =
  ({ drain, fleet, tables }: Running) =>
  async (graceMs = 0): Promise<void> => {
    await drain(graceMs);
    await fleet.stop();
    await tables.stop();
  };

/** Adds variables that replace the credentials of a function's role on AWS. */
function addVariables(
  functions: ReadonlyMap<string, FunctionSpec>,
  variables: Readonly<Record<string, string>>,
): ReadonlyMap<string, FunctionSpec> {
  return new Map(
    [...functions].map(([id, spec]) => [id, { ...spec, environment: { ...spec.environment, ...variables } }]),
  );
}

/** @source "Lambda quotas", AWS Lambda Developer Guide: 6 MB each for the request and the response of an invocation */
const LARGEST_EVENT_BYTES = 6 * 1024 * 1024;

const createAnswer =
  (admit: Admit, invoke: Invoke): AnswerEvent =>
  async (event, method, trace) => {
    const text = JSON.stringify(addAdmission(event, await admit(event, method, trace)));
    if (Buffer.byteLength(text) > LARGEST_EVENT_BYTES) throw new GatewayFault('REQUEST_TOO_LARGE');
    return readProxyResult(await invoke(method.functionId, text, trace));
  };

function createInvoke(fleet: Fleet, integrationMs: number): Invoke {
  return async (functionId, event, trace) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), integrationMs);
    const { signal } = deadline;
    const outcome = await fleet.invoke(functionId, { event, trace, signal }).finally(() => clearTimeout(timer));
    if (outcome.type === 'result') return outcome.payload;
    if (outcome.type === 'refused') throw new GatewayFault('INTEGRATION_FAILURE', { cause: outcome.reason });
    throw new GatewayFault(signal.aborted ? 'INTEGRATION_TIMEOUT' : 'DEFAULT_5XX', { cause: outcome.reason });
  };
}

function listFunctionIds(paths: readonly PathSpec[], method: string, path: string): string[] {
  const served = matchRoute(paths, method, path)?.methodSpec;
  if (!served) throw new Error(`there is no function behind ${method} ${path}`);
  const { functionId, authorizerFunctionId } = served;
  return authorizerFunctionId === undefined ? [functionId] : [functionId, authorizerFunctionId];
}
