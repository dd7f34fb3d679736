import { gunzipSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawRequest, writeRequest } from '../../support/raw-request.ts';
import { serveFixtures } from './served.ts';

const served = serveFixtures(async ({ queryStringParameters }) => ({
  statusCode: 200,
  body: 'x'.repeat(Number(queryStringParameters?.length)),
}));

/** The compressed answer: `fetch` would decompress it. */
async function expectAnswered(
  target: string,
  acceptEncoding?: string,
  method = 'GET',
): Promise<{ head: string; body: Buffer }> {
  const head = acceptEncoding === undefined ? [] : [`Accept-Encoding: ${acceptEncoding}`];
  const bytes = await rawRequest(served.address, writeRequest(target, { method, head }));
  const end = bytes.indexOf('\r\n\r\n');
  return { head: bytes.slice(0, end), body: Buffer.from(bytes.slice(end + 4), 'latin1') };
}

const BIG = '/act?length=5000000';

describe('a response', () => {
  it.each([
    ['gzip', gunzipSync],
    ['deflate', inflateSync],
    ['br, gzip, deflate', gunzipSync],
    ['deflate, gzip', gunzipSync],
    ['gzip;q=0.5, deflate;q=0.8, br;q=0.1', inflateSync],
  ])('is compressed for who takes %s', async (acceptEncoding, undo) => {
    const { head, body } = await expectAnswered(BIG, acceptEncoding);
    expect(head).toMatch(/^Content-Encoding: (gzip|deflate)$/im);
    expect(head).toContain(`Content-Length: ${body.length}`);
    expect(body.length).toBeLessThan(10_000);
    expect(undo(body).length).toBe(5_000_000);
  });

  it.each([undefined, '*', 'identity', 'br', 'br, gzip;q=0.9', 'gzip;q=0', ''])(
    'stays as it is for who takes %s',
    async (acceptEncoding) => {
      const { head, body } = await expectAnswered(BIG, acceptEncoding);
      expect(head).not.toMatch(/content-encoding/i);
      expect(body.length).toBe(5_000_000);
    },
  );

  it('below the size limit is not compressed', async () => {
    expect((await expectAnswered('/act?length=999', 'gzip')).head).not.toMatch(/content-encoding/i);
  });
});

it('HEAD gets headers only', async () => {
  const { head, body } = await expectAnswered(BIG, undefined, 'HEAD');
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(body.length).toBe(0);
});
