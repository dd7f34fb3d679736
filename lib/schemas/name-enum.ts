import * as z from 'zod';
import { toCanonicalName } from '../catalog/names.ts';

/** Schema of a name from a closed list, without regard to case, spaces or hyphens; parses to the canonical name. */
export function nameEnum<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? toCanonicalName(sent) : sent), z.enum(ids));
}

/** Schema of an upper-case code from a closed list, matched without regard to case. */
export function codeEnum<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), z.enum(ids));
}
