import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Responder } from './responder.ts';

/** Time limits for receiving a request, milliseconds. */
export interface ServerTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
}

/** @source "Quotas for configuring and running a REST API": 10 240 bytes of header values and as many of a regional URL */
const LARGEST_HEAD_BYTES = 2 * 10_240;

const MAX_CONNECTIONS = 512;

/** Creates the HTTP server. Invalid, oversized and slow requests get a 4xx response and the connection is closed. */
export function createGatewayServer(respond: Responder, { headersMs, requestMs }: ServerTimeouts): Server {
  const server = createServer({
    maxHeaderSize: LARGEST_HEAD_BYTES,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(1000, headersMs),
    keepAliveTimeout: 5000,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (request, response) => {
    response.on('error', () => response.destroy());
    void respond(request, response);
  });
  return server;
}

/** The port is used by another process. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/**
 * Binds a server to the loopback address.
 *
 * @param port 0 selects a free port
 * @returns the port
 * @throws PortInUseError
 */
export async function listenLocally(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => {
      const isInUse = fault.code === 'EADDRINUSE';
      reject(
        isInUse ? new PortInUseError(`port ${port} is in use; choose another one: PORT=${port + 1} npm start`) : fault,
      );
    });
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Stops listening and cuts every connection. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
