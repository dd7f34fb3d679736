import * as z from 'zod';
import { toCanonicalName } from '../base/catalog/names.ts';

/**
 * Schema of a name from a closed list, without regard to case, spaces or hyphens; parses to the canonical name. In a list
 * with the name `true` the boolean, which looks like it, is taken for the name.
 */
export function nameEnum<const Ids extends readonly string[]>(ids: Ids) {
  const hasTrue = ids.includes('true');
  const toName = (sent: unknown) => (hasTrue && sent === true ? 'true' : sent);
  return z.preprocess((sent) => (typeof sent === 'string' ? toCanonicalName(sent) : toName(sent)), z.enum(ids));
}

/** Schema of an upper-case code from a closed list, matched without regard to case. */
export function codeEnum<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), z.enum(ids));
}
