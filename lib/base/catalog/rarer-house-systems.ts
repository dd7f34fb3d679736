/** A house system of the catalog. */
export interface HouseSystemDefinition {
  readonly name: string;
  readonly engineCode: string;
  /** Construction of the cusps. */
  readonly description: string;
  /** Its author and date. */
  readonly origin: string;
}

/**
 * House systems that few programs offer.
 *
 * @source Swiss Ephemeris documentation, sections 6.2.5 to 6.2.15 (github.com/aloistr/swisseph, doc/swisseph.md at commit
 * 49cb47e7); Savard-A has no description there: its construction is that of swehouse.c of Swiss Ephemeris 2.10.03
 */
export const RARER_HOUSE_SYSTEMS = {
  D: {
    name: 'Equal (Midheaven)',
    engineCode: 'D',
    description: 'Each house has 30 degrees, counted from the Midheaven, which is the cusp of the tenth.',
    origin: 'A variant of Equal; its author is not known.',
  },
  F: {
    name: 'Carter (Poli-Equatorial)',
    engineCode: 'F',
    description:
      'The equator in twelve equal parts from the right ascension of the Ascendant, carried over by hour circles.',
    origin: 'Charles Carter, Essays on the Foundations of Astrology, 1947.',
  },
  H: {
    name: 'Horizontal',
    engineCode: 'H',
    description:
      'The horizon in twelve equal parts, carried to the ecliptic by vertical circles; the first is due east.',
    origin: 'Also called the azimuthal system; its author is not known.',
  },
  I: {
    name: 'Sunshine (Treindl)',
    engineCode: 'I',
    description: 'The arcs of the Sun by day and by night in thirds, carried over by circles through north and south.',
    origin: 'Bob Makransky, Primary Directions, 1988; in the solution of Alois Treindl.',
  },
  SM: {
    name: 'Sunshine (Makransky)',
    engineCode: 'i',
    description: 'As Sunshine (Treindl), in the solution of its author; the letter `i` of the Swiss Ephemeris.',
    origin: 'Bob Makransky, Primary Directions, 1988.',
  },
  L: {
    name: 'Pullen (Sinusoidal Delta)',
    engineCode: 'L',
    description:
      'Houses of 30 degrees; half of what a quadrant has beyond 90 degrees goes to its middle house, a quarter to each other.',
    origin: 'Walter Pullen, 1994; first called Neo-Porphyry.',
  },
  Q: {
    name: 'Pullen (Sinusoidal Ratio)',
    engineCode: 'Q',
    description: 'Sizes of houses in the ratios r, 1, r in the smaller quadrant, and r³, r⁴, r³ in the larger one.',
    origin: 'Walter Pullen, 2016.',
  },
  N: {
    name: 'Whole Sign (Aries)',
    engineCode: 'N',
    description: 'Each house is one whole sign of the zodiac of the chart; the first is Aries.',
    origin: 'The natural order of the signs; its author is not known.',
  },
  S: {
    name: 'Sripati',
    engineCode: 'S',
    description: 'Cusps lie halfway between those of Porphyry, which are the middles of the houses.',
    origin: 'Traditional in India; named after Sripati.',
  },
  U: {
    name: 'Krusinski',
    engineCode: 'U',
    description:
      'The great circle through Ascendant and zenith in twelve equal parts, carried to the ecliptic by hour circles.',
    origin: 'Georg Goelzer, Milan Pisa and Bogdan Krusinski, each for himself, 1994 to 1995.',
  },
  X: {
    name: 'Meridian',
    engineCode: 'X',
    description: 'The equator in twelve equal parts from the meridian, carried to the ecliptic by hour circles.',
    origin: 'Also called the axial rotation system; its author is not known.',
  },
  Y: {
    name: 'APC',
    engineCode: 'Y',
    description:
      'The parallel of the Ascendant in six equal parts above and six below the horizon, carried over by circles through north and south.',
    origin: 'L. Knegt; in use by the Werkgemeenschap van Astrologen in the Netherlands.',
  },
  J: {
    name: 'Savard-A',
    engineCode: 'J',
    description:
      'Parallels at thirds of the latitude meet the prime vertical; circles through north and south carry these points over.',
    origin: 'Named after Savard, who took it for the system of Albategnius (al-Battānī).',
  },
  G: {
    name: 'Gauquelin Sectors',
    engineCode: 'G',
    description:
      'No houses but 36 sectors, counted clockwise from the Ascendant: each degree has done so many eighteenths of its own arc by day or by night. In charts of single births.',
    origin: 'In use in the statistical studies of the Gauquelins.',
  },
} as const satisfies Record<string, HouseSystemDefinition>;
