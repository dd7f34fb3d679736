import type { Sign } from '../../signs.ts';
import english from '../en.json' with { type: 'json' };
import type { INDIAN_LANGUAGES } from '../language.ts';
import type { LanguageTexts } from '../texts.ts';
import hindi from './hi.json' with { type: 'json' };
import sanskrit from './sa.json' with { type: 'json' };
import type { IndianPoint, Names, SanskritNames } from './sanskrit-names.ts';
import tamil from './ta.json' with { type: 'json' };

/** What a language of Indian astrology has. A missing name does not compile. */
interface IndianTexts extends SanskritNames {
  readonly points: Names<IndianPoint>;
  readonly signs: Names<Sign>;
  readonly calendar: Names<'dasha' | 'hora'>;
}

/** All texts of a language, English where it has none of its own. */
function completeTexts({ points, signs, calendar, ...sanskritNames }: IndianTexts): LanguageTexts {
  const { names, picture } = english;
  return {
    ...english,
    names: { ...names, points: { ...names.points, ...points }, signs, sanskrit: sanskritNames },
    picture: { ...picture, lagna: points.ascendant },
    calendar: { ...english.calendar, ...calendar },
  };
}

/**
 * Texts of the languages that have the names of Indian astrology alone.
 *
 * @source signs: Unicode CLDR 48.2.0, annotations, in Hindi and Tamil. The other names are forms of at least one of these programs,
 *   which `test/golden/languages/indian.json` has: jyotisha (github.com/jyotisham/jyotisha, translation_table_HK.json at commit
 *   08f07a53; Sanskrit), Panchang (github.com/krazykrackpot/panchang, src/lib/constants at commit 12a42508; Hindi, Tamil) and
 *   PyJHora (github.com/naturalstupid/PyJHora, list_values and msg_strings at commits 234aaace and 06aa5ecd; Hindi, Tamil).
 *   The lunar months in Tamil are their Sanskrit names: the usual Tamil ones are those of solar months
 */
export const INDIAN_TEXTS: Readonly<Record<(typeof INDIAN_LANGUAGES)[number], LanguageTexts>> = {
  sa: completeTexts(sanskrit),
  hi: completeTexts(hindi),
  ta: completeTexts(tamil),
};
