import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildDocs, renderSite } from '../../../infra/build/docs.ts';
import { openSiteFiles, SITE_FOLDER, SITE_LIST_NAME } from '../../../lib/runtime/site-files.ts';
import { filesOf, weightOf } from '../../system/browser/page-weight.ts';

/** Maximum compressed size of the playground before its first chart, bytes; each panel loads when it is opened. */
const MOST_PLAYGROUND_BYTES = 120_000;

/** Maximum compressed size of a page with everything it loads, bytes. */
const MOST_PAGE_BYTES = 150_000;

const folder = await mkdtemp(join(tmpdir(), 'docs-test-'));
await buildDocs(folder);
const site = openSiteFiles(folder);
afterAll(() => rm(folder, { recursive: true }));

const listed = Object.keys(
  JSON.parse(await readFile(join(folder, SITE_FOLDER, SITE_LIST_NAME), 'utf8')).files as Record<string, object>,
);
const pages = listed.filter((path) => site.find(path)?.mediaType.startsWith('text/html'));
const textOf = (path: string): string => String(site.find(path)?.content ?? '');

describe('the built site', () => {
  it('has every listed file', () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const path of listed) expect(site.find(path)?.content.length, path).toBeGreaterThan(0);
  });

  it('is reproducible from the same sources', async () => {
    const contents = async () => (await renderSite()).map(({ path, content }) => [path, content]);
    expect(await contents()).toEqual(await contents());
  });

  it('refers only to listed files', () => {
    for (const path of ['list.json', '../index.js', 'pages/errors.html', '__proto__', 'toString']) {
      expect(site.find(path), path).toBeUndefined();
    }
  });

  it('has no inline script, style or handler, and loads nothing from other origins', () => {
    for (const path of pages) {
      const page = textOf(path);
      expect(page, path).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
      expect(page, path).not.toMatch(/<style|\sstyle=|\son\w+="|javascript:/);
      expect(page, path).not.toMatch(/<(script|img|link)[^>]*(src|href)="(?!#|%ROOT%\/docs\/(assets|pictures)\/)/);
    }
  });

  it('keeps each page, with everything it loads, within the size limit', () => {
    const files = new Map(listed.map((path) => [path, site.find(path)?.content ?? '']));
    expect([...filesOf('playground', files)].length).toBeGreaterThan(6);
    expect([...filesOf('playground', files)].filter((path) => !files.has(path))).toEqual([]);
    expect(weightOf('playground', files)).toBeLessThan(MOST_PLAYGROUND_BYTES);
    const largest = pages.map((path) => weightOf(path, files));
    expect(Math.max(...largest)).toBeLessThan(MOST_PAGE_BYTES);
  });
});
