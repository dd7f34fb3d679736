import type { Group } from '../functions/api.ts';

/** Name of the documentation's function, and of the folder of its code. */
export const DOCS = 'docs';

/** What that function is given. It serves pages, which are no part of the contract: so it is no group of the API. */
export const DOCS_GROUP: Group = {
  summary: 'The documentation, as pages.',
  endpoints: [],
  memoryMb: 256,
  timeoutSeconds: 10,
};

/** Paths that the function answers, whatever the method. */
export const DOCS_PATHS = ['/', '/docs', '/docs/{proxy+}'] as const;
