import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { rawRequest, writeRequest } from '../../support/raw-request.ts';
import { serveFixtures } from './served.ts';

const LIMITS = { headersMs: 600, requestMs: 1200 };

const served = serveFixtures(async ({ queryStringParameters }) => {
  await delay(Number(queryStringParameters?.ms ?? 0));
  return { statusCode: 200, body: '' };
}, LIMITS);

const send = (bytes: string | Uint8Array, patienceMs?: number): Promise<string> =>
  rawRequest(served.address, bytes, patienceMs);
const statusOf = (answer: string): string => answer.split(' ', 2)[1] ?? '';
const GET = (target: string, ...head: readonly string[]): string => writeRequest(target, { head });

afterEach(async () => {
  expect((await served.fetch('/act')).status).toBe(200);
});

describe('no request ends the gateway', () => {
  it.each([
    ['an absolute target', GET('http://elsewhere.example/echo?a=1'), '200'],
    ['a target with another scheme', GET('ftp://x/echo'), '200'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '200'],
    ['broken percent-encoding', GET('/echo/%/%e2%28/%zz?%=%&%ff=%c3'), '200'],
    ['encoded traversal', GET('/%2e%2e/%2e%2e/etc/passwd'), '200'],
    ['a path of slashes', GET('/'.repeat(8000)), '200'],
    ['a thousand parameters', GET(`/echo?${'a&'.repeat(1000)}`), '200'],
    ['an upgrade', GET('/echo', 'Upgrade: websocket'), '200'],
    ['an unknown expectation', GET('/echo', 'Expect: miracles'), '417'],
    ['a header flood', GET('/echo', ...Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`)), '431'],
    ['a huge target', GET(`/echo?${'x'.repeat(30_000)}`), '431'],
    ['a header without a name', GET('/echo', ': empty'), '400'],
    ['a NUL in a header', GET('/echo', 'X-Nul: a\0b'), '400'],
    ['no host', 'GET /echo HTTP/1.1\r\n\r\n', '400'],
    ['an unknown method', 'FETCH /echo HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    [
      'a chunk size that is none',
      'POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n',
      '400',
    ],
    [
      'a chunk size beyond numbers',
      `POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'f'.repeat(40)}\r\n`,
      '400',
    ],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003', '400'],
  ])('%s', async (_, bytes, status) => {
    expect(statusOf(await send(bytes))).toBe(status);
  });

  it('CONNECT is refused', async () => {
    expect(statusOf(await send('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'))).not.toBe('200');
  });

  it('names of Object.prototype are ordinary names', async () => {
    const answer = await send(GET('/echo?__proto__=1&constructor=2', '__proto__: 3'));
    expect(answer).toContain('"queryStringParameters":{"__proto__":"1","constructor":"2"}');
    expect(answer).toContain('"__proto__":"3"');
  });

  it('a client that never finishes its headers is disconnected', async () => {
    expect(statusOf(await send('GET /echo HTTP/1.1\r\nHost: x\r\n', 4000))).toBe('408');
  });

  it('a client that never finishes its body is disconnected', async () => {
    expect(statusOf(await send('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nab', 4000))).toBe('408');
  });

  it('a client may disconnect within a body', async () => {
    expect(await send('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nab', 50)).toBe('');
  });

  it('a client may disconnect before the response', async () => {
    expect(await send(GET('/act?ms=300'), 50)).toBe('');
  });
});
