import english from './languages/en.json' with { type: 'json' };

const { houseSystems } = english.names;

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
    name: houseSystems.D,
    engineCode: 'D',
    description: 'Each house has 30 degrees, counted from the Midheaven, which is the cusp of the tenth.',
    origin: 'A variant of Equal; its author is not known.',
  },
  F: {
    name: houseSystems.F,
    engineCode: 'F',
    description:
      'Divides the equator into twelve equal parts from the right ascension of the Ascendant; hour circles project them onto the ecliptic.',
    origin: 'Charles Carter, Essays on the Foundations of Astrology, 1947.',
  },
  H: {
    name: houseSystems.H,
    engineCode: 'H',
    description:
      'Divides the horizon into twelve equal parts, starting due east; vertical circles project them onto the ecliptic.',
    origin: 'Also called the azimuthal system; its author is not known.',
  },
  I: {
    name: houseSystems.I,
    engineCode: 'I',
    description:
      'Divides the diurnal and the nocturnal arc of the Sun into thirds; great circles through the north and south points of the horizon project them onto the ecliptic.',
    origin: 'Bob Makransky, Primary Directions, 1988; by the method of Alois Treindl.',
  },
  SM: {
    name: houseSystems.SM,
    engineCode: 'i',
    description:
      'The construction of Sunshine (Treindl) by the method of its author; the Swiss Ephemeris has it under the letter `i`.',
    origin: 'Bob Makransky, Primary Directions, 1988.',
  },
  L: {
    name: houseSystems.L,
    engineCode: 'L',
    description:
      'Changes houses of 30 degrees to fit the quadrant: the middle house takes half of its difference from 90 degrees, the two others a quarter each.',
    origin: 'Walter Pullen, 1994; first called Neo-Porphyry.',
  },
  Q: {
    name: houseSystems.Q,
    engineCode: 'Q',
    description:
      'The three houses of the smaller quadrant have sizes in the ratio r : 1 : r, those of the larger one r³ : r⁴ : r³.',
    origin: 'Walter Pullen, 2016.',
  },
  N: {
    name: houseSystems.N,
    engineCode: 'N',
    description: 'Each house is one whole sign of the zodiac of the chart; the first is Aries.',
    origin: 'The natural order of the signs; its author is not known.',
  },
  S: {
    name: houseSystems.S,
    engineCode: 'S',
    description: 'Each cusp lies halfway between two cusps of Porphyry, which are the middles of the houses.',
    origin: 'Traditional in India; named after Sripati.',
  },
  U: {
    name: houseSystems.U,
    engineCode: 'U',
    description:
      'Divides the great circle through the Ascendant and the zenith into twelve equal parts; hour circles project them onto the ecliptic.',
    origin: 'Georg Goelzer, Milan Pisa and Bogdan Krusinski, independently of each other, 1994 to 1995.',
  },
  X: {
    name: houseSystems.X,
    engineCode: 'X',
    description:
      'Divides the equator into twelve equal parts from the meridian; hour circles project them onto the ecliptic.',
    origin: 'Also called the axial rotation system; its author is not known.',
  },
  Y: {
    name: houseSystems.Y,
    engineCode: 'Y',
    description:
      'Divides the circle of declination of the Ascendant into six equal parts above the horizon and six below; great circles through the north and south points of the horizon project them onto the ecliptic.',
    origin: 'L. Knegt; in use by the Werkgemeenschap van Astrologen in the Netherlands.',
  },
  J: {
    name: houseSystems.J,
    engineCode: 'J',
    description:
      'Takes the points of the prime vertical whose declinations are one and two thirds of the latitude; great circles through the north and south points of the horizon project them onto the ecliptic.',
    origin: 'Named after Savard, who took it for the system of Albategnius (al-Battānī).',
  },
  G: {
    name: houseSystems.G,
    engineCode: 'G',
    description:
      'Has 36 sectors instead of houses, counted clockwise from the Ascendant. Each begins where a degree has covered a whole number of eighteenths of its own diurnal or nocturnal arc. Only in charts of single births.',
    origin: 'In use in the statistical studies of the Gauquelins.',
  },
} as const satisfies Record<string, HouseSystemDefinition>;
