import * as z from 'zod';
import { toCanonicalName } from '../catalog/names.ts';

/** A name of a closed list, matched without regard to case, spaces or hyphens; canonical after parsing. */
export function nameEnum<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? toCanonicalName(sent) : sent), z.enum(ids));
}

/** A code of a closed list in capital letters, matched without regard to case. */
export function codeEnum<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), z.enum(ids));
}
