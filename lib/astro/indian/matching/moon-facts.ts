import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import type { NaturalRelation } from '../../../base/catalog/grahas.ts';
import { VASYA_OF_SIGN, type VasyaGroup } from '../../../base/catalog/matching.ts';
import { NAKSHATRAS } from '../../../base/catalog/nakshatras.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { DEG_PER_SIGN, signIndexOf, signLongitudeDeg, signOf } from '../../sky/zodiac/sign-position.ts';
import { findNaturalRelation } from '../friendships.ts';
import { findNakshatra } from '../nakshatra.ts';

/** What matching reads of a Moon. */
export interface MoonFacts {
  readonly longitudeDeg: LongitudeDeg;
  /** 1 Ashvini to 27 Revati. */
  readonly nakshatra: number;
  readonly pada: number;
  readonly sign: Sign;
  /** Lord of the sign. */
  readonly lord: ClassicalPlanet;
  readonly vasya: VasyaGroup;
}

/** The two Moons that are compared; not symmetric. */
export interface MoonPair {
  readonly bride: MoonFacts;
  readonly groom: MoonFacts;
}

/** @param longitudeDeg sidereal */
export function readMoonFacts(longitudeDeg: LongitudeDeg): MoonFacts {
  const { number: nakshatra, pada } = findNakshatra(longitudeDeg);
  const sign = signOf(longitudeDeg);
  const half = signLongitudeDeg(longitudeDeg) < DEG_PER_SIGN / 2 ? 0 : 1;
  return { longitudeDeg, nakshatra, pada, sign, lord: SIGN_RULERS[sign].traditional, vasya: VASYA_OF_SIGN[sign][half] };
}

/** Counts from one to another of a cycle, both included: 1 for the same. */
const countInCycle = (from: number, to: number, length: number): number =>
  ((((to - from) % length) + length) % length) + 1;

export const countNakshatrasFrom = (from: MoonFacts, to: MoonFacts): number =>
  countInCycle(from.nakshatra, to.nakshatra, NAKSHATRAS.length);

export const countSignsFrom = (from: MoonFacts, to: MoonFacts): number =>
  countInCycle(signIndexOf(from.longitudeDeg), signIndexOf(to.longitudeDeg), SIGNS.length);

/** How the lords of both signs regard each other by nature; one lord is its own friend. */
export function relateLords({ bride, groom }: MoonPair): readonly [NaturalRelation, NaturalRelation] {
  if (bride.lord === groom.lord) return ['friend', 'friend'];
  return [findNaturalRelation(bride.lord, groom.lord), findNaturalRelation(groom.lord, bride.lord)];
}
