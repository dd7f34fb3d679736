/** What a rule decides, and its values with their meanings, the default first. */
interface ShadbalaRule {
  readonly about: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Rules of shadbala about which texts and authors differ. `raman` is how B. V. Raman, Graha and Bhava Balas, and V. P. Jain, Text
 * Book for Shadbala, count in their worked examples; `bphs` is Brihat Parashara Hora Shastra.
 */
export const SHADBALA_RULES = {
  required: {
    about: 'Least sums in `required_rupas` and `ratio`',
    values: { bphs: '6.5 rupas for the Sun', raman: '5 rupas for the Sun' },
  },
  varga_points: {
    about: 'Points of saptavargaja bala from great friend to great enemy',
    values: { raman: '22.5, 15, 7.5, 3.75, 1.875', bphs: '20, 15, 10, 4, 2' },
  },
  drekkana: {
    about: 'Planets that are strong in the first, second and third decanate',
    values: { raman: 'male, neuter, female', bphs: 'male, female, neuter' },
  },
  moon_paksha: {
    about: 'Paksha bala of the Moon',
    values: { doubled: 'twice that of a benefic or malefic', single: 'as of any other' },
  },
  sun_ayana: {
    about: 'Ayana bala of the Sun',
    values: { doubled: 'twice that of its declination', single: 'as of any other' },
  },
  declination: {
    about: 'Declination in ayana bala',
    values: {
      kranti: 'of the point of the ecliptic, by the Indian table with an obliquity of 24°',
      true: 'of the planet in the sky, with which the Moon may leave 0 to 60 virupas',
    },
  },
  luminaries_cheshta: {
    about: 'Cheshta bala of Sun and Moon',
    values: { none: 'nothing', ayana_and_paksha: 'their ayana and paksha bala, not doubled' },
  },
  day_from: {
    about: 'Day whose lord counts, with its month and year; the hora is always counted from sunrise',
    values: { sunrise: 'the one that begins at sunrise', midnight: 'the calendar day' },
  },
  hora: {
    about: 'Hours whose lord counts',
    values: { equal: '24ths of the time from sunrise to sunrise', unequal: 'twelfths of day and night' },
  },
  mean_longitudes: {
    about: 'Mean longitudes in cheshta bala',
    values: {
      modern: 'of today’s astronomy',
      raman: 'by the tables of B. V. Raman, which his and V. P. Jain’s books follow',
    },
  },
  phala: {
    about: 'Ishta phala from uchcha and cheshta bala',
    values: { bphs: 'their mean', raman: 'the square root of their product' },
  },
} as const satisfies Readonly<Record<string, ShadbalaRule>>;

type Rules = typeof SHADBALA_RULES;
export type ShadbalaRuleId = keyof Rules;
export const SHADBALA_RULE_IDS = Object.keys(SHADBALA_RULES) as ShadbalaRuleId[];

/** The values of a rule. */
export type ShadbalaValue<Rule extends ShadbalaRuleId> = keyof Rules[Rule]['values'] & string;
export const listShadbalaValues = <Rule extends ShadbalaRuleId>(rule: Rule) =>
  Object.keys(SHADBALA_RULES[rule].values) as ShadbalaValue<Rule>[];

/** A choice of each rule. */
export type ShadbalaVariants = { readonly [Rule in ShadbalaRuleId]: ShadbalaValue<Rule> };
