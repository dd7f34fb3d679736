/** The twelve signs in zodiacal order. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export type Sign = (typeof SIGNS)[number];

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;
/** Of a sign: positive (masculine) in Aries and every second sign from it, else negative (feminine). */
export const POLARITIES = ['positive', 'negative'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Modality = (typeof MODALITIES)[number];
export type Polarity = (typeof POLARITIES)[number];

/** The sign with an index, counted on after the twelfth. */
export const signAt = (index: number): Sign => SIGNS[index % SIGNS.length] as Sign;
