import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LeastRecentlyUsedCache } from '../geo/least-recently-used-cache.ts';
import { type AnswerCache, createAnswerCache } from '../store/answers/answer-cache.ts';
import type { AnswerTable } from '../store/answers/answer-table.ts';
import type { CompressedAnswer } from '../store/answers/serialization.ts';
import { createAnswerTable } from '../store/dynamodb/answers.ts';
import { openTableClient } from '../store/dynamodb/client.ts';
import { release } from './release.ts';

/** Compressed answers that one instance remembers: some hundred thousand records of transits. */
const MEMORY_BYTES = 16_000_000;

/** What an answer takes beside its value: its names, its digest, its place in the order of use. */
const BYTES_BESIDE_VALUE = 500;

/** The table of answers that the environment names. */
export function openAnswerTable(name = process.env.CACHE_TABLE): AnswerTable {
  if (!name) throw new Error('CACHE_TABLE is not set, so no answers can be kept');
  return createAnswerTable({ client: openTableClient(), name });
}

/**
 * Answers of this very build and its data: another build of the function, whose answers may differ, keeps its own under
 * other keys.
 *
 * @param folder where the bundle lies; Lambda names it in LAMBDA_TASK_ROOT
 */
export function openAnswers(folder = process.env.LAMBDA_TASK_ROOT, places = process.env.PLACES_PATH): AnswerCache {
  if (!folder) throw new Error('LAMBDA_TASK_ROOT is not set, so the build cannot be told from others');
  // Schemas and calculations are in the bundle, the releases of zones and places in the manifest.
  const files = [join(folder, 'index.js'), ...(places ? [join(places, 'manifest.json')] : [])];
  const edition = [release.version, ...files.map(hashFile)];
  return createAnswerCache({ table: openAnswerTable(), openMemory: openAnswerMemory, edition });
}

const hashFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

export const openAnswerMemory = (): LeastRecentlyUsedCache<CompressedAnswer> =>
  new LeastRecentlyUsedCache(MEMORY_BYTES, ({ value }) => value.length + BYTES_BESIDE_VALUE);
