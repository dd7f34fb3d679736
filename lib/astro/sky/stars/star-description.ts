import { CONSTELLATIONS, type ConstellationId } from '../../../base/catalog/stars/constellations.ts';
import { CONSTELLATIONS_BY_POSITION } from '../../../base/catalog/stars/constellations-by-position.ts';
import { STAR_FACTS } from '../../../base/catalog/stars/facts.ts';
import type { StarEntry } from '../../port.ts';
import { parseDesignation } from './designation.ts';

/** Facts of a star that do not depend on the moment; undefined where unknown. */
interface StarDescription {
  /** The name that the IAU adopted, else the catalog's first one, else its designation. */
  readonly name: string;
  readonly designation: string;
  readonly traditionalName: string | undefined;
  readonly constellation: string | undefined;
  readonly spectralClass: string | undefined;
  readonly magnitude: number | undefined;
  readonly distanceLightYears: number | undefined;
}

const METERS_PER_AU = 149_597_870_700;
const METERS_PER_LIGHT_YEAR = 299_792_458 * 365.25 * 86_400;
const AU_PER_PARSEC = 648_000 / Math.PI;

/**
 * Distance of a star.
 *
 * @source parsec: IAU 2015 resolution B2, note 4, 648000/π au, and au: IAU 2012 resolution B2, both as
 * astropy/constants/iau2015.py of Astropy cites them; a light-year is the distance that light travels in a Julian year
 * @example parallaxToLightYears(41.13) // 79.3, Regulus
 */
function parallaxToLightYears(parallaxMas: number): number {
  return ((1000 / parallaxMas) * AU_PER_PARSEC * METERS_PER_AU) / METERS_PER_LIGHT_YEAR;
}

/** For objects whose designation names no constellation. */
const lookUpByPosition = (id: string): ConstellationId | undefined =>
  Object.hasOwn(CONSTELLATIONS_BY_POSITION, id) ? CONSTELLATIONS_BY_POSITION[id] : undefined;

/**
 * Describes a star from the catalog and the table of facts. Its name counts as traditional where its designation is a
 * star's.
 */
export function describeStar({ id, names: [firstName], magnitude, parallaxMas }: StarEntry): StarDescription {
  const { constellation = lookUpByPosition(id), isOfStar, text } = parseDesignation(id);
  const facts = Object.hasOwn(STAR_FACTS, id) ? STAR_FACTS[id] : undefined;
  return {
    name: facts?.name ?? firstName ?? text,
    designation: text,
    traditionalName: facts?.name ?? (isOfStar ? firstName : undefined),
    constellation: constellation && CONSTELLATIONS[constellation].name,
    spectralClass: facts?.spectralClass,
    magnitude,
    distanceLightYears: parallaxMas === undefined ? undefined : parallaxToLightYears(parallaxMas),
  };
}
