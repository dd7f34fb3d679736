import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { rawRequest, writeRequest } from '../../support/raw-request.ts';
import { answerNothing, serveFixtures } from './served.ts';

const served = serveFixtures(answerNothing);

async function eventOf(path: string, init?: RequestInit): Promise<APIGatewayProxyEvent> {
  const response = await served.fetch(path, init);
  expect(response.status).toBe(200);
  return ((await response.json()) as { event: APIGatewayProxyEvent }).event;
}

describe('routes', () => {
  it.each([
    ['/', '/', null],
    ['/echo', '/echo', null],
    ['/echo/', '/echo', null],
    ['/charts/latest', '/charts/latest', null],
    ['/charts/17', '/charts/{id}', { id: '17' }],
    ['/charts/a%20b%2Fc', '/charts/{id}', { id: 'a b/c' }],
    ['/charts/17/more', '/{proxy+}', { proxy: 'charts/17/more' }],
    ['/charts', '/{proxy+}', { proxy: 'charts' }],
    ['/elsewhere', '/{proxy+}', { proxy: 'elsewhere' }],
    ['/charts/%zz', '/charts/{id}', { id: '%zz' }],
    ['/charts/%00', '/charts/{id}', { id: '\0' }],
  ])('GET %s is served by %s', async (path, resource, pathParameters) => {
    const event = await eventOf(path);
    expect(event).toMatchObject({ resource, path, pathParameters, httpMethod: 'GET' });
    expect(event.requestContext.resourcePath).toBe(resource);
  });

  it('prefers a declared method to ANY', async () => {
    expect(await eventOf('/echo', { method: 'DELETE' })).toMatchObject({ httpMethod: 'DELETE', resource: '/echo' });
    expect((await eventOf('/post-only', { method: 'POST' })).resource).toBe('/post-only');
  });

  it('refuses a method that no route of a path has', async () => {
    const response = await served.fetch('/post-only');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'RouteNotFound' });
  });

  it('does not resolve dots in paths', async () => {
    const answer = await rawRequest(served.address, writeRequest('/charts/../echo'));
    expect(answer).toContain('"resource":"/{proxy+}"');
  });
});

describe('members', () => {
  it('are null where the request has none', async () => {
    expect(await eventOf('/echo')).toMatchObject({
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      stageVariables: null,
      body: null,
      isBase64Encoded: false,
    });
  });

  it('contain the decoded query, with the last and with all values of a name', async () => {
    const event = await eventOf('/echo?a=1&a=2&b=x%20y+z;c=%E2%99%84&d&__proto__=p&bad=%zz');
    expect(event.queryStringParameters).toEqual(
      JSON.parse('{"a":"2","b":"x y z","c":"♄","d":"","__proto__":"p","bad":"%zz"}'),
    );
    expect(event.multiValueQueryStringParameters).toMatchObject({ a: ['1', '2'], b: ['x y z'] });
  });

  it('contain headers in their spelling, without hop-by-hop headers, with those of the gateway', async () => {
    const head = ['X-Two: 1', 'x-two: 2', 'Expect: 100-continue', 'TE: trailers'];
    const answer = await rawRequest(served.address, writeRequest('/echo', { head }));
    const { event } = JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n'))) as { event: APIGatewayProxyEvent };
    expect(event.headers).toMatchObject({ Host: 'x', 'X-Two': '2', 'X-Forwarded-For': '127.0.0.1' });
    expect(event.headers).toHaveProperty('X-Amzn-Trace-Id', expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/));
    expect(event.multiValueHeaders['X-Two']).toEqual(['1', '2']);
    const names = Object.keys(event.headers).map((name) => name.toLowerCase());
    expect(names).not.toEqual(expect.arrayContaining(['connection']));
    expect(names).not.toEqual(expect.arrayContaining(['te']));
    expect(names).not.toEqual(expect.arrayContaining(['expect']));
  });

  it('contain the body as text, or as base64 for a binary media type', async () => {
    const text = await eventOf('/echo', { method: 'POST', body: '{"städte":["東京"]}' });
    expect(text).toMatchObject({ body: '{"städte":["東京"]}', isBase64Encoded: false });
    const bytes = new Uint8Array([0, 255, 128]);
    const png = await eventOf('/echo', { method: 'POST', body: bytes, headers: { 'Content-Type': 'image/png' } });
    expect(png).toMatchObject({ body: 'AP+A', isBase64Encoded: true });
  });

  it('contain a chunked body like any other', async () => {
    const chunked = { method: 'POST', head: ['Transfer-Encoding: chunked'], body: '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n' };
    const answer = await rawRequest(served.address, writeRequest('/echo', chunked));
    expect(answer).toContain('"body":"abcde"');
  });

  it('describe the request', async () => {
    const { requestContext } = await eventOf('/charts/17', { headers: { 'User-Agent': 'test' } });
    expect(requestContext).toMatchObject({
      accountId: '000000000000',
      httpMethod: 'GET',
      path: '/charts/17',
      protocol: 'HTTP/1.1',
      resourceId: '/charts/{id}',
      stage: 'test',
      domainName: served.address.replace('http://', ''),
      requestId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      requestTime: expect.stringMatching(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    });
    expect(requestContext.identity).toMatchObject({ sourceIp: '127.0.0.1', userAgent: 'test', apiKey: null });
    expect(Math.abs(Date.now() - requestContext.requestTimeEpoch)).toBeLessThan(10_000);
  });
});
