import { BENEFIC_RULES } from '../../../lib/astro/indian/yoga-chart.ts';
import { MOON_PLACES, OCCUPANTS } from '../../../lib/base/catalog/ashtakavarga.ts';
import {
  ABHIJIT_CHOICES,
  DASHA_BALANCES,
  DASHA_STARTS,
  DASHA_SYSTEMS,
  DASHA_TERMS,
  DASHA_YEARS,
} from '../../../lib/base/catalog/dashas.ts';
import { KARAKA_COUNTS } from '../../../lib/base/catalog/grahas.ts';
import { ANSWER_LANGUAGES } from '../../../lib/base/catalog/languages/language.ts';
import {
  BHAKOOT_EXCEPTIONS,
  EXCEPTION_RULES,
  NADI_EXCEPTIONS,
  STRI_DIRGHA_COUNTS,
  TARA_COUNTS,
  VASYA_METHODS,
} from '../../../lib/base/catalog/matching.ts';
import { NAKSHATRA_LORDS } from '../../../lib/base/catalog/nakshatras.ts';
import { HORA_CHOICES, SEASON_ZODIACS } from '../../../lib/base/catalog/panchanga.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { POSITION_KINDS } from '../../../lib/base/catalog/position-kinds.ts';
import { SAHAM_SOURCES } from '../../../lib/base/catalog/sahams.ts';
import { SHADBALA_RULE_IDS, SHADBALA_RULES, type ShadbalaRuleId } from '../../../lib/base/catalog/shadbala-rules.ts';
import { MUDDA_YEARS, TAJIKA_ORBS, YEAR_LORD_RULES, YEAR_STARTS } from '../../../lib/base/catalog/tajika.ts';
import { DISPUTED_METHODS } from '../../../lib/base/catalog/varga-methods.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import {
  AQUARIUS_LORDS,
  ARUDHA_EXCEPTIONS,
  CHART_ADDITIONS,
  LORDLESS_PARTS,
  PART_MOMENTS,
  SCORPIO_LORDS,
  SUNRISE_CHOICES,
} from '../../../lib/base/catalog/vedic-points.ts';
import {
  CHART_YOGAS,
  YOGA_FAMILIES,
  YOGA_FAMILY_NAMES,
  YOGA_LISTS,
  YOGA_VARIANTS,
} from '../../../lib/base/catalog/yogas.ts';
import { SQUARE_LAYOUTS } from '../../../lib/draw/square/square-chart.ts';
import { type Choice, listChoices } from './choice.ts';
import { HOUR_MEANINGS } from './sky-choices.ts';

export const LANGUAGE_TITLES = {
  en: 'English.',
  de: 'German.',
  fr: 'French.',
  es: 'Spanish.',
  pt: 'Portuguese, as in Brazil.',
  ru: 'Russian.',
} as const;

/** Closed lists of requests for dashas and for the panchanga. */
export const DASHA_CHOICES = {
  dasha_systems: listChoices(DASHA_SYSTEMS, (system) => {
    const years = DASHA_TERMS[system].reduce((sum, term) => sum + term.years, 0);
    const start = system === 'ashtottari' ? ', from groups of nakshatras' : '';
    return `${DASHA_TERMS[system].length} lords, ${years} years${start}.`;
  }),
  dasha_lords: listChoices(NAKSHATRA_LORDS, (lord) => `${namePoint(lord)}.`),
  dasha_years: listChoices(DASHA_YEARS, (year) =>
    year === 'solar' ? 'True returns of the Sun in the sidereal zodiac.' : `${year} days.`,
  ),
  dasha_balances: listChoices(DASHA_BALANCES, {
    longitude: 'By the degrees of its stars that the starting point has crossed.',
    time: 'By the time that the Moon has been in them.',
  }),
  dasha_starts: listChoices(DASHA_STARTS, {
    moon: 'The nakshatra of the Moon.',
    ascendant: 'The nakshatra of the Ascendant.',
  }),
  abhijit_choices: listChoices(ABHIJIT_CHOICES, {
    counted: 'A fourth star of Saturn in ashtottari.',
    not: 'Three stars of Saturn in ashtottari.',
  }),
  season_zodiacs: listChoices(SEASON_ZODIACS, {
    sidereal: 'Ayana and ritu by the sidereal signs of the Sun.',
    tropical: 'Ayana and ritu by solstices and equinoxes.',
  }),
  hora_choices: listChoices(HORA_CHOICES, { none: 'No horas.', ...HOUR_MEANINGS }),
};

type MethodLists = Record<`varga_methods_d${keyof typeof DISPUTED_METHODS}`, Choice[]>;

/** The methods of each disputed varga with their rules. */
const METHOD_LISTS = Object.fromEntries(
  Object.entries<Readonly<Record<string, { readonly rule: string }>>>(DISPUTED_METHODS).map(([varga, methods]) => [
    `varga_methods_d${varga}`,
    Object.entries(methods).map(([id, { rule }]) => ({ id, description: `${rule}.` })),
  ]),
) as MethodLists;

/** The values of each rule of shadbala. */
const RULE_LISTS = Object.fromEntries(
  SHADBALA_RULE_IDS.map((rule) => [
    `shadbala_${rule}`,
    Object.entries(SHADBALA_RULES[rule].values).map(([id, meaning]) => ({ id, description: `${meaning}.` })),
  ]),
) as Record<`shadbala_${ShadbalaRuleId}`, Choice[]>;

