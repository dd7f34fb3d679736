import { describe, expect, it } from 'vitest';
import { NatalProblem, readProblem } from '../../../clients/typescript/src/problem.ts';
import { ERROR_CODES } from '../../../lib/base/errors/catalog.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { toProblemBody } from '../../../lib/base/errors/problem-body.ts';

const FINDING = { location: 'query.formt', message: 'is unknown', value: 'json' };

function toResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  const body = toProblemBody(problem, 'request-1', { root: '/prod' });
  const response = new Response(JSON.stringify(body), { status: problem.status, headers });
  Object.defineProperty(response, 'url', { value: 'https://api.example/prod/ephemeris/natal-chart?formt=json' });
  return response;
}

describe('a problem of the service', () => {
  it.each(ERROR_CODES)('%s keeps every member', async (code) => {
    const problem = new Problem(code, 'what this request did', { issues: [FINDING] });
    const read = await readProblem(toResponse(problem));
    expect(read).toBeInstanceOf(NatalProblem);
    expect(read).toMatchObject({
      name: 'NatalProblem',
      message: 'what this request did',
      code,
      status: problem.status,
      findings: [FINDING],
      docsUrl: `https://api.example/prod/docs/errors#${code}`,
      requestId: 'request-1',
      retryAfterSeconds: undefined,
    });
  });

  it('has the wait of Retry-After', async () => {
    const read = await readProblem(toResponse(new Problem('RateLimitExceeded', 'too many'), { 'Retry-After': '42' }));
    expect(read.retryAfterSeconds).toBe(42);
  });

  it('keeps an unknown code', async () => {
    const body = { ...toProblemBody(new Problem('Timeout', 'late'), 'request-1'), error: 'NewerProblem' };
    expect(await readProblem(Response.json(body, { status: 418 }))).toMatchObject({
      code: 'NewerProblem',
      status: 418,
    });
  });
});

describe('a response of another server', () => {
  it.each([
    ['a page', new Response('<html>Bad Gateway</html>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
    ['nothing', new Response(null, { status: 503 })],
    ['a gateway', Response.json({ message: 'Forbidden' }, { status: 403 })],
    ['a null', new Response('null', { status: 500 })],
  ])('%s becomes UnreadableAnswer with its status', async (_what, response) => {
    const read = await readProblem(response);
    expect(read).toMatchObject({ code: 'UnreadableAnswer', status: response.status, findings: [] });
    expect(read.message).toContain(String(response.status));
  });

  it('is quoted up to 200 characters', async () => {
    const read = await readProblem(new Response(`<p>${'x'.repeat(100_000)}`, { status: 502 }));
    expect(read.message).toContain('<p>xxx');
    expect(read.message.length).toBeLessThan(400);
  });

  it('has the request id of its header', async () => {
    const response = new Response('', { status: 502, headers: { 'X-Request-Id': 'request-2' } });
    expect((await readProblem(response)).requestId).toBe('request-2');
  });
});
