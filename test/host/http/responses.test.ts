import type { APIGatewayProxyResult } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { LARGEST_BODY_BYTES } from '../../../host/http/body.ts';
import { rawRequest, writeRequest } from '../../support/raw-request.ts';
import { serveFixtures } from './served.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Results of a function, by name. */
const RESULTS: Readonly<Record<string, APIGatewayProxyResult>> = {
  fine: { statusCode: 200, body: 'ok' },
  'bad-header': { statusCode: 200, headers: { 'X-Bad': 'a\r\nX-Injected: b' }, body: '' },
  'no-content': { statusCode: 204, body: 'not to be sent' },
  big: { statusCode: 200, body: 'x'.repeat(5_000_000) },
  base64: {
    statusCode: 200,
    headers: { 'Content-Type': 'image/png' },
    body: Buffer.from(PNG).toString('base64'),
    isBase64Encoded: true,
  },
  headers: {
    statusCode: 401,
    headers: {
      'WWW-Authenticate': 'Bearer',
      Server: 'mine',
      Date: 'yesterday',
      Connection: 'close',
      'Transfer-Encoding': 'chunked',
      'Content-Length': '999',
      'X-Flag': true,
      'Set-Cookie': 'a=1',
    },
    multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] },
    body: 'no',
  },
};

const served = serveFixtures(async ({ queryStringParameters }) => {
  const name = queryStringParameters?.do ?? '';
  return RESULTS[name] ?? Promise.reject(new Error(`no result ${name}`));
});

const act = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
  served.fetch(`/act?do=${name}`, { headers });

describe('a function without an answer that can be sent', () => {
  it.each([
    ['bad-header', 'Invalid character in header content'],
    ['unknown', 'no result unknown'],
  ])('causes a 502, with the reason in the log alone: %s', async (name, reason) => {
    const response = await act(name);
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      error: 'BadGateway',
      request_id: response.headers.get('x-amzn-requestid'),
    });
    expect(served.reported.at(-1)).toMatch(/^GET \/act: /);
    expect(served.reported.at(-1)).toContain(reason);
  });
});

describe('a response', () => {
  it('has the type JSON by default', async () => {
    expect((await act('fine')).headers.get('content-type')).toBe('application/json');
  });

  it('may be large', async () => {
    expect((await (await act('big')).text()).length).toBe(5_000_000);
  });

  it('without content has no body and no length', async () => {
    const answer = await rawRequest(served.address, writeRequest('/act?do=no-content'));
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).not.toMatch(/content-length/i);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });

  it('is decoded from base64 only for clients that accept a binary type', async () => {
    const png = await act('base64', { Accept: 'image/png' });
    expect(new Uint8Array(await png.arrayBuffer())).toEqual(new Uint8Array(PNG));
    expect(await (await act('base64', { Accept: 'text/html' })).text()).toBe('iVBORw==');
  });
});

describe('headers of a response', () => {
  it('pass, are dropped or are renamed as on AWS', async () => {
    const { headers, status } = await act('headers');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBeNull();
    expect(headers.get('x-amzn-remapped-www-authenticate')).toBe('Bearer');
    expect(headers.get('x-amzn-remapped-server')).toBe('mine');
    expect(headers.get('x-amzn-remapped-date')).toBe('yesterday');
    expect(headers.get('x-amzn-remapped-connection')).toBe('close');
    expect(headers.get('x-amzn-remapped-content-length')).toBe('999');
    expect(headers.get('content-length')).toBe('2');
    expect(headers.get('transfer-encoding')).toBeNull();
    expect(headers.get('x-flag')).toBe('true');
    expect(headers.getSetCookie().sort()).toEqual(['a=1', 'b=2']);
  });

  it('carry the request ids of the gateway', async () => {
    const { headers } = await act('fine');
    expect(headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-amz-apigw-id')).toMatch(/^[A-Za-z0-9+/]{15}=$/);
    expect(headers.get('x-amzn-trace-id')).toMatch(/^Root=1-/);
  });
});

describe('413', () => {
  const post = (bytes: number): Promise<Response> => served.fetch('/echo', { method: 'POST', body: 'x'.repeat(bytes) });

  it('is the response to a body over the limit, and reaches the client', async () => {
    const response = await post(LARGEST_BODY_BYTES + 1);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: 'PayloadTooLarge' });
  });

  it('is not the response to a body within the limit', async () => {
    expect((await served.fetch('/act?do=fine', { method: 'POST', body: 'x'.repeat(5_000_000) })).status).toBe(200);
  });
});
