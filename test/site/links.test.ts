import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { renderSite } from '../../infra/build/docs.ts';
import { ERROR_CODES } from '../../lib/errors/catalogue.ts';

const files = new Map((await renderSite()).map(({ path, content }) => [path, String(content)]));
const pages = [...files].filter(([, content]) => content.startsWith('<!doctype html>'));
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
const endpoints = Object.values<Group>(api).flatMap((group) => group.endpoints);

/** Why a link leads nowhere; undefined where it leads somewhere. */
function faultOf(href: string, page: string): string | undefined {
  const [address = '', anchor] = href.split('#');
  if (/^https?:/.test(address)) return undefined;
  const path = address.replace('%ROOT%', '');
  if (path !== '' && !path.startsWith('/docs')) {
    return endpoints.some((one) => one.path === path) ? undefined : `${href}: no such endpoint`;
  }
  const target = path === '' ? page : files.get(path.replace(/^\/docs\/?/, ''));
  if (target === undefined) return `${href}: no such page`;
  return anchor === undefined || anchorsOf(target).has(anchor) ? undefined : `${href}: no such anchor`;
}

describe('links', () => {
  it('all lead somewhere, anchors included', () => {
    const faults = pages.flatMap(([path, page]) =>
      [...page.matchAll(/\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
        const fault = faultOf(href, page);
        return fault ? [`${path}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('of the search all lead somewhere', () => {
    const [, index = '[]'] = [...files].find(([path]) => path.startsWith('assets/search-')) ?? [];
    const entries: readonly { readonly path: string }[] = JSON.parse(index);
    expect(entries.length).toBeGreaterThan(100);
    const faults = entries.flatMap(({ path }) => faultOf(`%ROOT%/docs/${path}`, '') ?? []);
    expect(faults).toEqual([]);
  });

  it('no anchor stands twice on a page', () => {
    for (const [path, page] of pages) {
      const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });
});

describe('pages', () => {
  it('tell of every error code where the type of its problem points to', () => {
    const anchors = anchorsOf(files.get('errors') ?? '');
    expect(ERROR_CODES.filter((code) => !anchors.has(code))).toEqual([]);
  });

  it('are there for every endpoint', () => {
    const missing = endpoints.filter(({ path }) => !files.has(`reference${path}`));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('have one heading of the first rank, a title and a description each', () => {
    for (const [path, page] of pages) {
      expect(page.match(/<h1/g)?.length, path).toBe(1);
      expect(page, path).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(page, path).toMatch(/<meta name="description" content="[^"]{10,}">/);
    }
  });
});
