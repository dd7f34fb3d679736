import { describe, expect, test } from 'vitest';
import { listRoutes } from '../../../functions/meta/routes.ts';
import { answerUnknownRoute } from '../../../functions/meta/unknown-route.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { Answer } from '../../../lib/contract/endpoint.ts';

const EXAMPLES = { long: { value: { subject: { year: 1990 } } }, short: { value: { subject: 'c1' } } };

const routes = listRoutes({
  paths: {
    '/l/{token}': { get: {} },
    '/health': { get: {} },
    '/ephemeris/natal-chart': { post: { requestBody: { content: { 'application/json': { examples: EXAMPLES } } } } },
    '/ephemeris/dial': { post: {} },
    '/vedic/chart': { post: {} },
    '/meta/version': { get: {}, post: {} },
  },
});

function problemOf(method: string, path: string): Problem {
  try {
    answerUnknownRoute(method, path, routes);
  } catch (thrown) {
    if (thrown instanceof Problem) return thrown;
  }
  throw new Error(`${method} ${path} was no problem`);
}

describe('404 RouteNotFound', () => {
  test.each([
    ['/ephemeris/natalchart', '/ephemeris/natal-chart'],
    ['/ephemeris/natal_chart/', '/ephemeris/natal-chart'],
    ['/Health', '/health'],
    ['/meta/versions', '/meta/version'],
    ['/natal', '/ephemeris/natal-chart'],
    ['/ephemeris/natal', '/ephemeris/natal-chart'],
    ['/api/v1/natal/calculate', '/ephemeris/natal-chart'],
    ['/vedic', '/vedic/chart'],
  ])('%s suggests %s', (path, nearest) => {
    expect(problemOf('GET', path)).toMatchObject({
      code: 'RouteNotFound',
      message: expect.stringMatching(new RegExp(`the nearest are ${nearest}(?:,|\\.$)`)),
    });
  });

  test('refers to the list of all paths when no path is similar', () => {
    expect(problemOf('GET', '/xyzzy')).toMatchObject({
      code: 'RouteNotFound',
      message: 'There is nothing at /xyzzy; /meta/openapi.json lists every path.',
    });
  });

  test('shortens a long path in the message', () => {
    expect(problemOf('GET', `/${'x'.repeat(10_000)}`).message.length).toBeLessThan(300);
  });

  test('also applies to the preflight of an unknown path', () => {
    expect(problemOf('OPTIONS', '/nothing').code).toBe('RouteNotFound');
  });

  test('also applies when the contract has no paths', () => {
    expect(() => answerUnknownRoute('GET', '/health', listRoutes({}))).toThrow(Problem);
  });
});

describe('405 MethodNotAllowed', () => {
  test('lists the supported methods in Allow', () => {
    expect(problemOf('GET', '/ephemeris/natal-chart')).toMatchObject({
      code: 'MethodNotAllowed',
      message: '/ephemeris/natal-chart takes POST, not GET.',
      headers: { Allow: 'POST, OPTIONS' },
      issues: [{ location: 'body', example: { subject: 'c1' } }],
    });
    expect(problemOf('DELETE', '/meta/version').headers).toEqual({ Allow: 'GET, HEAD, POST, OPTIONS' });
  });

  test('names a path with parameters as the contract does, without their values', () => {
    expect(problemOf('POST', '/l/AQABmF0X')).toMatchObject({
      code: 'MethodNotAllowed',
      message: '/l/{token} takes GET, not POST.',
    });
    expect(problemOf('GET', '/l/').code).toBe('RouteNotFound');
    expect(problemOf('GET', '/l/AQAB/more').code).toBe('RouteNotFound');
  });
});

test('204 for the preflight of a known path, with the allowed methods and headers', () => {
  const answer = answerUnknownRoute('OPTIONS', '/ephemeris/natal-chart', routes);
  expect(answer).toBeInstanceOf(Answer);
  expect(answer).toMatchObject({
    status: 204,
    body: undefined,
    headers: {
      Allow: 'POST, OPTIONS',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, MCP-Protocol-Version, X-API-Key',
    },
  });
});
