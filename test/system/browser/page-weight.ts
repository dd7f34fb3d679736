import { gzipSync } from 'node:zlib';

type Files = ReadonlyMap<string, string | Uint8Array>;

const ADDRESS = /(?:src|href)="%ROOT%\/docs\/(assets\/[^"]+)"/g;
/** Not those in brackets: they wait until somebody opens the search or the map. */
const IMPORT = /(?<!\()["']\.\/([\w-]+\.js)["']/g;

/** Files that a page makes the browser load at once, itself and what its scripts import included. */
export function filesOf(page: string, files: Files): ReadonlySet<string> {
  const addressed = [...String(files.get(page) ?? '').matchAll(ADDRESS)].map(([, file = '']) => file);
  const loaded = new Set([page, ...addressed]);
  // A set hands out what is added to it during the loop.
  for (const path of loaded) {
    if (!path.endsWith('.js')) continue;
    for (const [, name] of String(files.get(path) ?? '').matchAll(IMPORT)) loaded.add(`assets/${name}`);
  }
  return loaded;
}

/** What these are together, compressed, bytes. */
export const weightOf = (page: string, files: Files): number =>
  [...filesOf(page, files)].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '').length, 0);
