import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { buildContract } from '../../../../infra/build/openapi.ts';
import { createDocsSearch } from '../../../../lib/chain/site/docs-search.ts';
import { DOCS_SEARCH_FILE_NAME, openDocsSearch } from '../../../../lib/runtime/docs-search.ts';
import { listDocsEntries } from '../../../../site/docs-entries.ts';
import { createPages } from '../../../../site/pages.ts';

/** Largest file that the build may add to a function, bytes. */
const LARGEST_FILE_BYTES = 800_000;

const contract = await buildContract();
const entries = listDocsEntries(createPages(contract), contract);
const search = createDocsSearch(entries);
const findUrls = async (query: string, limit = 3): Promise<readonly string[]> =>
  (await search(query, limit)).map(({ url }) => url);

describe('a question about the service', () => {
  it.each([
    ['how do I send an unknown birth time?', '/docs/guides/times-and-zones#julian-dates-and-unknown-times'],
    ['AmbiguousLocalTime', '/docs/errors#AmbiguousLocalTime'],
    ['too many requests 429', '/docs/errors#RateLimitExceeded'],
    [
      'how can I page through a long answer with a cursor',
      '/docs/guides/predictive-searches#long-answers-come-in-pages',
    ],
    ['local mean time before standard time', '/docs/guides/times-and-zones#before-standard-time'],
    ['birth records of Illinois', '/docs/guides/local-clocks#clocks-and-birth-records'],
    ['send an api key', '/docs/guides/limits-and-credentials#credentials'],
    ['which house systems are there', '/docs/reference/ephemeris/house-systems'],
    ['Davison composite', '/docs/reference/comparative/composite'],
    ['julian day of a moment', '/docs/guides/times-and-zones#four-ways-to-say-when'],
    ['DateTimeInput members', '/docs/reference/ephemeris/natal-chart#DateTimeInput'],
  ])('finds its part among the first five: %s', async (query, url) => {
    expect(await findUrls(query, 5)).toContain(url);
  });

  it('finds the part despite a typing error', async () => {
    expect((await findUrls('daylihgt saving occured twice'))[0]).toMatch(/times-and-zones|local-clocks/);
  });

  it('has at most the requested number of parts', async () => {
    expect(await findUrls('time', 2)).toHaveLength(2);
    expect(await findUrls('time', 0)).toEqual([]);
  });

  it('can be any text', async () => {
    const text = fc.string({ maxLength: 500 });
    await fc.assert(fc.asyncProperty(text, async (query) => (await search(query, 3)).length <= 3));
  });
});

describe('an excerpt', () => {
  it('is at most some 400 characters long', async () => {
    const found = await search('time place date chart answer request', 100);
    const excerpts = found.map(({ excerpt }) => excerpt.length);
    expect(excerpts).toHaveLength(100);
    expect(Math.max(...excerpts)).toBeLessThanOrEqual(404);
    expect(Math.min(...excerpts)).toBeGreaterThan(0);
  });

  it('of a long text is the part with the words of the question', async () => {
    const text = `${'Nothing here. '.repeat(100)}The node is crossed at night. ${'Nothing here. '.repeat(100)}`;
    const [found] = await createDocsSearch([{ path: 'a', title: 'A', within: '', text }])(
      'when is the node crossed',
      1,
    );
    expect(found?.excerpt).toContain('The node is crossed at night.');
  });
});

describe('the file of parts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-search-'));
  afterAll(() => rm(folder, { recursive: true }));

  it('is small enough to be part of a function', () => {
    expect(entries.length).toBeGreaterThan(300);
    expect(JSON.stringify(entries).length).toBeLessThan(LARGEST_FILE_BYTES);
  });

  it('is read at the first query, and not before', async () => {
    const opened = openDocsSearch(folder);
    await writeFile(join(folder, DOCS_SEARCH_FILE_NAME), JSON.stringify(entries));
    expect(await opened('AmbiguousLocalTime', 1)).toEqual(await search('AmbiguousLocalTime', 1));
  });

  it('is required by a query', async () => {
    await expect(openDocsSearch(join(folder, 'nowhere'))('time', 1)).rejects.toThrow('docs-search.json');
    await expect(openDocsSearch('')('time', 1)).rejects.toThrow('LAMBDA_TASK_ROOT');
  });
});
