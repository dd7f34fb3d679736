import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { HttpAnswer } from '../../../host/http/answer.ts';
import { PublicAnswers } from '../../../host/http/public-answers.ts';

const TEXT = '{"openapi":"3.0.3"}'.repeat(200);
const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  ETag: 'W/"a"',
  Vary: 'Accept-Encoding',
  'X-Request-Id': 'first',
};

const answerOf = (headers: Readonly<Record<string, string>> = HEADERS, status = 200): HttpAnswer => ({
  status,
  headers: [...Object.entries(headers), ['Content-Type', 'application/json']],
  body: Buffer.from(TEXT),
});

const asking = (headers: Readonly<Record<string, string>> = {}, url = '/meta/openapi.json', method = 'GET') => ({
  request: { method, url, headers } as IncomingMessage,
  requestId: 'second',
  isBinary: false,
});

const headersOf = (answer: HttpAnswer | undefined) => Object.fromEntries(answer?.headers ?? []);

test('an answer that any cache may keep is sent again, with the id of each request, compressed once', async () => {
  const answers = new PublicAnswers();
  answers.keep(asking(), answerOf());
  const plain = await answers.find(asking());
  expect([plain?.status, String(plain?.body), headersOf(plain)['X-Request-Id']]).toEqual([200, TEXT, 'second']);
  const coded = await answers.find(asking({ 'accept-encoding': 'gzip, deflate, br' }));
  expect(headersOf(coded)['Content-Encoding']).toBe('br');
  expect(String(brotliDecompressSync(coded?.body ?? ''))).toBe(TEXT);
  expect((await answers.find(asking({ 'accept-encoding': 'br' })))?.body).toBe(coded?.body);
});

test('a client that has the answer gets 304', async () => {
  const answers = new PublicAnswers();
  answers.keep(asking(), answerOf());
  const unchanged = await answers.find(asking({ 'if-none-match': 'W/"a"' }));
  expect([unchanged?.status, unchanged?.body.length]).toEqual([304, 0]);
  expect(headersOf(unchanged)).toEqual({ ...HEADERS, 'X-Request-Id': 'second' });
});

test.each([
  ['private', answerOf({ ...HEADERS, 'Cache-Control': 'private, max-age=3600' })],
  ['not to be stored', answerOf({ ...HEADERS, 'Cache-Control': 'no-store' })],
  ['dependent on another header', answerOf({ ...HEADERS, Vary: 'Accept-Encoding, Origin' })],
  ['without a tag', answerOf({ 'Cache-Control': 'public, max-age=3600' })],
  ['an error', answerOf(HEADERS, 404)],
])('an answer that is %s is not kept', async (_, answer) => {
  const answers = new PublicAnswers();
  answers.keep(asking(), answer);
  expect(await answers.find(asking())).toBeUndefined();
});

test.each([
  ['a query', asking({}, '/meta/openapi.json?v=1')],
  ['a body', asking({ 'content-length': '2' })],
  ['another method', asking({}, '/meta/openapi.json', 'POST')],
])('a request with %s goes to the function', async (_, request) => {
  const answers = new PublicAnswers();
  answers.keep(asking(), answerOf());
  answers.keep(request, answerOf());
  expect(await answers.find(request)).toBeUndefined();
});

test('after a minute the function is asked again', async () => {
  let nowMs = 0;
  const answers = new PublicAnswers(() => nowMs);
  answers.keep(asking(), answerOf());
  nowMs = 59_999;
  expect(await answers.find(asking())).toBeDefined();
  nowMs = 60_000;
  expect(await answers.find(asking())).toBeUndefined();
});
