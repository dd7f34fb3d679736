import type { Page } from './page.ts';

/** An entry of the search index. */
export interface SearchEntry {
  /** Path below /docs with its anchor. */
  readonly path: string;
  readonly title: string;
  /** The page or section that contains it. */
  readonly within: string;
  /** Further text to search. */
  readonly text: string;
}

/** Builds the search index: an entry for each page and each topic of a page. */
export function buildSearchIndex(pages: readonly Page[]): readonly SearchEntry[] {
  return pages
    .filter(({ path }) => !path.startsWith('_'))
    .flatMap((page) => {
      const pageEntry = {
        path: page.path,
        title: page.title,
        within: SECTION_TITLES[page.section ?? ''] ?? '',
        text: page.summary,
      };
      const topics = (page.topics ?? []).map(({ anchor, title, text }) => ({
        path: anchor === '' ? page.path : `${page.path}#${anchor}`,
        title,
        within: page.title,
        text,
      }));
      return [pageEntry, ...topics];
    });
}

const SECTION_TITLES: Readonly<Record<string, string>> = {
  guides: 'Guide',
  reference: 'Reference',
  playground: 'Playground',
};
