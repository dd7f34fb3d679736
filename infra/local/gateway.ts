import { findKeysTable, type GatewayKeyPlans, openRegisteredKeys } from './access/api-keys.ts';
import { createGatekeeper, type Invoke } from './access/gatekeeper.ts';
import { readApi } from './assembly/api.ts';
import type { FunctionSpec } from './assembly/functions.ts';
import type { PathSpec } from './assembly/routes.ts';
import { GatewayFault } from './http/fault.ts';
import { matchRoute } from './http/matching.ts';
import { createResponder } from './http/responder.ts';
import { closeServer, createGatewayServer, listenLocally } from './http/server.ts';
import { Fleet } from './lambda/fleet.ts';
import { startForkedProcess } from './lambda/forked-process.ts';
import type { StartProcess } from './lambda/runtime-process.ts';
import { toTableVariables } from './tables/client-config.ts';
import { openTables } from './tables/open.ts';

/** @source "Quotas for configuring and running a REST API": integration timeout 29 seconds */
const DEFAULT_LIMITS = {
  integrationMs: 29_000,
  workersPerFunction: 4,
  waitingPerFunction: 256,
  /** Longer than a process may take to start, which the first requests to a function wait for. */
  waitMs: 15_000,
  headersMs: 10_000,
  requestMs: 30_000,
};

export type GatewayLimits = typeof DEFAULT_LIMITS;

export interface GatewayOptions {
  /** Output of `cdk synth`. */
  readonly assemblyFolder: string;
  /** Receives the functions' logs. */
  readonly logFolder: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly limits?: Partial<GatewayLimits>;
  /** Starts the processes of functions; by default with this project's runtime. */
  readonly startProcess?: StartProcess;
  /** An external DynamoDB; without it, tables are in the memory of this process. */
  readonly tablesEndpoint?: string;
  /** Gateway keys; by default those of the table of keys. */
  readonly apiKeys?: GatewayKeyPlans;
  /** Receives each line for the terminal. */
  readonly log: (line: string) => void;
}

/** A running local API Gateway. */
export interface LocalGateway {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Endpoint of its tables. */
  readonly tablesEndpoint: string;
  /** Name of the table of keys; undefined where the template has none. */
  readonly keysTable: string | undefined;
  /** Starts a worker of a route's function and one of its authorizer. @returns whether both handlers load */
  warm(method: string, path: string): Promise<boolean>;
  /** Closes all connections, ends all workers and removes all files but the logs. */
  stop(): Promise<void>;
}

/**
 * Serves a cloud assembly: its routes and gateway responses, with its functions in separate processes.
 *
 * @throws PortInUseError; Error for a template with unsupported properties
 */
export async function startGateway({ assemblyFolder, port, ...options }: GatewayOptions): Promise<LocalGateway> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const api = await readApi(assemblyFolder);
  const tables = await openTables(api.tables, options.tablesEndpoint);
  const fleet = await Fleet.open(addVariables(api.functions, toTableVariables(tables.endpoint)), {
    startProcess: startForkedProcess,
    ...options,
    ...limits,
  });
  const host = { domainName: '' };
  const invoke = createInvoke(fleet, limits.integrationMs);
  const apiKeys = options.apiKeys ?? openRegisteredKeys(api, tables.endpoint);
  const admit = createGatekeeper({ api, invoke, apiKeys });
  const server = createGatewayServer(createResponder({ api, host, invoke, admit, report: options.log }), limits);
  try {
    host.domainName = `127.0.0.1:${await listenLocally(server, port)}`;
  } catch (fault) {
    await fleet.stop().then(() => tables.stop());
    throw fault;
  }
  server.on('error', (fault) => options.log(`cannot accept connections: ${fault.message}`));
  return {
    address: `http://${host.domainName}`,
    tablesEndpoint: tables.endpoint,
    keysTable: findKeysTable(api),
    warm: async (method, path) => {
      const areLoaded = await Promise.all(listFunctionIds(api.paths, method, path).map((id) => fleet.warm(id)));
      return areLoaded.every(Boolean);
    },
    stop: async () => {
      await closeServer(server);
      await fleet.stop();
      await tables.stop();
    },
  };
}

/** Adds variables that replace the credentials of a function's role on AWS. */
function addVariables(
  functions: ReadonlyMap<string, FunctionSpec>,
  variables: Readonly<Record<string, string>>,
): ReadonlyMap<string, FunctionSpec> {
  return new Map(
    [...functions].map(([id, spec]) => [id, { ...spec, environment: { ...spec.environment, ...variables } }]),
  );
}

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
