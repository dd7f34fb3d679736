import { z } from 'zod';
import { canonicalName } from '../catalog/names.ts';

type Names = readonly [string, ...string[]];

/** A name of a closed list, matched without regard to case, spaces or hyphens; canonical after parsing. */
export function named<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? canonicalName(sent) : sent), choice(ids));
}

/** A code of a closed list in capital letters, matched without regard to case. */
export function coded<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), choice(ids));
}

function choice<const Ids extends readonly string[]>(ids: Ids) {
  return z.enum(ids as unknown as Names) as z.ZodEnum<{ [Id in Ids[number]]: Id }>;
}
