import { describe, expect, it, vi } from 'vitest';
import { buildAddress, createClient } from '../../../clients/typescript/src/client.ts';
import type { TransitSearchRequest } from '../../../clients/typescript/src/contract.ts';

/** A client whose service gives the answers in turn, objects as JSON, and the requests that it receives. */
function connect(...answers: readonly object[]) {
  const requests: Request[] = [];
  const natal = createClient({
    baseUrl: 'https://api.example/prod/',
    apiKey: 'key',
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[requests.length - 1] ?? {};
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  return { natal, requests };
}

describe('a request', () => {
  it('has the key, and follows no redirect, which would take the key to another server', async () => {
    const { natal, requests } = connect();
    await natal.get('/version');
    expect(requests[0]?.headers.get('X-API-Key')).toBe('key');
    expect(requests[0]?.redirect).toBe('manual');
  });

  it('has its parameters escaped in the path and the query', async () => {
    const { natal, requests } = connect();
    await natal.get('/l/{token}', { params: { token: 'a/b?c' } });
    await natal.get('/location/autocomplete', { query: { query: 'Å & b' } });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.example/prod/l/a%2Fb%3Fc',
      'https://api.example/prod/location/autocomplete?query=%C3%85+%26+b',
    ]);
  });

  it('deletes what its path names', async () => {
    const { natal, requests } = connect();
    await natal.delete('/bulk/jobs/{job_id}', { params: { job_id: 'job_1' } });
    await natal.delete('/links/{id}', { params: { id: 'link_1' } });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE https://api.example/prod/bulk/jobs/job_1',
      'DELETE https://api.example/prod/links/link_1',
    ]);
  });

  it('is not sent to a server whose name ends with the path', () => {
    expect(() => buildAddress('https://api.example', 'version', {}, {})).toThrow('must begin with a slash: /version');
  });
});

describe('a key or token that no header can have is refused and not shown', () => {
  const baseUrl = 'https://api.example';
  const BROKEN = ['secret\nsecret', 'secret\r\nX-Other: 1', 'secret\u2028secret', 'sécret', 'secret\0'];
  const message = (name: string) => new TypeError(`${name} must consist of printable ASCII characters`);

  it('a key when the client is created', () => {
    for (const apiKey of BROKEN) expect(() => createClient({ baseUrl, apiKey })).toThrow(message('apiKey'));
  });

  it('a token before each request', async () => {
    for (const token of BROKEN)
      for (const source of [token, async () => token])
        await expect(createClient({ baseUrl, token: source }).get('/health')).rejects.toThrow(message('token'));
  });

  it('but not one with a line break after it, as files have', async () => {
    const fetch = vi.fn(async (_: Request) => Response.json({}));
    await createClient({ baseUrl, apiKey: 'key\n', fetch }).get('/health');
    expect(fetch.mock.calls[0]?.[0].headers.get('X-API-Key')).toBe('key');
  });
});

describe('pages are yielded until the last', () => {
  const search: TransitSearchRequest = {
    natal_planets: { Sun: 99.18 },
    transiting_planets: ['saturn'],
    start_date: '2026-01-01',
    end_date: '2030-01-01',
  };
  const readCursors = (requests: readonly Request[]) =>
    Promise.all(requests.map(async (request) => (await request.json()).cursor));

  it('all with the same query', async () => {
    const { natal, requests } = connect({ data: { next_cursor: 'b' } }, { next_cursor: 'c' }, { data: {} });
    const pages = natal.pages('/predictive/transits/search', search, { query: { language: 'de' } });
    let count = 0;
    for await (const _page of pages) count += 1;
    expect(count).toBe(3);
    expect(await readCursors(requests)).toEqual([undefined, 'b', 'c']);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(Array(3).fill('?language=de'));
  });

  it('as tables, whose cursors are in a header', async () => {
    const toTable = (text: string, headers: object = {}) =>
      new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers } });
    const { natal, requests } = connect(toTable('a', { 'X-Next-Cursor': 'b' }), toTable('c'));
    const pages: string[] = [];
    const tables = natal.pages('/predictive/transits/search', search, { query: { format: 'csv' } });
    for await (const page of tables) pages.push(page);
    expect(pages).toEqual(['a', 'c']);
    expect(await readCursors(requests)).toEqual([undefined, 'b']);
  });
});
