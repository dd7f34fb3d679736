import { once } from '../base/memoize.ts';
import type { SearchEntry } from '../chain/site/search-index.ts';
import type { SearchDocs } from '../contract/services.ts';
import { readTaskFile } from './task-file.ts';

/** Name of the file that the build adds to the bundle folder of a group that searches the documentation. */
export const DOCS_SEARCH_FILE_NAME = 'docs-search.json';

/**
 * Opens the search of the documentation. Its code is loaded, and the entries are read and indexed, at the first query, so
 * that they do not delay the start of the function.
 *
 * @throws Error at the first query, as {@link readTaskFile} does
 */
export function openDocsSearch(folder?: string): SearchDocs {
  const open = once(async () => {
    const { createDocsSearch } = await import('../chain/site/docs-search.ts');
    return createDocsSearch(readTaskFile<readonly SearchEntry[]>(DOCS_SEARCH_FILE_NAME, folder));
  });
  return async (query, limit) => (await open())(query, limit);
}
