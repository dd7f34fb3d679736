import { readFileSync } from 'node:fs';
import { buildContract } from '../../lib/openapi/build.ts';
import { canonicalHash } from '../../lib/openapi/canonical.ts';
import { typedParts } from './typed-parts.ts';
import type { Origin } from './written.ts';

const GENERATOR = 'openapi-typescript';

/** The generated types, committed. */
export const TYPES_FILE = new URL('../src/contract.ts', import.meta.url);

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The typed parts of this checkout's contract. */
export const parts = typedParts((await buildContract()).openapi);

/** What types of this checkout are made of. */
export const origin: Origin = {
  contract: canonicalHash(parts),
  generator: `${GENERATOR} ${manifest.devDependencies[GENERATOR]}`,
};
