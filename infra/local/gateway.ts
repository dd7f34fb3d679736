import { join } from 'node:path';
import { readApi, type SynthesisedApi } from './assembly/api.ts';
import { GatewayFault } from './http/fault.ts';
import { matchRoute } from './http/matching.ts';
import { type Invoke, responder } from './http/responder.ts';
import { close, gatewayServer, listen } from './http/server.ts';
import { FunctionLog } from './lambda/log.ts';
import { FunctionPool } from './lambda/pool.ts';
import { openSandbox, type Sandbox } from './lambda/sandbox.ts';
import { Worker } from './lambda/worker.ts';

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
  /** Takes a line for somebody who watches. */
  readonly show: (line: string) => void;
}

/** A running local API Gateway. */
export interface LocalGateway {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Starts a worker of the function behind a route. @returns whether its handler could be loaded */
  warm(method: string, path: string): Promise<boolean>;
  /** Ends every connection, every worker, and leaves nothing behind but the logs. */
  stop(): Promise<void>;
}

/**
 * Serves a cloud assembly: its routes, its gateway responses, its functions in processes of their own.
 *
 * @throws PortTaken; Error where the template holds what the local gateway does not know
 */
export async function startGateway(options: GatewayOptions): Promise<LocalGateway> {
  const limits = { ...LIMITS, ...options.limits };
  const api = await readApi(options.assemblyFolder);
  const sandbox = await openSandbox([...api.functions.values()]);
  const { pools, logs } = openFunctions(api, sandbox, { ...options, limits });
  const domain = { name: '' };
  const invoke = invoker(pools, limits);
  const respond = responder({ api, invoke, domainName: () => domain.name, report: options.show });
  const server = gatewayServer(respond, limits);
  const stop = async (): Promise<void> => {
    await close(server);
    await Promise.all([...pools.values()].map((pool) => pool.stop()));
    await Promise.all(logs.map((log) => log.close()));
    await sandbox.remove();
  };
  try {
    domain.name = `127.0.0.1:${await listen(server, options.port)}`;
  } catch (fault) {
    await stop();
    throw fault;
  }
  server.on('error', (fault) => options.show(`cannot take a connection: ${fault.message}`));
  return { address: `http://${domain.name}`, warm: (method, path) => warm({ api, pools }, method, path), stop };
}

type Pools = ReadonlyMap<string, FunctionPool>;

interface Functions {
  readonly pools: Pools;
  readonly logs: readonly FunctionLog[];
}

function openFunctions(
  api: SynthesisedApi,
  sandbox: Sandbox,
  { logFolder, show, limits }: GatewayOptions & { readonly limits: Limits },
): Functions {
  const opened = [...api.functions].map(([id, spec]) => {
    const log = new FunctionLog(logFolder, spec.name, show);
    const folders = sandbox.foldersOf(spec);
    const pool = new FunctionPool(() => new Worker({ spec, folders, log }), limits.workersPerFunction);
    return { id, pool, log };
  });
  return { pools: new Map(opened.map(({ id, pool }) => [id, pool])), logs: opened.map(({ log }) => log) };
}

function invoker(pools: Pools, { integrationMs }: Limits): Invoke {
  return async (functionId, event, trace) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), integrationMs);
    try {
      const outcome = await poolOf(pools, functionId).invoke(event, trace, patience.signal);
      if (outcome.type === 'result') return outcome.payload;
      throw new GatewayFault(patience.signal.aborted ? 'INTEGRATION_TIMEOUT' : 'DEFAULT_5XX', outcome.reason);
    } finally {
      clearTimeout(timer);
    }
  };
}

function poolOf(pools: Pools, functionId: string): FunctionPool {
  const pool = pools.get(functionId);
  if (!pool) throw new Error(`a route names function ${functionId}, which the template lacks`);
  return pool;
}

async function warm(
  { api, pools }: { api: SynthesisedApi; pools: Pools },
  method: string,
  path: string,
): Promise<boolean> {
  const route = matchRoute(api.root, method, path);
  if (!route) throw new Error(`nothing to warm at ${method} ${path}`);
  return await poolOf(pools, route.functionId).warm();
}
