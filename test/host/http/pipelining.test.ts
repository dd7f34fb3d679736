import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { closeServer, createHttpServer, listenAt, MOST_PIPELINED } from '../../../host/http/server.ts';

const LIMITS = { headersMs: 10_000, requestMs: 30_000, connections: 10 };

const opened: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

/** A server that answers each request with its path, and the most requests that it answered at once. */
async function openServer(answer: (path: string, response: ServerResponse) => Promise<void>) {
  const busy = { now: 0, most: 0 };
  const { server } = createHttpServer(async ({ url = '' }, response) => {
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    await answer(url, response);
    busy.now -= 1;
  }, LIMITS);
  const port = await listenAt(server, 0);
  opened.push({ close: () => closeServer(server) });
  return { port, busy };
}

/** Sends so many requests at once, the last of which closes the connection. */
function sendPipeline(port: number, count: number): Promise<string> {
  const requests = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? 'Connection: close\r\n' : '';
    return `GET /${index} HTTP/1.1\r\nHost: a\r\n${end}\r\n`;
  });
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')));
    socket.on('data', (bytes) => {
      received += bytes.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

const bodiesOf = (received: string): readonly string[] =>
  [...received.matchAll(/<(\d+)>/g)].map(([, path = '']) => path);

test('pipelined requests are answered in order, one after another', async () => {
  const { port, busy } = await openServer(async (path, response) => {
    await nextTurn();
    response.end(`<${path.slice(1)}>`);
  });
  const received = await sendPipeline(port, MOST_PIPELINED);
  expect(bodiesOf(received)).toEqual(Array.from({ length: MOST_PIPELINED }, (_, index) => String(index)));
  expect(busy.most).toBe(1);
});

test('a connection with more waiting requests than the limit is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port, busy } = await openServer(async (path, response) => {
    await promise;
    response.end(`<${path.slice(1)}>`);
  });
  expect(bodiesOf(await sendPipeline(port, 2 * MOST_PIPELINED))).toEqual([]);
  resolve();
  expect(busy.most).toBeLessThanOrEqual(1);
});
