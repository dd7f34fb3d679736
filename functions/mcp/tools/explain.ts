import * as z from 'zod';
import type { DocsMatch } from '../../../lib/contract/services.ts';
import { defineTool } from '../tool.ts';

const LONGEST_QUESTION = 200;
const MATCHES = { default: 3, maximum: 10 };

/** Search of the documentation. */
export const explainTool = defineTool({
  name: 'explain',
  title: 'Explain',
  description: 'Searches the documentation of this service: methods, settings, warnings, errors, accuracy.',
  input: z.strictObject({
    question: z.string().trim().min(1).max(LONGEST_QUESTION),
    limit: z.int().min(1).max(MATCHES.maximum).default(MATCHES.default),
  }),
  output: z.object({ pages: z.array(z.object({ title: z.string(), url: z.string() })) }),
  endpoints: [],
  run: async ({ question, limit }, { searchDocs }) => {
    const matches = searchDocs(question, limit);
    return {
      lines: matches.length === 0 ? ['Nothing in the documentation has these words.'] : matches.map(describeMatch),
      values: { pages: matches.map(({ title, url }) => ({ title, url })) },
    };
  },
});

const describeMatch = ({ title, url, excerpt }: DocsMatch): string => `${title} (${url}): ${excerpt}`;
