import english from './languages/en.json' with { type: 'json' };
import { type HouseSystemDefinition, RARER_HOUSE_SYSTEMS } from './rarer-house-systems.ts';

const { houseSystems } = english.names;

/**
 * Every house system, keyed by the code a request uses. `engineCode` is the letter the Swiss Ephemeris knows.
 *
 * @source how cusps are found, and who devised them: Swiss Ephemeris documentation, sections 6.2.1 to 6.2.11
 * (github.com/aloistr/swisseph, doc/swisseph.md at commit 49cb47e7); Magini: Astrodienst's list of house systems,
 * https://www.astro.com/faq/fq_fh_owhouse_e.htm; Vehlow: C. von Schierstedt in Meridian 3/1997,
 * http://www.hermes-astrologie.de/vehlow.htm; Morin's years:
 * https://www.astrologysoftware.com/community/learn/dictionary/morinus_house_system.html
 */
export const HOUSE_SYSTEMS = {
  P: {
    name: houseSystems.P,
    engineCode: 'P',
    description:
      'Each cusp has covered one or two thirds of its own semi-arc: diurnal above the horizon, nocturnal below.',
    origin: 'Named after Placidus de Titis (17th century); described earlier by Giovanni Antonio Magini (1555–1617).',
  },
  K: {
    name: houseSystems.K,
    engineCode: 'K',
    description:
      'Cusps 11 and 12 rose when the degree of the Midheaven was at one and two thirds of its time from rising to culmination.',
    origin: 'Made known by Walter Koch (1895–1970), devised by Friedrich Zanzinger and Heinz Specht.',
  },
  W: {
    name: houseSystems.W,
    engineCode: 'W',
    description: 'Each house is one whole sign; the first is the sign that holds the Ascendant.',
    origin: 'Hellenistic astrology, by the 1st century BCE; in use in India throughout.',
  },
  E: {
    name: houseSystems.E,
    engineCode: 'E',
    description: 'Each house has 30 degrees, counted from the Ascendant.',
    origin: 'Antiquity: in use in the 1st and 2nd centuries.',
  },
  C: {
    name: houseSystems.C,
    engineCode: 'C',
    description:
      'Divides the prime vertical into twelve equal parts; great circles through the north and south points of the horizon project them onto the ecliptic.',
    origin: 'Named after Giovanni di Campani (1233–1296).',
  },
  R: {
    name: houseSystems.R,
    engineCode: 'R',
    description:
      'Divides the equator into twelve equal parts; great circles through the north and south points of the horizon project them onto the ecliptic.',
    origin: 'Named after Johannes Müller of Königsberg, called Regiomontanus (1436–1476).',
  },
  O: {
    name: houseSystems.O,
    engineCode: 'O',
    description: 'Divides the ecliptic between two angles into three equal parts.',
    origin: 'Named after Porphyry (3rd century).',
  },
  B: {
    name: houseSystems.B,
    engineCode: 'B',
    description:
      'Divides the semi-arcs of the Ascendant into three equal parts on the equator; hour circles project them onto the ecliptic.',
    origin: 'First found in Rhetorius (about 500); named after Alcabitius (al-Qabīṣī, 10th century).',
  },
  M: {
    name: houseSystems.M,
    engineCode: 'M',
    description:
      'Divides the equator into twelve equal parts from the meridian; circles through the poles of the ecliptic project them onto it.',
    origin: 'Jean-Baptiste Morin (1583–1656), called Morinus.',
  },
  A: {
    name: houseSystems.A,
    engineCode: 'A',
    description: 'Each house has 30 degrees, counted from the Ascendant; another code for the Equal system.',
    origin: 'As Equal.',
  },
  V: {
    name: houseSystems.V,
    engineCode: 'V',
    description: 'Each house has 30 degrees; the Ascendant is in the middle of the first.',
    origin: 'Johannes Vehlow (1890–1958), in the textbook that he published from the late 1920s on.',
  },
  T: {
    name: houseSystems.T,
    engineCode: 'T',
    description:
      'Each cusp rises at a pole height whose tangent is one or two thirds of the tangent of the latitude. Close to Placidus.',
    origin: 'Wendel Polich and A. P. Nelson Page, 1961.',
  },
  ...RARER_HOUSE_SYSTEMS,
} as const satisfies Record<string, HouseSystemDefinition>;

export type HouseSystemCode = keyof typeof HOUSE_SYSTEMS;
export const HOUSE_SYSTEM_CODES = Object.keys(HOUSE_SYSTEMS) as readonly HouseSystemCode[];

/** The system that divides the sky into 36 sectors and has no houses. */
export const SECTOR_SYSTEM = 'G' satisfies HouseSystemCode;

type TwelveHouseCode = Exclude<HouseSystemCode, typeof SECTOR_SYSTEM>;
/** The systems that have twelve houses. */
export const TWELVE_HOUSE_CODES = HOUSE_SYSTEM_CODES.filter((code): code is TwelveHouseCode => code !== SECTOR_SYSTEM);

/** The systems whose cusps depend on the declination of the Sun. */
export const SUN_HOUSE_SYSTEMS: ReadonlySet<HouseSystemCode> = new Set<HouseSystemCode>(['I', 'SM']);
