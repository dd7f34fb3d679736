import { ROOT_MARK } from '../lib/site/files.ts';
import type { Html } from './html.ts';

/** Stands in links for the path under which the service is seen: `${ROOT}/docs/errors`. */
export const ROOT_PATH = ROOT_MARK;

/** One page of the site. */
export interface Page {
  /** Below /docs: empty for the start page, `errors`, `reference/ephemeris/natal-chart`. */
  readonly path: string;
  /** In the tab and in search results. */
  readonly title: string;
  /** One sentence for search results and search engines. */
  readonly summary: string;
  /** Begins with the page's own `<h1>`. */
  readonly body: Html;
  /** Beside the body: where else to go from here. */
  readonly aside?: Html;
  /** Which entry of the header the page belongs to. */
  readonly section?: SiteSection;
  /** TypeScript files of `site/` that run on this page beside those of every page. */
  readonly scripts?: readonly string[];
  /** CSS files of `site/` beside that of every page. */
  readonly styles?: readonly string[];
  /** Whether the page takes the whole width of the window. */
  readonly wide?: boolean;
  /** Further things to find by the search: places within the page. */
  readonly topics?: readonly SearchTopic[];
}

/** Something within a page that can be searched for. */
export interface SearchTopic {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

export const SECTIONS = ['guides', 'reference', 'playground'] as const;
export type SiteSection = (typeof SECTIONS)[number];

/** A link within the site. */
export const linkToPage = (path: string): string => `${ROOT_PATH}/docs${path === '' ? '' : `/${path}`}`;
