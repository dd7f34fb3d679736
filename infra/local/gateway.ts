import { type ApiKeys, keysTable, registeredKeys } from './access/api-keys.ts';
import { gatekeeper, type Invoke } from './access/gatekeeper.ts';
import { readApi } from './assembly/api.ts';
import type { FunctionSpec } from './assembly/functions.ts';
import type { PathSpec } from './assembly/routes.ts';
import { GatewayFault } from './http/fault.ts';
import { matchRoute } from './http/matching.ts';
import { responder } from './http/responder.ts';
import { close, gatewayServer, listen } from './http/server.ts';
import { Fleet } from './lambda/fleet.ts';
import { startForked } from './lambda/forked-process.ts';
import type { StartProcess } from './lambda/runtime-process.ts';
import { tableVariables } from './tables/access.ts';
import { openTables } from './tables/open.ts';

/** @source "Quotas for configuring and running a REST API": integration timeout 29 seconds */
const LIMITS = { integrationMs: 29_000, workersPerFunction: 4, headersMs: 10_000, requestMs: 30_000 };

export type Limits = typeof LIMITS;

export interface GatewayOptions {
  /** What `cdk synth` wrote. */
  readonly assemblyFolder: string;
  /** Where the functions' logs go. */
  readonly logFolder: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly limits?: Partial<Limits>;
  /** What runs the functions; our own runtime unless stated. */
  readonly startProcess?: StartProcess;
  /** A DynamoDB to use; without it the tables are in the memory of this process. */
  readonly tablesEndpoint?: string;
  /** The keys that there are; without it those that the table of keys tells of. */
  readonly apiKeys?: ApiKeys;
  /** Takes a line for somebody who watches. */
  readonly show: (line: string) => void;
}

/** A running local API Gateway. */
export interface LocalGateway {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Where its tables are asked. */
  readonly tablesEndpoint: string;
  /** Name of the table of keys; undefined where the template has none. */
  readonly keysTable: string | undefined;
  /** Starts a worker of the function behind a route, and one of its authorizer. @returns whether both could be loaded */
  warm(method: string, path: string): Promise<boolean>;
  /** Ends every connection, every worker, and leaves nothing behind but the logs. */
  stop(): Promise<void>;
}

/**
 * Serves a cloud assembly: its routes, its gateway responses, its functions in processes of their own.
 *
 * @throws PortTaken; Error where the template holds what the local gateway does not know
 */
export async function startGateway({ assemblyFolder, port, ...options }: GatewayOptions): Promise<LocalGateway> {
  const limits = { ...LIMITS, ...options.limits };
  const api = await readApi(assemblyFolder);
  const tables = await openTables(api.tables, options.tablesEndpoint);
  const fleet = await Fleet.open(withVariables(api.functions, tableVariables(tables.endpoint)), {
    startProcess: startForked,
    ...options,
    ...limits,
  });
  const place = { domainName: '' };
  const invoke = invoker(fleet, limits.integrationMs);
  const apiKeys = options.apiKeys ?? registeredKeys(api, tables.endpoint);
  const admit = gatekeeper({ api, invoke, apiKeys });
  const server = gatewayServer(responder({ api, place, invoke, admit, report: options.show }), limits);
  try {
    place.domainName = `127.0.0.1:${await listen(server, port)}`;
  } catch (fault) {
    await fleet.stop().then(() => tables.stop());
    throw fault;
  }
  server.on('error', (fault) => options.show(`cannot take a connection: ${fault.message}`));
  return {
    address: `http://${place.domainName}`,
    tablesEndpoint: tables.endpoint,
    keysTable: keysTable(api),
    warm: async (method, path) => {
      const loaded = await Promise.all(functionsBehind(api.paths, method, path).map((id) => fleet.warm(id)));
      return loaded.every(Boolean);
    },
    stop: async () => {
      await close(server);
      await fleet.stop();
      await tables.stop();
    },
  };
}

/** What AWS gives a function's role is given to it by variables. */
function withVariables(
  functions: ReadonlyMap<string, FunctionSpec>,
  variables: Readonly<Record<string, string>>,
): ReadonlyMap<string, FunctionSpec> {
  return new Map(
    [...functions].map(([id, spec]) => [id, { ...spec, environment: { ...spec.environment, ...variables } }]),
  );
}

function invoker(fleet: Fleet, integrationMs: number): Invoke {
  return async (functionId, event, trace) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), integrationMs);
    const { signal } = patience;
    const outcome = await fleet.invoke(functionId, { event, trace, signal }).finally(() => clearTimeout(timer));
    if (outcome.type === 'result') return outcome.payload;
    throw new GatewayFault(signal.aborted ? 'INTEGRATION_TIMEOUT' : 'DEFAULT_5XX', { cause: outcome.reason });
  };
}

function functionsBehind(paths: readonly PathSpec[], method: string, path: string): string[] {
  const served = matchRoute(paths, method, path)?.served;
  if (!served) throw new Error(`there is no function behind ${method} ${path}`);
  const { functionId, authorizerFunctionId } = served;
  return authorizerFunctionId === undefined ? [functionId] : [functionId, authorizerFunctionId];
}
