import { describe, expect, it } from 'vitest';
import { CHART, post, startServer } from './served.ts';

const server = startServer();

const WHEEL = { path: '/ephemeris/natal-chart', query: { format: 'svg' }, body: CHART };

async function makeLink(address: string, key: string, request: object = WHEEL): Promise<string> {
  const answer = await post(`${address}/links`, key, request);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

describe('links of a service from the prebuilt folder', () => {
  it('are opened without a key, also after a restart, and no log or metric has their address', async () => {
    const first = await server.start();
    const key = await server.createKey('--scope', 'metrics:read');
    const url = await makeLink(first.address, key);
    expect(url.startsWith(`${first.address}/l/`)).toBe(true);
    const opened = await fetch(url);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await opened.text()).toContain('<svg');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(url, { headers: { 'If-None-Match': opened.headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await fetch(`${url}A`)).status).toBe(401);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
    const metrics = await (await fetch(`${first.address}/metrics`, { headers: { 'X-API-Key': key } })).text();
    expect(metrics).toContain('natal_responses_total{method="GET",route="/l/{token}",status="200"} 1\n');
    await first.end('SIGTERM');

    const token = url.split('/l/')[1] ?? expect.unreachable();
    const second = await server.start({ PORT: String(first.port) });
    expect((await fetch(url)).status).toBe(200);
    await second.end('SIGTERM');
    const written = [...first.log(), ...second.log(), metrics].join('\n');
    expect(written).toContain('/l/{token}');
    expect(written).not.toContain(token.slice(4, 24));
  });

  it.each<[string, { PUBLIC_URL?: string }]>([
    ['the base path of the service', {}],
    ['the scheme, host and base path that clients of a proxy see', { PUBLIC_URL: 'http://stars.example:8080' }],
  ])('have %s', async (_, environment) => {
    const service = await server.start({ BASE_PATH: '/astro', ...environment });
    const address = environment.PUBLIC_URL ?? service.address;
    const table = {
      path: '/predictive/events',
      query: { format: 'csv' },
      body: { start_date: '2027-01-01', end_date: '2027-01-02' },
    };
    const url = await makeLink(`${service.address}/astro`, await server.createKey(), table);
    expect(url.startsWith(`${address}/astro/l/`)).toBe(true);
    const opened = await fetch(url.replace(address, service.address));
    expect([opened.status, opened.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    await service.end('SIGTERM');
  });

  it('are refused after a revoking rotation, by the next instance', async () => {
    const service = await server.start();
    const key = await server.createKey();
    const url = await makeLink(service.address, key);
    expect((await server.run(['keys', 'rotate-links', '--revoke'])).output).toContain('refused everywhere');
    await service.end('SIGTERM');
    const next = await server.start({ PORT: String(service.port) });
    const answer = await fetch(url);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([401, 'LinkInvalid']);
    expect((await fetch(await makeLink(next.address, key))).status).toBe(200);
    await next.end('SIGTERM');
  });
});
