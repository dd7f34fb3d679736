import { describe, expect, it } from 'vitest';
import { api, type Group } from '../../functions/api.ts';
import { renderSite } from '../../infra/build/docs.ts';
import { ERROR_CODES } from '../../lib/base/errors/catalog.ts';
import { toReferencePath } from '../../lib/base/errors/problem-body.ts';
import { documentedPathOf } from '../../lib/contract/endpoint.ts';

const files = new Map((await renderSite()).map(({ path, content }) => [path, String(content)]));
const pages = [...files].filter(([, content]) => content.startsWith('<!doctype html>'));
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
const endpoints = Object.values<Group>(api).flatMap((group) => group.endpoints);

/** Finds the fault of a link; undefined for a valid one. */
function findFault(href: string, page: string): string | undefined {
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
  it('of every page lead to existing pages and anchors', () => {
    const faults = pages.flatMap(([path, page]) =>
      [...page.matchAll(/\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
        const fault = findFault(href, page);
        return fault ? [`${path}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('of the search lead to existing pages and anchors', () => {
    const [, index = '[]'] = [...files].find(([path]) => path.startsWith('assets/search-')) ?? [];
    const entries: readonly { readonly path: string }[] = JSON.parse(index);
    expect(entries.length).toBeGreaterThan(100);
    const faults = entries.flatMap(({ path }) => findFault(`%ROOT%/docs/${path}`, '') ?? []);
    expect(faults).toEqual([]);
  });

  it('each have one target: no page has an anchor twice', () => {
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
  it('describe every error code at the address in type of its problem', () => {
    const anchors = anchorsOf(files.get('errors') ?? '');
    expect(ERROR_CODES.filter((code) => !anchors.has(code))).toEqual([]);
  });

  it('exist for every endpoint', () => {
    const missing = endpoints.filter(
      (endpoint) => !files.has(toReferencePath(documentedPathOf(endpoint)).slice('/docs/'.length)),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('have exactly one h1, a title and a description', () => {
    for (const [path, page] of pages) {
      expect(page.match(/<h1/g)?.length, path).toBe(1);
      expect(page, path).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(page, path).toMatch(/<meta name="description" content="[^"]{10,}">/);
    }
  });
});
