import { endpoints as catalog } from '../../functions/catalog/endpoints.ts';
import { CATALOG_PATH, CATALOG_URI } from '../../functions/mcp/catalog-texts.ts';
import type { TextResource } from '../../lib/contract/services.ts';
import { type Guide, readGuides } from '../guides/guide.ts';
import { writeGuide } from './guide-text.ts';

/** The guides, which link to each other, and the answers of the catalog, for language models. */
export const listTextResources = async (): Promise<readonly TextResource[]> => [
  ...readGuides().map(toGuideResource),
  ...(await Promise.all(catalog.map(toCatalogResource))),
];

const toGuideUri = (slug: string): string => `docs://guides/${slug}`;

const toGuideResource = ({ slug, title, summary }: Guide): TextResource => ({
  uri: toGuideUri(slug),
  name: slug,
  title,
  description: summary,
  mimeType: 'text/markdown',
  text: writeGuide(slug, toGuideUri),
});

/** The data of the answer, which is the same for every request. */
async function toCatalogResource({ path, summary, load }: (typeof catalog)[number]): Promise<TextResource> {
  const name = path.slice(CATALOG_PATH.length);
  const { handler } = await load();
  const text = JSON.stringify(handler.run({ query: {}, body: undefined }, {}, {} as never));
  return { uri: `${CATALOG_URI}${name}`, name, title: summary, mimeType: 'application/json', text };
}
