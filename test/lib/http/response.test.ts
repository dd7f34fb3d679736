import { describe, expect, it } from 'vitest';
import type { Call } from '../../../lib/http/call.ts';
import { Answer, type CachePolicy, Content, createSvg } from '../../../lib/http/endpoint.ts';
import { toProxyResponse } from '../../../lib/http/response.ts';

const callOf = (cache?: CachePolicy): Call =>
  ({ context: { requestId: 'one' }, ...(cache && { endpoint: { cache } }) }) as unknown as Call;
const answer = (value: unknown, cache?: CachePolicy) => toProxyResponse(callOf(cache), value);

describe('what a handler returns', () => {
  it('is sent as JSON where it is a value', () => {
    const { statusCode, headers, body, ...rest } = answer({ one: 1 });
    expect([statusCode, headers?.['Content-Type'], body]).toEqual([200, 'application/json', '{"one":1}']);
    expect(rest).toEqual({});
  });

  it('is sent as it is where it is a text of another kind', () => {
    const { headers, body, ...rest } = answer(createSvg('<svg/>'));
    expect([headers?.['Content-Type'], body]).toEqual(['image/svg+xml; charset=utf-8', '<svg/>']);
    expect(rest).toEqual({ statusCode: 200 });
  });

  it('is sent in base64 where it is bytes', () => {
    const bytes = new Content('image/png', new Uint8Array([0, 255, 128]));
    expect(answer(bytes)).toMatchObject({ statusCode: 200, body: 'AP+A', isBase64Encoded: true });
    expect(answer(bytes).headers?.['Content-Type']).toBe('image/png');
  });

  it('is no body at all where it is nothing, and then has no type', () => {
    const { body, headers } = answer(new Answer(204, undefined));
    expect(body).toBe('');
    expect(Object.keys(headers ?? {})).not.toContain('Content-Type');
  });

  it('has a status and headers of its own, which come before the usual ones', () => {
    const { statusCode, headers } = answer(new Answer(202, {}, { 'Cache-Control': 'no-cache', Location: '/x' }));
    expect([statusCode, headers?.['Cache-Control'], headers?.Location]).toEqual([202, 'no-cache', '/x']);
    expect(headers?.['X-Request-Id']).toBe('one');
  });
});

describe('how long an answer may be kept', () => {
  it.each([
    ['public', 'public, max-age=3600', 'Accept-Encoding'],
    ['private', 'private, max-age=3600', 'Accept-Encoding'],
    ['none', 'no-store', undefined],
    [undefined, 'no-store', undefined],
  ] as const)('%s: %s', (cache, control, vary) => {
    const { headers } = answer({}, cache);
    expect([headers?.['Cache-Control'], headers?.Vary]).toEqual([control, vary]);
  });

  it('is not at all where it is another than 200', () => {
    const { headers } = answer(new Answer(404, {}), 'public');
    expect([headers?.['Cache-Control'], headers?.Vary]).toEqual(['no-store', undefined]);
  });
});

describe('the longest answer', () => {
  const MOST_BYTES = 6 * 1024 * 1024 - 10_240;
  /** So many bytes with all that is sent around it. */
  const ofBytes = (bytes: number) => {
    const around = Buffer.byteLength(JSON.stringify(answer(createSvg(''))));
    return createSvg('x'.repeat(bytes - around));
  };

  it('is as long as a function may hand over, what stands around the body counted in', () => {
    expect(Buffer.byteLength(JSON.stringify(answer(ofBytes(MOST_BYTES))))).toBe(MOST_BYTES);
    expect(() => answer(ofBytes(MOST_BYTES + 1))).toThrow(
      expect.objectContaining({ code: 'AnswerTooLarge', message: 'The answer has 6.3 MB; 6.3 can be sent.' }),
    );
  });

  it('counts a letter as it is written, up to six times as long', () => {
    expect(answer(createSvg('\u0000'.repeat(1_000_000))).body.length).toBe(1_000_000);
    expect(() => answer(createSvg('\u0000'.repeat(1_100_000)))).toThrow('The answer has 6.6 MB; 6.3 can be sent.');
  });
});
