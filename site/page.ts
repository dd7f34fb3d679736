import { ROOT_MARK } from '../lib/chain/site/files.ts';
import type { Html } from './html.ts';

/** Placeholder in links for the path of the service, such as its stage: `${ROOT_PATH}/docs/errors`. */
export const ROOT_PATH = ROOT_MARK;

/** One page of the site. */
export interface Page {
  /** Path below /docs, for example `errors` or `reference/ephemeris/natal-chart`; empty for the start page. */
  readonly path: string;
  /** Title in the browser tab and in search results. */
  readonly title: string;
  /** One sentence for search results and search engines. */
  readonly summary: string;
  /** Content, starting with the `<h1>`. */
  readonly body: Html;
  /** Navigation to the left of the content. */
  readonly aside?: Html;
  /** Section in the header to which the page belongs. */
  readonly section?: SiteSection;
  /** Further TypeScript files of `site/` that this page loads. */
  readonly scripts?: readonly string[];
  /** Further CSS files of `site/` that this page loads. */
  readonly styles?: readonly string[];
  /** Whether the page uses the whole width of the window. */
  readonly wide?: boolean;
  /** Places within the page that the search finds. */
  readonly topics?: readonly SearchTopic[];
}

/** A place within a page that the search finds. */
interface SearchTopic {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
  /** Further words to search, which readers do not see. */
  readonly keywords?: string;
}

const SECTIONS = ['guides', 'reference', 'playground'] as const;
type SiteSection = (typeof SECTIONS)[number];

/** Address of a page of the site for links. */
export const linkToPage = (path: string): string => `${ROOT_PATH}/docs${path === '' ? '' : `/${path}`}`;
