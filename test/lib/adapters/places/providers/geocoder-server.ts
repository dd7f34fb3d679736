import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request handler of the fake geocoder. */
export type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake geocoder on localhost with a replaceable request handler; it records the requests. */
export interface GeocoderServer {
  readonly url: string;
  readonly asked: { readonly url: URL; readonly userAgent: string | undefined }[];
  behave(behavior: Behavior): void;
  close(): Promise<void>;
}

export async function startGeocoder(): Promise<GeocoderServer> {
  const asked: { readonly url: URL; readonly userAgent: string | undefined }[] = [];
  let behavior: Behavior = (_request, response) => response.writeHead(500).end();
  const server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', 'http://127.0.0.1'), userAgent: request.headers['user-agent'] });
    behavior(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/geocoder`,
    asked,
    behave: (next) => {
      behavior = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Creates a handler that answers with this body, declared as JSON. */
export function createAnswering(body: string, status = 200): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };
}
