import { describe, expect, it } from 'vitest';
import { toProxyResponse } from '../../../lib/chain/response.ts';
import { Answer, type CachePolicy, Content } from '../../../lib/contract/endpoint.ts';

const answer = (value: unknown, cache?: CachePolicy) =>
  toProxyResponse({ context: { requestId: 'one' }, ...(cache && { endpoint: { cache } }) }, value);

const toSvg = (text: string): Content => new Content('image/svg+xml; charset=utf-8', text);

describe('what a handler returns', () => {
  it('is sent as JSON when it is a plain value', () => {
    const { statusCode, headers, body, ...rest } = answer({ one: 1 });
    expect([statusCode, headers?.['Content-Type'], body]).toEqual([200, 'application/json', '{"one":1}']);
    expect(rest).toEqual({});
  });

  it('is sent unchanged when it is text of another media type', () => {
    const { headers, body, ...rest } = answer(toSvg('<svg/>'));
    expect([headers?.['Content-Type'], body]).toEqual(['image/svg+xml; charset=utf-8', '<svg/>']);
    expect(rest).toEqual({ statusCode: 200 });
  });

  it('is sent in base64 when it is bytes', () => {
    const bytes = new Content('image/png', new Uint8Array([0, 255, 128]));
    expect(answer(bytes)).toMatchObject({ statusCode: 200, body: 'AP+A', isBase64Encoded: true });
    expect(answer(bytes).headers?.['Content-Type']).toBe('image/png');
  });

  it('is sent without body and content type when it is undefined', () => {
    const { body, headers } = answer(new Answer(204, undefined));
    expect(body).toBe('');
    expect(Object.keys(headers ?? {})).not.toContain('Content-Type');
  });

  it('can have its own status and headers, which override the common ones', () => {
    const { statusCode, headers } = answer(new Answer(202, {}, { 'Cache-Control': 'no-cache', Location: '/x' }));
    expect([statusCode, headers?.['Cache-Control'], headers?.Location]).toEqual([202, 'no-cache', '/x']);
    expect(headers?.['X-Request-Id']).toBe('one');
  });
});

describe('the caching of an answer by clients', () => {
  it.each([
    ['public', 'public, max-age=3600', 'Accept-Encoding'],
    ['private', 'private, max-age=3600', 'Accept-Encoding'],
    ['none', 'no-store', undefined],
    [undefined, 'no-store', undefined],
  ] as const)('policy %s sends Cache-Control: %s', (cache, control, vary) => {
    const { headers } = answer({}, cache);
    expect([headers?.['Cache-Control'], headers?.Vary]).toEqual([control, vary]);
  });

  it('is forbidden for any status other than 200', () => {
    const { headers } = answer(new Answer(404, {}), 'public');
    expect([headers?.['Cache-Control'], headers?.Vary]).toEqual(['no-store', undefined]);
  });

  it.each([
    ['a table', { toTable: () => ({ columns: [], rows: [] }) }, 'Accept'],
    ['a picture alone', { picture: { styleMembers: [], shows: 'a map', draw: () => '' } }, 'Accept'],
    ['none', {}, undefined],
  ])('varies by Accept only if Accept chooses a form: %s', (_, formats, vary) => {
    const call = { context: { requestId: 'one' }, endpoint: { cache: 'none' as const, formats } };
    expect(toProxyResponse(call, {}).headers?.Vary).toBe(vary);
  });
});

describe('the longest answer', () => {
  const MOST_BYTES = 6 * 1024 * 1024 - 10_240;
  /** A body whose complete response has the given number of bytes. */
  const ofBytes = (bytes: number) => {
    const around = Buffer.byteLength(JSON.stringify(answer(toSvg(''))));
    return toSvg('x'.repeat(bytes - around));
  };

  it('has the maximum size of a Lambda response, including everything around the body', () => {
    expect(Buffer.byteLength(JSON.stringify(answer(ofBytes(MOST_BYTES))))).toBe(MOST_BYTES);
    expect(() => answer(ofBytes(MOST_BYTES + 1))).toThrow(
      expect.objectContaining({ code: 'AnswerTooLarge', message: 'The answer has 6.3 MB; 6.3 can be sent.' }),
    );
  });

  it('counts a character as it is escaped, up to six times as long', () => {
    expect(answer(toSvg('\u0000'.repeat(1_000_000))).body.length).toBe(1_000_000);
    expect(() => answer(toSvg('\u0000'.repeat(1_100_000)))).toThrow('The answer has 6.6 MB; 6.3 can be sent.');
  });
});
