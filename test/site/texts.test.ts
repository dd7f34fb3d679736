import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import { ERROR_CODES } from '../../lib/base/errors/catalog.ts';
import { toReferencePath } from '../../lib/base/errors/problem-body.ts';
import { ROOT_FILES } from '../../lib/chain/site/root-files.ts';
import { documentedPathOf } from '../../lib/contract/endpoint.ts';
import { readGuides } from '../../site/guides/guide.ts';
import { createPages } from '../../site/pages.ts';
import { createTextFiles } from '../../site/texts/text-files.ts';

/** 135 000 tokens of 3.7 characters, as gpt-tokenizer 3 counted for this text on 23 November 2026. */
const LARGEST_FULL_TEXT = 720_000;

const contract = await buildContract();
const files = new Map(createTextFiles(contract).map((file) => [file.path, file]));
const pages = new Set(createPages(contract).map(({ path }) => path));
const textOf = (path: string): string => files.get(path)?.content ?? '';
const endpoints = Object.values<Group>(api).flatMap((group) => group.endpoints);

/** Paths below /docs, or of the root, to which a text links. */
const listLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(%ROOT%([^)#]*)/g)].map(([, path = '']) => path.replace(/^\/docs\//, ''));

describe('/llms.txt', () => {
  const text = textOf('/llms.txt');

  /** @source https://llmstxt.org, "Format" */
  it('is a title, a summary, notes without headings, and lists of links under headings of the second level', () => {
    const [introduction = '', ...lists] = text.split(/^## .+$/m);
    expect(introduction).toMatch(/^# Natal\n\n> .+\n\n(- .+\n)+\n$/);
    expect(lists.length).toBeGreaterThan(5);
    for (const list of lists) expect(list).toMatch(/^\n\n(- \[[^\]]+\]\([^)]+\).*\n)+\n?$/);
    expect(text).toMatch(/^## Optional$/m);
  });

  it('links to the Markdown of every guide and endpoint', () => {
    const links = new Set(listLinks(text));
    const wanted = [
      ...readGuides().map(({ slug }) => `guides/${slug}.md`),
      ...endpoints.map((endpoint) => `${toReferencePath(documentedPathOf(endpoint)).slice('/docs/'.length)}.md`),
    ];
    expect(wanted.filter((path) => !links.has(path))).toEqual([]);
  });
});

describe('/llms-full.txt', () => {
  const text = textOf('/llms-full.txt');

  it('describes every endpoint, every error and every guide', () => {
    for (const { method, path } of endpoints) expect(text).toContain(`## ${method} ${path}\n`);
    for (const code of ERROR_CODES) expect(text).toContain(`- \`${code}\` (`);
    for (const { title } of readGuides()) expect(text).toContain(`# ${title}\n`);
  });

  it('describes every member of a request', () => {
    expect(text).toMatch(/^- `house_system` \(HouseSystemCode\)/m);
    expect(text).toMatch(/^- `birth_datetime` \(/m);
  });

  it('is small enough for the context of a model', () => {
    expect(text.length).toBeLessThan(LARGEST_FULL_TEXT);
  });
});

describe('texts', () => {
  it('exist for every file at the root', () => {
    expect(ROOT_FILES.filter((path) => textOf(path) === '')).toEqual([]);
  });

  it('link only to texts, pages and endpoints that exist', () => {
    const faults = [...files].flatMap(([path, { content }]) =>
      listLinks(content)
        .filter((link) => !files.has(link) && !pages.has(link) && !endpoints.some((one) => one.path === link))
        .map((link) => `${path}: ${link}`),
    );
    expect(faults).toEqual([]);
  });

  it('have no comments of the guides’ authors and no markup of pages', () => {
    for (const [path, { content, mediaType }] of files) {
      if (mediaType.startsWith('image/')) continue;
      expect(content, path).not.toMatch(
        /<!--|<\/?(code|span|a|p|dl)\b|&(amp|lt|quot);|\(undefined|: undefined|\[object/,
      );
    }
  });

  it('of an endpoint have each type once', () => {
    const headings = [...textOf('reference/ephemeris/natal-chart.md').matchAll(/^### (\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect(headings.length).toBeGreaterThan(20);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('for crawlers open the documentation and nothing else', () => {
    expect(textOf('/robots.txt')).toMatch(/^User-agent: \*\n(Allow: \/\S+\n)+Disallow: \/\n$/m);
  });
});
