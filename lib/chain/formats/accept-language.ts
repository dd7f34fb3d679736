import { LANGUAGES, type Language } from '../../base/catalog/languages/language.ts';
import { readAcceptedRanges } from './header-ranges.ts';

/**
 * The language that an `Accept-Language` header prefers: that of the range with the highest quality, among equal ones the
 * earlier. `de-AT` stands for `de`. A wildcard chooses nothing, because it names no language.
 *
 * @returns undefined where the header is absent or names no language that is available; the answer is then in English,
 *   and without added names
 * @source RFC 9110, section 12.5.4; RFC 4647, section 3.4 (lookup)
 */
export function chooseByAcceptLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined;
  const ranges = readAcceptedRanges(header);
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ name }) => name));
  const accepted = ranges.flatMap(({ name, quality }) => {
    const language = LANGUAGES.find((one) => one === name.split('-')[0]);
    return language && quality > 0 && !refused.has(language) ? [{ language, quality }] : [];
  });
  const [best] = accepted.sort((a, b) => b.quality - a.quality);
  return best?.language;
}
