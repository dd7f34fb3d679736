/** The lords of the nakshatras: the seven planets and the lunar nodes, Rahu ascending and Ketu descending. */
export const NAKSHATRA_LORDS = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const;

export type NakshatraLord = (typeof NAKSHATRA_LORDS)[number];

/**
 * Years of the Vimshottari periods by lord; together 120. They also divide a nakshatra into the subs of Krishnamurti.
 *
 * @source Brihat Parashara Hora Shastra 46.12–15, read at http://jyotishvidya.com/ch46.htm: the lords from Krittika on are
 * the Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury, Ketu and Venus
 */
export const VIMSHOTTARI_YEARS: Readonly<Record<NakshatraLord, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};

/** The 27 nakshatras (lunar mansions) of 13°20′ in the order of the sidereal zodiac, the first from 0° Aries. */
export const NAKSHATRAS = [
  'Ashvini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Svati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

export type NakshatraName = (typeof NAKSHATRAS)[number];

/** The quarters of a nakshatra, 3°20′ each. */
export const PADAS_PER_NAKSHATRA = 4;
