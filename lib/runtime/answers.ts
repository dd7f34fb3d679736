import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LeastRecentlyUsedCache } from '../adapters/least-recently-used-cache.ts';
import { createAnswerCache } from '../adapters/tables/table-answer-cache.ts';
import { release } from '../base/release.ts';
import type { AnswerCache } from '../contract/tables/answers/answer-cache.ts';
import type { AnswerTable } from '../contract/tables/answers/answer-table.ts';
import type { CompressedAnswer } from '../contract/tables/answers/serialization.ts';
import { openAnswerTableNamed } from './tables.ts';

/** Memory of one instance for compressed answers: about a hundred thousand transit records. */
const MEMORY_BYTES = 16_000_000;

/** Memory that an answer takes in addition to its value: names, digest, position in the order of use. */
const BYTES_BESIDE_VALUE = 500;

/**
 * Opens the table of answers that CACHE_TABLE names.
 *
 * @throws Error if the variable is not set
 */
export function openAnswerTable(name = process.env.CACHE_TABLE): AnswerTable {
  if (!name) throw new Error('CACHE_TABLE is not set, so no answers can be kept');
  return openAnswerTableNamed(name);
}

/**
 * Opens the cache for answers of this build and its data. The keys include hashes of both, because answers of another
 * build may differ.
 *
 * @param folder folder of the bundle; Lambda sets it in LAMBDA_TASK_ROOT. EDITION names the build where there is none
 */
export function openAnswers(folder = process.env.LAMBDA_TASK_ROOT, places = process.env.PLACES_PATH): AnswerCache {
  if (!folder) throw new Error('LAMBDA_TASK_ROOT is not set, so the build cannot be identified');
  // The bundle contains schemas and calculations; the manifest names the releases of zones and places.
  const build = process.env.EDITION ?? hashFile(join(folder, 'index.js'));
  const edition = [release.version, build, ...(places ? [hashFile(join(places, 'manifest.json'))] : [])];
  return createAnswerCache({ table: openAnswerTable(), openMemory: openAnswerMemory, edition });
}

const hashFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

export const openAnswerMemory = (): LeastRecentlyUsedCache<CompressedAnswer> =>
  new LeastRecentlyUsedCache(MEMORY_BYTES, ({ value }) => value.length + BYTES_BESIDE_VALUE);
