import { listEndpoints } from '../../functions/catalog/endpoints.ts';
import type { TextResource } from '../../lib/contract/services.ts';
import { type Guide, readGuides } from '../guides/guide.ts';
import { writeGuide } from './guide-text.ts';

/** The guides, which link to each other, and the lists of the catalog, for language models. */
export const listTextResources = async (): Promise<readonly TextResource[]> => [
  ...readGuides().map(toGuideResource),
  ...(await Promise.all(listEndpoints.map(toListResource))),
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
async function toListResource({ path, summary, load }: (typeof listEndpoints)[number]): Promise<TextResource> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const { handler } = await load();
  const text = JSON.stringify(handler.run({ query: {}, body: undefined }, {}, {} as never));
  return { uri: `docs://catalog/${name}`, name, title: summary, mimeType: 'application/json', text };
}
