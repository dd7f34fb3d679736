import * as z from 'zod';
import { INSTALLED_ASTEROIDS } from '../base/catalog/minor-planets.ts';
import { toCanonicalName } from '../base/catalog/names.ts';

/**
 * Schema of a name from a closed list, without regard to case, spaces or hyphens; parses to the canonical name. In a list
 * with the name `true` the boolean, which looks like it, is taken for the name.
 *
 * @param catalog titles of the names, which are read too: `J.N. Bhasin` for `jn_bhasin`
 */
export function nameEnum<const Ids extends readonly string[]>(ids: Ids, catalog: Catalog = {}) {
  const titles = [...Object.entries(catalog), ...listAsteroidTitles(ids)];
  const idsByTitle = new Map(titles.map(([id, { name }]) => [toCanonicalName(name), id]));
  const hasTrue = ids.includes('true');
  const toName = (sent: unknown) => (hasTrue && sent === true ? 'true' : sent);
  const readText = (sent: string): string => idsByTitle.get(toCanonicalName(sent)) ?? toCanonicalName(sent);
  return z.preprocess((sent) => (typeof sent === 'string' ? readText(sent) : toName(sent)), z.enum(ids));
}

/** Installed asteroids of a list, but for those with the name of another body, such as Cupido. */
export const listAsteroidTitles = (
  ids: readonly string[],
): readonly (readonly [id: string, entry: { readonly name: string }])[] =>
  [...INSTALLED_ASTEROIDS].filter(([id, { name }]) => ids.includes(id) && !ids.includes(toCanonicalName(name)));

type Catalog = Readonly<Record<string, { readonly name: string }>>;

/** Schema of an upper-case code from a closed list, matched without regard to case. */
export function codeEnum<const Ids extends readonly string[]>(ids: Ids) {
  return z.preprocess((sent) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), z.enum(ids));
}
