import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';

/** The function behind a plain HTTP server that requires the key. */
export interface Connected {
  readonly url: URL;
  /** The SDK's own client, connected. */
  client(key?: string): Promise<Client>;
  stop(): Promise<void>;
}

export const KEY = 'a key';

export async function connectClient(handler: LambdaHandler): Promise<Connected> {
  const server = createServer((request, response) => {
    answer(handler, request)
      .then(({ statusCode, headers, body }) =>
        response.writeHead(statusCode, headers as Record<string, string>).end(body),
      )
      .catch((fault: Error) => response.destroy(fault));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  return { url, client: (key) => connectedClient(url, key), stop: () => stopServer(server) };
}

async function connectedClient(url: URL, key = KEY): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { 'X-API-Key': key } } }));
  return client;
}

/** Answers like the gateway: requests with status 405 or 401 never reach the function. */
async function answer(handler: LambdaHandler, request: IncomingMessage) {
  if (request.method !== 'POST') return { statusCode: 405, headers: { Allow: 'POST, OPTIONS' }, body: '' };
  if (request.headers['x-api-key'] !== KEY) return { statusCode: 401, headers: {}, body: '' };
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return handler(gatewayEvent({ path: '/mcp', headers, body: await text(request) }), LAMBDA_CONTEXT);
}

function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
