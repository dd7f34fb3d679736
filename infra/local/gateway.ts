import { readApi } from './assembly/api.ts';
import type { RouteNode } from './assembly/routes.ts';
import { GatewayFault } from './http/fault.ts';
import { matchRoute } from './http/matching.ts';
import { type Invoke, responder } from './http/responder.ts';
import { close, gatewayServer, listen } from './http/server.ts';
import { Fleet } from './lambda/fleet.ts';

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
export async function startGateway({ assemblyFolder, port, ...options }: GatewayOptions): Promise<LocalGateway> {
  const limits = { ...LIMITS, ...options.limits };
  const api = await readApi(assemblyFolder);
  const fleet = await Fleet.open(api.functions, { ...options, ...limits });
  const place = { domainName: '' };
  const parts = { api, place, invoke: invoker(fleet, limits.integrationMs), report: options.show };
  const server = gatewayServer(responder(parts), limits);
  try {
    place.domainName = `127.0.0.1:${await listen(server, port)}`;
  } catch (fault) {
    await fleet.stop();
    throw fault;
  }
  server.on('error', (fault) => options.show(`cannot take a connection: ${fault.message}`));
  return {
    address: `http://${place.domainName}`,
    warm: (method, path) => fleet.warm(functionBehind(api.root, method, path)),
    stop: () => close(server).then(() => fleet.stop()),
  };
}

function invoker(fleet: Fleet, integrationMs: number): Invoke {
  return async (functionId, event, trace) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), integrationMs);
    const { signal } = patience;
    const outcome = await fleet.invoke(functionId, { event, trace, signal }).finally(() => clearTimeout(timer));
    if (outcome.type === 'result') return outcome.payload;
    throw new GatewayFault(signal.aborted ? 'INTEGRATION_TIMEOUT' : 'DEFAULT_5XX', outcome.reason);
  };
}

function functionBehind(root: RouteNode, method: string, path: string): string {
  const route = matchRoute(root, method, path);
  if (!route) throw new Error(`there is no function behind ${method} ${path}`);
  return route.functionId;
}
