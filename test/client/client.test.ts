import { describe, expect, it } from 'vitest';
import { buildAddress } from '../../client/src/address.ts';
import { createClient } from '../../client/src/client.ts';
import type { TransitSearchRequest } from '../../client/src/contract.ts';

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

  it('is not sent to a server whose name ends with the path', () => {
    expect(() => buildAddress('https://api.example', 'version', {}, {})).toThrow('must begin with a slash: /version');
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
