import type { Page } from './page.ts';

/** One thing to be found. */
export interface SearchEntry {
  /** Below /docs, with its anchor. */
  readonly path: string;
  readonly title: string;
  /** Where it stands: the page, or the section of the site. */
  readonly within: string;
  /** What else it is found by. */
  readonly text: string;
}

/** Everything that can be found on the site: pages, and places in them. */
export function buildSearchIndex(pages: readonly Page[]): readonly SearchEntry[] {
  return pages
    .filter(({ path }) => !path.startsWith('_'))
    .flatMap((page) => {
      const own = {
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
      return [own, ...topics];
    });
}

const SECTION_TITLES: Readonly<Record<string, string>> = {
  guides: 'Guide',
  reference: 'Reference',
  playground: 'Playground',
};
