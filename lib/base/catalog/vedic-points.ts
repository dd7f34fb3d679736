/** Upagrahas that are the Ascendant of a part of the day or the night, with the planet whose part it is. */
export const DAY_UPAGRAHAS = {
  gulika: 'saturn',
  mandi: 'saturn',
  kala: 'sun',
  mrityu: 'mars',
  ardhaprahara: 'mercury',
  yamaghantaka: 'jupiter',
} as const;
export type DayUpagraha = keyof typeof DAY_UPAGRAHAS;
export const DAY_UPAGRAHA_IDS = Object.keys(DAY_UPAGRAHAS) as [DayUpagraha, ...DayUpagraha[]];

/** Upagrahas that are counted from the Sun. */
export const SOLAR_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];

/** The moment of a part at which its upagraha rises. */
export const PART_MOMENTS = ['start', 'middle', 'end'] as const;
export type PartMoment = (typeof PART_MOMENTS)[number];

/** Which of the eight parts has no lord. */
export const LORDLESS_PARTS = ['eighth', 'after_saturn'] as const;
export type LordlessPart = (typeof LORDLESS_PARTS)[number];

/**
 * When each upagraha rises by default.
 *
 * @source Gulika: Brihat Parashara Hora Shastra 3.70, Santhanam; the others: as PyJHora has P. V. R. Narasimha Rao's rules
 */
export const DEFAULT_PARTS: Readonly<Record<DayUpagraha, PartMoment>> = {
  gulika: 'start',
  mandi: 'middle',
  kala: 'middle',
  mrityu: 'middle',
  ardhaprahara: 'middle',
  yamaghantaka: 'middle',
};

/** What an arudha in the sign that it is counted from, or in the 7th from it, becomes. */
export const ARUDHA_EXCEPTIONS = ['tenth', 'none'] as const;
export const SCORPIO_LORDS = ['mars', 'ketu'] as const;
export const AQUARIUS_LORDS = ['saturn', 'rahu'] as const;

export const SPECIAL_LAGNAS = [
  ...(['bhava', 'hora', 'ghati', 'vighati'] as const),
  ...(['sree', 'indu', 'varnada', 'pranapada'] as const),
];
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number];

/** What a chart has besides the grahas, on request. */
export const CHART_ADDITIONS = ['upagrahas', 'arudhas', 'special_lagnas', 'krishnamurti'] as const;
export type ChartAddition = (typeof CHART_ADDITIONS)[number];

/** Which sunrise begins the day. */
export const SUNRISE_CHOICES = ['hindu', 'apparent_limb'] as const;
