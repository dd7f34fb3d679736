import { describe, expect, it } from 'vitest';
import { LARGEST_BODY_BYTES } from '../../../infra/local/http/body.ts';
import { rawRequest } from './raw.ts';
import { serveFixtures } from './served.ts';

const served = serveFixtures();

const act = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
  served.fetch(`/act?do=${name}`, { headers });

describe('a proxy response', () => {
  it.each([
    'nothing',
    'text',
    'unknown-member',
    'object-body',
    'status-text',
    'status-99',
    'bad-header',
    'number-header',
    'too-big',
  ])('in another form is a 502: %s', async (name) => {
    const response = await act(name);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ error: 'DEFAULT_5XX' });
  });

  it('may omit its status or give it as text', async () => {
    expect((await act('no-status')).status).toBe(200);
    expect((await act('text-status')).status).toBe(201);
  });

  it('has the type JSON by default', async () => {
    expect((await act('fine')).headers.get('content-type')).toBe('application/json');
  });

  it('may be large', async () => {
    expect((await (await act('big')).text()).length).toBe(5_000_000);
  });

  it('without content has no body and no length', async () => {
    const answer = await rawRequest(
      served.address,
      'GET /act?do=no-content HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).not.toMatch(/content-length/i);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });

  it('is decoded from base64 only for clients that accept a binary type', async () => {
    const png = await act('base64', { Accept: 'image/png' });
    expect(new Uint8Array(await png.arrayBuffer())).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
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
    expect(await response.json()).toMatchObject({ error: 'DEFAULT_4XX', message: 'Request Too Long' });
  });

  it('is the response to an event over the limit', async () => {
    expect((await post(6 * 1024 * 1024)).status).toBe(413);
  });

  it('is not the response to a body within the limit', async () => {
    expect((await served.fetch('/act?do=fine', { method: 'POST', body: 'x'.repeat(5_000_000) })).status).toBe(200);
  });
});
