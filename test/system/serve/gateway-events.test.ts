import { expect, it } from 'vitest';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';
import { isAboutNow, maskChanging, REQUESTS, type Sent, send } from './examples.ts';
import { startServer } from './served.ts';

const server = startServer();

/** Headers that depend on the endpoint and its answer. */
const HEADERS = ['content-type', 'cache-control', 'vary', 'etag', 'content-language', 'x-next-cursor'];

/** What the function of a request answers to the event that API Gateway makes of it. */
async function askFunction({ group, method, target, body }: Sent): Promise<object> {
  const { pathname, searchParams } = new URL(target, 'http://service');
  const query = Object.fromEntries(searchParams);
  const event = gatewayEvent({
    method: method as NonNullable<TestRequest['method']>,
    path: pathname,
    ...(searchParams.size > 0 && { query }),
    body,
  });
  const answer = await handlerOf(group)(event, LAMBDA_CONTEXT);
  const sent = new Map(
    Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const headers = HEADERS.map((name) => sent.get(name) ?? null);
  const text = answer.isBase64Encoded ? Buffer.from(answer.body, 'base64').toString() : answer.body;
  return { status: answer.statusCode, headers, text: maskChanging(text) };
}

async function askHost(address: string, key: string, request: Sent): Promise<object> {
  const answer = await send(address, key, request);
  return {
    status: answer.status,
    headers: HEADERS.map((name) => answer.headers.get(name)),
    text: maskChanging(Buffer.from(await answer.arrayBuffer()).toString()),
  };
}

it('the host answers each example as its function answers the event of the gateway', async () => {
  const service = await server.start();
  const key = await server.createKey();
  const requests = REQUESTS.filter((request) => !isAboutNow(request));
  expect(requests.length).toBeGreaterThan(100);
  for (const request of requests) {
    expect(await askHost(service.address, key, request), request.title).toEqual(await askFunction(request));
  }
  await service.end('SIGTERM');
}, 300_000);
