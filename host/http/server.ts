import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { StartRefused } from '../operations/start-refused.ts';
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

/** A server and its connections. */
interface HttpServer {
  readonly server: Server;
  readonly connections: Connections;
}

/** Creates the HTTP server. Invalid, oversized and slow requests get a 4xx response and the connection is closed. */
export function createHttpServer(respond: Responder, limits: ServerLimits): HttpServer {
  const server = createServer({
    maxHeaderSize: LARGEST_HEAD_BYTES,
    headersTimeout: limits.headersMs,
    requestTimeout: 0, // {@link limitRequest} instead: an upload takes as long as its client does
    connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  const connections = new Connections(server, limits.connections);
  const respondInTurn = takeTurns(respond);
  server.on('request', (request, response) => {
    limitRequest(request, response, limits.requestMs);
    response.on('error', () => response.destroy());
    respondInTurn(request, response);
  });
  return { server, connections };
}

/** Longest pause of a client that sends the body of an upload, milliseconds. */
const UPLOAD_PAUSE_MS = 60_000;

/** Ends a request that does not arrive in time, with a 408. An upload, whose method no other route has, ends when its client pauses. */
function limitRequest(request: IncomingMessage, response: ServerResponse, requestMs: number): void {
  const { socket } = request;
  const isUpload = request.method === 'PUT';
  let readBytes = -1;
  const end = (): void => {
    const isMoving = isUpload && socket.bytesRead > readBytes;
    readBytes = socket.bytesRead;
    if (isMoving || request.complete) return;
    if (!response.headersSent && socket.writable)
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroy();
  };
  const timer = setInterval(end, isUpload ? UPLOAD_PAUSE_MS : requestMs).unref();
  request.once('end', () => clearInterval(timer));
  response.once('close', () => clearInterval(timer));
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
function takeTurns(respond: Responder): (...call: Parameters<Responder>) => void {
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
 * @throws StartRefused for an address or port that cannot be used
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
    return new StartRefused(`port ${port} is in use; choose another one: PORT=${port + 1}`, { cause: fault });
  }
  const reason = REASONS[fault.code ?? ''] ?? fault.message;
  return new StartRefused(`cannot listen on ${host}, port ${port}: ${reason}`, { cause: fault });
}

/** Stops listening and cuts every connection. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