/** Closed lists of requests for Indian charts. */
export const VEDIC_CHOICES = {
  indian_languages: listChoices(ANSWER_LANGUAGES, {
    ...LANGUAGE_TITLES,
    sa: 'Sanskrit in Latin letters (IAST): names of Indian astrology only.',
    hi: 'Hindi: names of Indian astrology only.',
    ta: 'Tamil: names of Indian astrology only.',
  }),
  position_kinds: listChoices(POSITION_KINDS, {
    apparent: 'Where its light shows a body.',
    true: 'Where the body is at that moment, without light-time, aberration and deflection.',
  }),
  karaka_counts: listChoices(KARAKA_COUNTS, {
    7: 'Sun to Saturn are variable significators.',
    8: 'Rahu is one too.',
  }),
  vargas: listChoices(VARGAS, VARGA_NAMES),
  picture_vargas: VARGAS.map((varga) => ({ id: `d${varga}`, description: VARGA_NAMES[varga] })),
  year_starts: listChoices(YEAR_STARTS, {
    sidereal: 'The return of the Sun to its sidereal longitude at birth.',
    tropical: 'The return of the Sun to its tropical longitude at birth.',
    mean: 'Sidereal years of 365.256363 days from birth.',
  }),
  tajika_orbs: listChoices(TAJIKA_ORBS, {
    mean: 'The mean of the deeptamshas of two planets.',
    both: 'The smaller of them.',
  }),
  year_lord_rules: listChoices(YEAR_LORD_RULES, {
    aspect: 'The strongest candidate with an aspect to the Lagna, else the lord of the muntha.',
    benefic_aspect: 'The strongest with a sextile or a trine to the Lagna, else with another aspect.',
  }),
  saham_sources: listChoices(SAHAM_SOURCES, {
    charak: '41 sahams of K. S. Charak.',
    narasimha_rao: '36 sahams of P. V. R. Narasimha Rao.',
  }),
  mudda_years: listChoices(MUDDA_YEARS, {
    solar: 'A degree of the Sun for a day.',
    days_360: '360 days.',
  }),
  square_layouts: listChoices(SQUARE_LAYOUTS, {
    south: 'Signs in fixed boxes, Aries the second of the top row.',
    north: 'Houses in fixed diamonds and triangles, the first at the top.',
    east: 'Signs in fixed boxes and triangles, Aries above the middle.',
  }),
  vasya_methods: listChoices(VASYA_METHODS, {
    groups: 'Points by five groups of signs and half signs.',
    signs: 'Two points where one sign is amenable to the other.',
  }),
  tara_counts: listChoices(TARA_COUNTS, {
    both: 'Counted from the bride and from the groom.',
    bride: 'Counted from the bride only.',
  }),
  nadi_exceptions: listChoices(NADI_EXCEPTIONS, (id) => `Holds where ${EXCEPTION_RULES[id].rule}.`),
  bhakoot_exceptions: listChoices(BHAKOOT_EXCEPTIONS, (id) => `Holds where ${EXCEPTION_RULES[id].rule}.`),
  chart_additions: listChoices(CHART_ADDITIONS, {
    upagrahas: 'Gulika, Mandi, Kala, Mrityu, Ardhaprahara, Yamaghantaka and the five of the Sun.',
    arudhas: 'The padas of houses and grahas.',
    special_lagnas: 'Bhava, hora, ghati, vighati, sree, indu, varnada and pranapada.',
    krishnamurti: 'Cusps, significators and ruling planets of his system.',
  }),
  part_moments: listChoices(PART_MOMENTS, (part) => `The ${part} of the upagraha’s part of the day or night.`),
  lordless_parts: listChoices(LORDLESS_PARTS, {
    eighth: 'The last of the eight parts has no lord.',
    after_saturn: 'The part after Saturn’s has none.',
  }),
  sunrise_choices: listChoices(SUNRISE_CHOICES, {
    hindu: 'The center on the horizon, without refraction.',
    apparent_limb: 'The upper limb appears, as in western almanacs.',
  }),
  arudha_exceptions: listChoices(ARUDHA_EXCEPTIONS, {
    tenth: 'A pada in the sign itself or the 7th from it becomes the tenth from there.',
    none: 'It stays.',
  }),
  scorpio_lords: listChoices(SCORPIO_LORDS, (lord) => `${namePoint(lord)}.`),
  aquarius_lords: listChoices(AQUARIUS_LORDS, (lord) => `${namePoint(lord)}.`),
  stri_dirgha_counts: listChoices(STRI_DIRGHA_COUNTS, (count) => `Beyond the ${count}th nakshatra.`),
  ...METHOD_LISTS,
  yogas: CHART_YOGAS.map(({ id, name }) => ({ id, description: `${name}.` })),
  yoga_families: listChoices(YOGA_FAMILIES, (family) => `${YOGA_FAMILY_NAMES[family]}.`),
  yoga_variants: [...YOGA_VARIANTS].map(([id, { yoga, form }]) => ({ id, description: `Of ${yoga}: ${form}.` })),
  yoga_lists: listChoices(YOGA_LISTS, { present: 'Yogas of the chart.', all: 'Absent ones too.' }),
  benefic_rules: listChoices(BENEFIC_RULES, {
    by_state: 'The Moon as she waxes, Mercury unless with a malefic, Jupiter and Venus.',
    by_nature: 'Mercury, Jupiter and Venus.',
  }),
  moon_places: listChoices(MOON_PLACES, {
    parashara: 'The places of Brihat Parashara Hora Shastra.',
    kalyanavarma: 'The places of Saravali.',
  }),
  occupants: listChoices(OCCUPANTS, {
    grahas: 'The nine grahas occupy signs.',
    grahas_and_ascendant: 'The Ascendant occupies its sign too.',
  }),
  ...RULE_LISTS,
};
