import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocsSearch } from '../chain/site/docs-search.ts';
import type { SearchEntry } from '../chain/site/search-index.ts';
import type { SearchDocs } from '../contract/services.ts';

/** Name of the file that the build adds to the bundle folder of a group that searches the documentation. */
export const DOCS_SEARCH_FILE_NAME = 'docs-search.json';

/**
 * Opens the search of the documentation. It reads and indexes the entries at the first query, so that it does not delay
 * the start of the function.
 *
 * @param folder folder of the bundle; Lambda sets it in LAMBDA_TASK_ROOT
 * @throws Error at the first query, if the folder is not set or the file cannot be read
 */
export function openDocsSearch(folder = process.env.LAMBDA_TASK_ROOT): SearchDocs {
  let search: SearchDocs | undefined;
  return (query, limit) => {
    search ??= createDocsSearch(readEntries(folder));
    return search(query, limit);
  };
}

function readEntries(folder: string | undefined): readonly SearchEntry[] {
  if (!folder) throw new Error(`LAMBDA_TASK_ROOT is not set, so ${DOCS_SEARCH_FILE_NAME} cannot be found`);
  return JSON.parse(readFileSync(join(folder, DOCS_SEARCH_FILE_NAME), 'utf8')) as readonly SearchEntry[];
}
