import { gzipSync } from 'node:zlib';

type Files = ReadonlyMap<string, string | Uint8Array>;

const ADDRESS = /(?:src|href)="%ROOT%\/docs\/(assets\/[^"]+)"/g;
/** Excludes dynamic imports: they load when the reader opens the search or the map. */
const IMPORT = /(?<!\()["']\.\/([\w-]+\.js)["']/g;

/** Files that the browser loads at once for a page, including the page and the imports of its scripts. */
export function filesOf(page: string, files: Files): ReadonlySet<string> {
  const addressed = [...String(files.get(page) ?? '').matchAll(ADDRESS)].map(([, file = '']) => file);
  const loaded = new Set([page, ...addressed]);
  // A loop over a set includes the elements that are added during the loop.
  for (const path of loaded) {
    if (!path.endsWith('.js')) continue;
    for (const [, name] of String(files.get(path) ?? '').matchAll(IMPORT)) loaded.add(`assets/${name}`);
  }
  return loaded;
}

/** Sum of their compressed sizes in bytes. */
export const weightOf = (page: string, files: Files): number =>
  [...filesOf(page, files)].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '').length, 0);
