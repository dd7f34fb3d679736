import type { Group } from '../functions/api.ts';
import { METADATA_PATHS } from '../lib/chain/site/resource-metadata.ts';
import { ROOT_FILES } from '../lib/chain/site/root-files.ts';

/** Name of the documentation's function and of its code folder. */
export const DOCS = 'docs';

/** Memory and time of the documentation's function. Its pages are not part of the contract, so it is no group of the API. */
export const DOCS_GROUP: Group = {
  summary: 'The documentation, as pages.',
  endpoints: [],
  memoryMb: 256,
  timeoutSeconds: 10,
};

/** Paths that the function serves, for every method. */
export const DOCS_PATHS = ['/', '/docs', '/docs/{proxy+}', ...ROOT_FILES, ...METADATA_PATHS] as const;
