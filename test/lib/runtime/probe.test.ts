import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Counter } from '../../../lib/runtime/metrics.ts';
import { createProbe } from '../../../lib/runtime/probe.ts';
import { send } from '../../support/natal.ts';

beforeAll(() => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
});

const ADDRESS = 'https://api.example.org/prod/';

/** What the service answers to a path, with the body that was sent. */
type Answer = (path: string, body: string) => Promise<Response> | Response;

/** A service whose charts are those of the natal function. */
const serve: Answer = async (path, body) => {
  if (path === '/prod/health') return Response.json({ status: 'healthy' });
  const { status, text } = await send({ body: JSON.parse(body) });
  return new Response(text, { status });
};

/** Runs a probe once. @returns what it counted and asked for */
async function probe(answer: Answer, readKey: () => Promise<string | undefined> = async () => 'natal_key') {
  const count = vi.fn<Counter>();
  const asked: string[] = [];
  const ask: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    asked.push(`${init?.method ?? 'GET'} ${url.href} ${new Headers(init?.headers).get('X-API-Key') ?? 'no key'}`);
    return await answer(url.pathname, String(init?.body ?? ''));
  };
  await createProbe({ address: ADDRESS, readKey, count, ask })();
  return { counts: count.mock.calls.map(([counts]) => counts), asked };
}

const chart =
  (sun: unknown, moon: unknown): Answer =>
  (path) =>
    Response.json(
      path === '/prod/health' ? {} : { data: { planets: { sun: { longitude: sun }, moon: { longitude: moon } } } },
    );

describe('a probe', () => {
  it('passes where the service is healthy and calculates the published longitudes', async () => {
    expect(await probe(serve)).toEqual({
      counts: [{ ProbeFailures: 0 }],
      asked: [
        'GET https://api.example.org/prod/health no key',
        'POST https://api.example.org/prod/ephemeris/natal-chart natal_key',
      ],
    });
  });

  it('without a key asks for the health only, and counts no failure', async () => {
    const { counts, asked } = await probe(serve, async () => undefined);
    expect(counts).toEqual([{ ProbeFailures: 0 }]);
    expect(asked).toEqual(['GET https://api.example.org/prod/health no key']);
  });

  it.each<[string, Answer]>([
    ['an unhealthy service', () => Response.json({ status: 'unhealthy' }, { status: 503 })],
    ['a service that is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
    ['a refused key', (path) => Response.json({}, { status: path === '/prod/health' ? 200 : 401 })],
    ['a chart that is a thousandth of a degree off', chart(280.3682, 223.3163)],
    ['a chart without the Sun', chart(undefined, 223.3149)],
    ['something else than a chart', () => new Response('<html>')],
  ])('counts %s as a failure, once', async (_, answer) => {
    expect((await probe(answer)).counts).toEqual([{ ProbeFailures: 1 }]);
  });

  it('counts a key that it cannot read as a failure', async () => {
    const unreadable = () => Promise.reject(new Error('AccessDeniedException'));
    expect((await probe(serve, unreadable)).counts).toEqual([{ ProbeFailures: 1 }]);
  });
});
