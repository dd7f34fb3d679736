import type { SearchEntry } from '../lib/chain/site/search-index.ts';
import type { Page } from './page.ts';

/** Lists what the search finds: each page and each topic of a page. */
export function listSearchEntries(pages: readonly Page[]): readonly SearchEntry[] {
  return pages
    .filter(({ path }) => !path.startsWith('_'))
    .flatMap((page) => {
      const pageEntry = {
        path: page.path,
        title: page.title,
        within: SECTION_TITLES[page.section ?? ''] ?? '',
        text: page.summary,
      };
      const topics = (page.topics ?? []).map(({ anchor, ...topic }) => ({
        path: anchor === '' ? page.path : `${page.path}#${anchor}`,
        within: page.title,
        ...topic,
      }));
      return [pageEntry, ...topics];
    });
}

const SECTION_TITLES: Readonly<Record<string, string>> = {
  guides: 'Guide',
  reference: 'Reference',
  playground: 'Playground',
};
