import * as z from 'zod';
import { defineTool } from '../tool.ts';

const LONGEST_QUESTION = 200;
const MATCHES = { default: 3, maximum: 10 };

/** Search of the documentation. */
export const explainTool = defineTool({
  name: 'explain',
  title: 'Explain',
  description: 'Searches the documentation: methods, settings, warnings, errors, accuracy.',
  input: {
    question: z.string().trim().min(1).max(LONGEST_QUESTION),
    limit: z.int().min(1).max(MATCHES.maximum).default(MATCHES.default),
  },
  output: { pages: z.array(z.object({ title: z.string(), url: z.string() })) },
  endpoints: [],
  request: async ({ question, limit }, { searchDocs }) => searchDocs(question, limit),
  toText: (matches) => ({
    lines:
      matches.length === 0
        ? ['Nothing in the documentation has these words.']
        : matches.map(({ title, url, excerpt }) => `${title} (${url}): ${excerpt}`),
    values: { pages: matches.map(({ title, url }) => ({ title, url })) },
  }),
});
