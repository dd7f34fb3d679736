import {
  type ClassicalPlanet,
  DIGNITY_POINTS,
  type DignityName,
  EXALTATIONS,
  isClassicalPlanet,
} from '../../../base/catalog/dignities.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';
import { faceRulerOf, signRulersOf, termRulerOf, triplicityLordsOf } from './rulers.ts';

/**
 * Dignities and debilities of a planet by its place in the zodiac. Null where they depend on the sect of the chart and
 * that is not known.
 */
export interface EssentialDignities {
  readonly domicile: boolean;
  readonly exaltation: boolean;
  readonly detriment: boolean;
  readonly fall: boolean;
  readonly triplicity: boolean | null;
  readonly term: boolean;
  readonly face: boolean;
  /** True without any of the five dignities. Detriment and fall do not change it: Lilly counts them in addition. */
  readonly peregrine: boolean | null;
  /** Sum of Lilly's points; null where the triplicity is. */
  readonly score: number | null;
}

/**
 * Domicile, exaltation, Dorothean triplicity, Egyptian term and face of a planet, their opposites, and Lilly's score.
 *
 * Only the lord of the chart's sect has the triplicity: Lilly gives its three points to the day ruler by day and to the
 * night ruler by night. The participating lord, which his table lacks, gets none.
 *
 * @param body       id of the catalog
 * @param longitude  in the zodiac of the chart
 * @param isDayChart undefined where the time of day is unknown
 * @returns undefined for a body without essential dignities: all but Sun … Saturn
 * @source peregrine as "void of essentiall dignities": William Lilly, Christian Astrology (1659), p. 58,
 * https://en.m.wikisource.org/wiki/Page:Christian_Astrology_(Lilly,_1659).djvu/83; that a peregrine planet can be in
 * detriment or fall besides: D. Houlding, The Definition of Peregrine, https://www.skyscript.co.uk/peregrine.html
 * @example computeEssentialDignities('mercury', longitudeDeg(165), true) // domicile and exaltation: score 9
 */
export function computeEssentialDignities(
  body: string,
  longitude: LongitudeDeg,
  isDayChart: boolean | undefined,
): EssentialDignities | undefined {
  if (!isClassicalPlanet(body)) return undefined;
  const dignities = assessDignities(body, longitude, isDayChart);
  const dignitiesAndDebilities = { ...dignities, ...assessDebilities(body, longitude) };
  const peregrine = hasNone(Object.values(dignities));
  return { ...dignitiesAndDebilities, peregrine, score: sumDignityPoints({ ...dignitiesAndDebilities, peregrine }) };
}

function assessDignities(body: ClassicalPlanet, longitude: LongitudeDeg, isDayChart: boolean | undefined) {
  const sign = signOf(longitude);
  return {
    domicile: signRulersOf(sign).traditional === body,
    exaltation: EXALTATIONS[body].sign === sign,
    triplicity: hasTriplicity(body, longitude, isDayChart),
    term: termRulerOf(longitude) === body,
    face: faceRulerOf(longitude) === body,
  };
}

function assessDebilities(body: ClassicalPlanet, longitude: LongitudeDeg) {
  const opposite = signOf(longitudeDeg(longitude + 180));
  return {
    detriment: signRulersOf(opposite).traditional === body,
    fall: EXALTATIONS[body].sign === opposite,
  };
}

function hasTriplicity(body: ClassicalPlanet, longitude: LongitudeDeg, isDayChart: boolean | undefined) {
  const { day, night } = triplicityLordsOf(longitude);
  if (isDayChart !== undefined) return body === (isDayChart ? day : night);
  return body === day || body === night ? null : false;
}

function hasNone(dignities: readonly (boolean | null)[]): boolean | null {
  if (dignities.includes(true)) return false;
  return dignities.includes(null) ? null : true;
}

function sumDignityPoints(dignitiesAndDebilities: Readonly<Record<DignityName, boolean | null>>): number | null {
  if (Object.values(dignitiesAndDebilities).includes(null)) return null;
  const names = Object.keys(DIGNITY_POINTS) as DignityName[];
  return names.reduce((sum, name) => sum + (dignitiesAndDebilities[name] ? DIGNITY_POINTS[name] : 0), 0);
}
