import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { StartRefused } from '../start-refused.ts';
import { Connections } from './connections.ts';
import type { Responder } from './responder.ts';

/** Limits of the server. Times are in milliseconds. */
export interface ServerLimits {
  /** For receiving the head of a request. */
  readonly headersMs: number;
  /** For receiving a whole request. */
  readonly requestMs: number;
  readonly connections: number;
}

/** @source "Quotas for configuring and running a REST API": 10 240 bytes of header values and as many of a regional URL */
const LARGEST_HEAD_BYTES = 2 * 10_240;

/** Longer than common proxies keep an idle connection, so that none of them sends a request into one that closes. */
const KEEP_ALIVE_MS = 65_000;

/** A server that can stop without losing requests. */
export interface GatewayServer {
  readonly server: Server;
  /**
   * Stops listening, lets requests in flight finish, and closes each connection after its response.
   *
   * @param graceMs time after which the remaining connections are cut
   */
  drain(graceMs: number): Promise<void>;
}

/** Options of a server that answers slow and oversized requests with a 4xx response. */
export const createServerOptions = ({ headersMs, requestMs }: Pick<ServerLimits, 'headersMs' | 'requestMs'>) => ({
  maxHeaderSize: LARGEST_HEAD_BYTES,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(1000, headersMs),
  keepAliveTimeout: KEEP_ALIVE_MS,
});

/** Creates the HTTP server. Invalid, oversized and slow requests get a 4xx response and the connection is closed. */
export function createGatewayServer(
  respond: Responder,
  { headersMs, requestMs, connections: limit }: ServerLimits,
): GatewayServer {
  const server = createServer(createServerOptions({ headersMs, requestMs }));
  const connections = new Connections(server, limit);
  const respondInTurn = takeTurns(respond);
  server.on('request', (request, response) => {
    response.on('error', () => response.destroy());
    respondInTurn(request, response);
  });
  return { server, drain: (graceMs) => drainServer(server, connections, graceMs) };
}

/** Requests of one connection that wait for the response to an earlier one; with more of them it is closed. */
export const MOST_PIPELINED = 1000;

/** The requests of a connection that are not answered yet. */
interface Pipeline {
  waiting: number;
  last: Promise<void>;
}

/**
 * Answers the requests of a connection one after another. Their responses are sent in this order anyway, and all at once would
 * take the places of other clients' requests.
 */
export function takeTurns(respond: Responder): (...call: Parameters<Responder>) => void {
  const pipelines = new WeakMap<Socket, Pipeline>();
  return (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    pipelines.set(socket, pipeline);
    pipeline.waiting += 1;
    if (pipeline.waiting > MOST_PIPELINED) return void socket.destroy();
    pipeline.last = pipeline.last.then(async () => {
      if (!socket.destroyed) await respond(request, response);
      pipeline.waiting -= 1;
    });
  };
}

/** The port is used by another process. */
export class PortInUseError extends StartRefused {
  override readonly name = 'PortInUseError';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it; ports below 1024 need privileges',
  EADDRNOTAVAIL: 'this machine has no such address; HOST must be one of its own, or 0.0.0.0 or :: for all',
  EINVAL: 'this is no address to listen on; HOST must be an address of this machine, or 0.0.0.0 or :: for all',
  ENOTFOUND: 'there is no such host; HOST must be an address of this machine, or 0.0.0.0 or :: for all',
};

/**
 * Binds a server to an address.
 *
 * @param port 0 selects a free port
 * @param host address of this machine; the default is reachable from this machine only
 * @param socket descriptor of a socket that listens already, in place of address and port
 * @returns the port
 * @throws PortInUseError; StartRefused for another address or port that cannot be used
 */
export async function listenAt(server: NetServer, port: number, host = '127.0.0.1', socket?: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const onError = (fault: NodeJS.ErrnoException): void => reject(toRefusal(fault, port, host));
    server.once('error', onError);
    server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
      server.off('error', onError);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

function toRefusal(fault: NodeJS.ErrnoException, port: number, host: string): Error {
  if (fault.code === 'EADDRINUSE') {
    return new PortInUseError(`port ${port} is in use; choose another one: PORT=${port + 1}`, { cause: fault });
  }
  const reason = REASONS[fault.code ?? ''] ?? fault.message;
  return new StartRefused(`cannot listen on ${host}, port ${port}: ${reason}`, { cause: fault });
}

/** Finds out whether a port is free, without keeping it. @throws PortInUseError; StartRefused */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const server = createServer();
  await listenAt(server, port, host);
  await closeServer(server);
}

/** Stops listening and cuts every connection. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function drainServer(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  await connections.drain(graceMs);
  await closed;
}
