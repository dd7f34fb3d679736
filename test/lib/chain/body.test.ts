import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../lib/chain/body.ts';
import { smallFunction } from './small-function.ts';

const { ask } = smallFunction();
const echo = (body: unknown, headers: Record<string, string> = {}, changes = {}) =>
  ask({ method: 'POST', path: '/echo', body, headers }, changes);
const asBase64 = (bytes: Buffer | string) => ({ body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true });
const jsonOf = (bytes: number) => `{"text":"${'x'.repeat(bytes - '{"text":""}'.length)}"}`;

describe('200 a JSON body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; version=1; charset=utf8',
    'APPLICATION/JSON',
    ' application/json ',
    'application/merge-patch+json',
  ])('is accepted with the media type %j', async (type) => {
    expect((await echo({ text: 'a' }, { 'Content-Type': type })).body.body).toEqual({ text: 'a' });
  });

  it('is accepted without a content type and with a lower-case header name', async () => {
    const event = { headers: {}, multiValueHeaders: {} };
    expect((await echo({ text: 'a' }, {}, event)).status).toBe(200);
    expect((await echo({ text: 'a' }, {}, { headers: { 'content-type': 'application/json' } })).status).toBe(200);
    expect((await echo({ text: 'a' }, {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });

  it('is accepted in base64, with characters of any script', async () => {
    const { body } = await echo({}, {}, asBase64('{"text":"Zürich 東京 🜨"}'));
    expect(body.body.text).toBe('Zürich 東京 🜨');
  });

  it('is accepted at exactly the maximum size, plain and in base64', async () => {
    const largest = jsonOf(MAX_BODY_BYTES);
    expect((await echo(largest)).status).toBe(200);
    expect((await echo({}, {}, asBase64(largest))).status).toBe(200);
  });
});

describe('400 InvalidJson', () => {
  it.each([
    ['a cut object', '{"text":"a'],
    ['a bare word', 'hello'],
    ['NaN', '{"text":NaN}'],
    ['single quotes', "{'text':'a'}"],
    ['a trailing comma', '{"text":"a",}'],
    ['two values', '{} {}'],
    ['a byte order mark alone', '\ufeff'],
  ])('%s', async (_, sent) => {
    const { status, body } = await echo(sent);
    expect([status, body.error]).toEqual([400, 'InvalidJson']);
  });

  it('shows one correct body, also where nothing was sent', async () => {
    const example = { text: 'a' };
    const cut = await ask({ method: 'POST', path: '/exact', body: '{' });
    expect(cut.body.errors).toEqual([{ location: 'body', message: expect.stringContaining('is not JSON'), example }]);
    const empty = await ask({ method: 'POST', path: '/exact', body: '' });
    expect(empty.body.errors).toMatchObject([{ location: 'body', example }]);
  });

  it('bytes that are not UTF-8', async () => {
    const latin1 = Buffer.from([0x7b, 0x22, 0x74, 0x22, 0x3a, 0x22, 0xfc, 0x22, 0x7d]);
    const { status, body } = await echo({}, {}, asBase64(latin1));
    expect([status, body.error, body.detail]).toEqual([400, 'InvalidJson', 'The body is not UTF-8 text.']);
    expect(body.errors).toEqual([{ location: 'body', message: 'is not UTF-8 text' }]);
  });

  it.each([undefined, ''])('the missing body %j of an endpoint with a required member', async (body) => {
    const answer = await ask({ method: 'POST', path: '/exact', body });
    expect([answer.status, answer.body.error]).toEqual([400, 'InvalidJson']);
    expect(answer.body.detail).toBe('The body is empty; the endpoint takes one JSON object.');
  });

  it.each([undefined, ''])(
    'the missing body %j of an endpoint without required members is an empty object',
    async (body) => {
      expect((await echo(body)).body).toMatchObject({ body: {} });
    },
  );
});

describe('413 PayloadTooLarge', () => {
  it('one byte over the maximum, plain and in base64', async () => {
    const tooLong = jsonOf(MAX_BODY_BYTES + 1);
    for (const changes of [{ body: tooLong }, asBase64(tooLong)]) {
      const { status, body } = await echo({}, {}, changes);
      expect([status, body.error]).toEqual([413, 'PayloadTooLarge']);
      expect(body.errors).toEqual([{ location: 'body', message: `must have at most ${MAX_BODY_BYTES} bytes` }]);
    }
  });

  it('counts bytes, not characters', async () => {
    const text = `{"text":"${'ü'.repeat(MAX_BODY_BYTES / 2)}"}`;
    expect(text.length).toBeLessThan(MAX_BODY_BYTES);
    expect((await echo(text)).status).toBe(413);
  });
});

describe('415 UnsupportedMediaType', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'json', 'multipart/form-data; b=x'])(
    '%s',
    async (type) => {
      const { status, body } = await echo({ text: 'a' }, { 'Content-Type': type });
      expect([status, body.error]).toEqual([415, 'UnsupportedMediaType']);
      expect(body.detail).toContain(type);
    },
  );

  it.each(['iso-8859-1', '"windows-1252"', 'utf-16', 'utf-8x', ''])(
    'the charset %s, whose letters would be misread',
    async (charset) => {
      const type = `application/json; charset=${charset}`;
      const { status, body } = await echo({ text: 'a' }, { 'Content-Type': type });
      expect([status, body.error]).toEqual([415, 'UnsupportedMediaType']);
      expect(body.detail).toBe(`Content-Type is ${type}; send application/json in UTF-8.`);
    },
  );

  it('a compressed body, whose bytes the gateway destroys', async () => {
    const { status, body } = await echo('\u001f\ufffd', { 'Content-Encoding': 'gzip' });
    expect([status, body.error]).toEqual([415, 'UnsupportedMediaType']);
    expect(body.detail).toBe('Content-Encoding is gzip; send the body as it is.');
    expect((await echo({ text: 'a' }, { 'Content-Encoding': 'identity' })).status).toBe(200);
  });

  it('quotes at most a hundred characters of a long media type', async () => {
    const { text } = await echo({ text: 'a' }, { 'Content-Type': 'x'.repeat(8000) });
    expect(text.length).toBeLessThan(600);
  });
});

it('400 a body sent to an endpoint that reads none is refused, not ignored', async () => {
  const { status, body } = await ask({ method: 'GET', path: '/kept', body: { a: 1 } });
  expect([status, body.error]).toEqual([400, 'ValidationError']);
  expect(body.errors).toEqual([{ location: 'body', message: 'is not expected here', value: '{"a":1}' }]);
});
