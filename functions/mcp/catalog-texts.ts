import type { TextResource } from '../../lib/contract/services.ts';

/** Beginning of the paths of the catalog, whose answers are the same for every request. */
export const CATALOG_PATH = '/ephemeris/';
/** Beginning of the addresses of these answers as resources. */
export const CATALOG_URI = 'docs://catalog/';

/** An endpoint of the catalog with its answer, which the build wrote. */
interface CatalogText {
  readonly path: string;
  readonly summary: string;
  readonly text: string;
}

/** The endpoints of the catalog among the texts for language models. */
export const listCatalogTexts = (resources: readonly TextResource[]): readonly CatalogText[] =>
  resources
    .filter(({ uri }) => uri.startsWith(CATALOG_URI))
    .map(({ uri, title, text }) => ({ path: `${CATALOG_PATH}${uri.slice(CATALOG_URI.length)}`, summary: title, text }));
