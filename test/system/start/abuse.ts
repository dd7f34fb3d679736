import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { ORDINARY_BIRTH } from '../../support/fuzz/birth.ts';
import { rawRequest, writeRequest } from '../../support/raw-request.ts';
import { KEY, type Started } from './started.ts';

/** An endpoint that asks for credentials, and one that reads a body. */
const GUARDED = '/ephemeris/house-systems';
const CHART = '/ephemeris/natal-chart';

const BIRTH = { subject: ORDINARY_BIRTH.subject };

const MEGABYTE = 1_048_576;

/** Statuses of all answers on a connection, in order. */
const statusesOf = (answers: string): string[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, one]) => one ?? '');

/**
 * Requests that try to get past the keys of a service, to mislead it or to stop it. No answer is a 5xx, and the service answers
 * the next request.
 */
export function abuse(start: () => Promise<Started>): void {
  const up: { service?: Started } = {};
  const address = (): string => up.service?.address ?? '';
  const raw = (bytes: string, patienceMs?: number): Promise<string> => rawRequest(address(), bytes, patienceMs);
  const post = (body: string | Uint8Array, headers: Record<string, string> = {}): Promise<Response> => {
    const sent = { 'X-API-Key': KEY, 'Content-Type': 'application/json', ...headers };
    return fetch(address() + CHART, { method: 'POST', body, headers: sent });
  };

  beforeAll(async () => {
    up.service = await start();
    expect((await post(JSON.stringify(BIRTH))).status).toBe(200);
  }, 60_000);

  describe('a path in another spelling', () => {
    it.each([
      ['//ephemeris/house-systems', '404'],
      ['/ephemeris//house-systems', '404'],
      ['/ephemeris/house-systems/', '401'],
      ['/ephemeris/house-systems//', '404'],
      ['/ephemeris/%68ouse-systems', '401'],
      ['/ephemeris%2Fhouse-systems', '404'],
      ['/ephemeris/house-systems%2F', '404'],
      ['/ephemeris/house-systems%00', '404'],
      ['/ephemeris/house-systems%20', '404'],
      ['/ephemeris/house-systems;x=1', '404'],
      ['/ephemeris/house-systems/.', '404'],
      ['/health/../ephemeris/house-systems', '404'],
      ['/health/%2e%2e/ephemeris/house-systems', '404'],
      ['/%2e%2e/%2e%2e/etc/passwd', '404'],
      ['/EPHEMERIS/house-systems', '404'],
      ['http://elsewhere.example/ephemeris/house-systems', '401'],
      ['https://x@elsewhere.example:1/ephemeris/house-systems', '401'],
      ['/health?/../ephemeris/house-systems', '400'],
      [`/ephemeris/house-systems?x-api-key=${KEY}`, '401'],
      ['/ephemeris/house-systems#/health', '404'],
      [`/${'a/'.repeat(4000)}`, '404'],
      [`/${'%C0%AE/'.repeat(1000)}`, '404'],
    ])('opens nothing without a key: %s', async (target, status) => {
      expect(statusesOf(await raw(writeRequest(target)))).toEqual([status]);
    });

    it('cannot put a header into the answer', async () => {
      const answer = await raw(writeRequest('/%0d%0aSet-Cookie:%20a=b%0d%0a%0d%0a<script>'));
      expect(statusesOf(answer)).toEqual(['404']);
      expect(answer.slice(0, answer.indexOf('\r\n\r\n'))).not.toMatch(/set-cookie/i);
    });
  });

  describe('headers', () => {
    it.each<[string, readonly string[], string]>([
      ['no key', [], '401'],
      ['an empty key', ['X-API-Key:'], '401'],
      ['the key with a space in it', [`X-API-Key: ${KEY.replace('-', ' ')}`], '401'],
      ['the key within spaces', [`X-API-Key:  \t${KEY} `], '200'],
      ['the key, its header spelled otherwise', [`x-aPi-kEy: ${KEY}`], '200'],
      ['the key twice', [`X-API-Key: ${KEY}`, `X-API-Key: ${KEY}`], '200'],
      ['the key and another one', [`X-API-Key: ${KEY}`, 'X-API-Key: other'], '401'],
      ['another one and the key', ['X-API-Key: other', `X-API-Key: ${KEY}`], '401'],
      ['two keys in one header', [`X-API-Key: other, ${KEY}`], '401'],
      ['the key as a token', [`Authorization: Bearer ${KEY}`], '200'],
      ['the key and another token', [`X-API-Key: ${KEY}`, 'Authorization: Bearer other'], '401'],
      ['another scheme', [`Authorization: Basic ${Buffer.from(`${KEY}:`).toString('base64')}`], '401'],
      ['a key of 9 kB', [`X-API-Key: ${'x'.repeat(9000)}`], '401'],
      ['a key folded over two lines', ['X-API-Key: a', ` ${KEY}`], '400'],
      ['a bare line feed', [`X-API-Key: other\nX-API-Key: ${KEY}`], '400'],
      ['a bare carriage return', [`X-API-Key: other\rX-API-Key: ${KEY}`], '400'],
      ['a space before the colon', [`X-API-Key : ${KEY}`], '400'],
      ['30 kB of header', [`X-Huge: ${'x'.repeat(30_000)}`], '431'],
      ['what the gateway says of callers', ['X-Amzn-Principal-Id: local', 'X-Forwarded-User: local'], '401'],
      ['another method within', ['X-HTTP-Method-Override: HEAD', 'X-Original-URL: /health'], '401'],
    ])('%s', async (_, head, status) => {
      expect(statusesOf(await raw(writeRequest(GUARDED, { head })))).toEqual([status]);
    });

    it('of one request do not affect the next request on its connection', async () => {
      const keep = (key: string): string => `GET ${GUARDED} HTTP/1.1\r\nHost: x\r\n${key}\r\n`;
      const answers = await raw(keep(`X-API-Key: ${KEY}\r\n`) + keep('') + writeRequest('/health'));
      expect(statusesOf(answers)).toEqual(['200', '401', '200']);
    });
  });

  describe('methods', () => {
    it.each([
      ['PUT', '405'],
      ['DELETE', '405'],
      ['PATCH', '405'],
      ['POST', '405'],
      ['TRACE', '405'],
      ['PROPFIND', '405'],
      ['OPTIONS', '204'],
      ['HEAD', '401'],
      ['get', '400'],
      ['GETS', '400'],
    ])('%s', async (method, status) => {
      expect(statusesOf(await raw(writeRequest(GUARDED, { method, head: ['Content-Length: 0'] })))).toEqual([status]);
    });
  });

  describe('a body', () => {
    const quoted = (text: string): string => JSON.stringify({ ...BIRTH, x: 0 }).replace('"x":0', text);
    const named = (name: string): string => JSON.stringify({ subject: { ...BIRTH.subject, name } });

    it.each<[string, () => string | Uint8Array, number, string?]>([
      ['a megabyte of arrays', () => '['.repeat(MEGABYTE / 2) + ']'.repeat(MEGABYTE / 2), 400, 'ValidationError'],
      ['a megabyte of objects', () => '{"a":'.repeat(170_000) + 1 + '}'.repeat(170_000), 400, 'ValidationError'],
      ['arrays that never end', () => '['.repeat(MEGABYTE), 400, 'InvalidJson'],
      ['a number of a megabyte', () => quoted(`"x":${'9'.repeat(900_000)}`), 400],
      ['a number beyond all', () => quoted('"x":1e999999999'), 400],
      ['a number with a million zeros', () => quoted(`"x":0.${'0'.repeat(900_000)}1`), 400],
      ['a name of a megabyte', () => named('x'.repeat(1_000_000)), 400],
      ['a name of escapes', () => named('\\"\u0000'.repeat(100_000)), 400],
      ['a hundred thousand members', () => `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join()}}`, 413],
      ['one member a hundred thousand times', () => `{${'"a":1,'.repeat(100_000)}"a":1}`, 413],
      ['a second subject', () => quoted(`"subject":${JSON.stringify(BIRTH.subject)}`), 400, 'ValidationError'],
      ['a prototype', () => quoted('"__proto__":{"principal":"local"}'), 400],
      [
        'a byte that is no UTF-8',
        () => Buffer.concat([Buffer.from(named('')), Buffer.from([0xff])]),
        400,
        'InvalidJson',
      ],
      ['half a letter', () => quoted('"x":"\\ud800"'), 400],
      ['a byte more than a megabyte', () => named('x'.repeat(MEGABYTE)), 413, 'PayloadTooLarge'],
      ['seven megabytes', () => named('x'.repeat(7_000_000)), 413],
      ['eleven megabytes', () => named('x'.repeat(11_000_000)), 413],
      ['nothing', () => '', 400, 'InvalidJson'],
      [
        'XML',
        () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
        400,
        'InvalidJson',
      ],
    ])('%s', async (_, body, status, code) => {
      const response = await post(body());
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      const problem = (await response.json()) as { readonly error: string };
      if (code) expect(problem.error).toBe(code);
      expect((await post(JSON.stringify(BIRTH))).status).toBe(200);
    });

    it.each([
      ['compressed', { 'Content-Encoding': 'gzip' }, 415],
      ['of another type', { 'Content-Type': 'text/plain' }, 415],
      ['of a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ])('%s', async (_, headers, status) => {
      const body = 'Content-Encoding' in headers ? gzipSync(JSON.stringify(BIRTH)) : JSON.stringify(BIRTH);
      expect((await post(body, headers as Record<string, string>)).status).toBe(status);
    });

    it('is refused without internal details', async () => {
      const text = await (await post('{"subject":')).text();
      expect(text).not.toMatch(/node_modules|\.ts|\.js|\bat \w+/);
      for (const folder of [PROJECT_FOLDER, tmpdir()]) expect(text).not.toContain(folder);
    });
  });

  describe('requests within requests', () => {
    const chart = JSON.stringify(BIRTH);
    const hidden = writeRequest(GUARDED, { head: [`X-API-Key: ${KEY}`] });

    it.each<[string, readonly string[], string]>([
      ['length and chunks', [`Content-Length: ${chart.length}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
      ['chunks and length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${hidden}`],
      ['two lengths', ['Content-Length: 4', 'Content-Length: 400'], `{}  ${hidden}`],
      ['two lengths in one', ['Content-Length: 4, 400'], `{}  ${hidden}`],
      ['a length with a sign', ['Content-Length: +4'], `{}  ${hidden}`],
      ['a length below zero', ['Content-Length: -4'], hidden],
      ['a hexadecimal length', ['Content-Length: 0x4'], `{}  ${hidden}`],
      ['chunks that are not the last coding', ['Transfer-Encoding: chunked, gzip'], `0\r\n\r\n${hidden}`],
      ['chunks under another name', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
      ['a chunk that is longer than it says', ['Transfer-Encoding: chunked'], `1\r\nabc\r\n0\r\n\r\n${hidden}`],
    ])('%s end the connection', async (_, head, body) => {
      const sent = `POST ${CHART} HTTP/1.1\r\nHost: x\r\n${head.join('\r\n')}\r\n\r\n${body}`;
      expect(statusesOf(await raw(sent, 2000))).toEqual(['400']);
    });
  });

  it('a thousand requests on one connection, sent at once, are answered in their order', async () => {
    const targets = Array.from({ length: 999 }, (_, index) => ['/health', '/version', '/unknown'][index % 3] ?? '/');
    const sent = targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
    const answers = statusesOf(await raw(sent + writeRequest('/health'), 30_000));
    expect(answers).toEqual([...targets.map((target) => (target === '/unknown' ? '404' : '200')), '200']);
  });

  it('more requests on one connection, sent at once, end it and no other', async () => {
    const count = 20_000;
    const answers = statusesOf(await raw('GET /health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count), 30_000));
    expect(answers.filter((status) => status !== '200')).toEqual([]);
    expect(answers.length).toBeLessThan(count);
    expect((await post(JSON.stringify(BIRTH))).status).toBe(200);
  });

  it('a hundred slow bodies delay no other request', async () => {
    const { hostname, port } = new URL(address());
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => socket.destroy());
      socket.write(`POST ${CHART} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${KEY}\r\nContent-Length: 1000\r\n\r\n{`);
      return socket;
    });
    try {
      expect((await post(JSON.stringify(BIRTH))).status).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
}
