import {
  CLASSICAL_PLANETS,
  type ClassicalPlanet,
  EGYPTIAN_TERMS,
  EXALTATIONS,
  FACE_RULERS,
  FACE_SIZE_DEG,
  SIGN_RULERS,
  type SignRulers,
  TRIPLICITY_LORDS,
  type TriplicityLords,
} from '../../../base/catalog/dignities.ts';
import type { Sign } from '../../../base/catalog/signs.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { elementOf, signLongitudeDeg, signOf } from '../../sky/zodiac/sign-position.ts';

/** The traditional and the modern ruler of a sign. */
export function signRulersOf(sign: Sign): SignRulers {
  return SIGN_RULERS[sign];
}

/** The planet that is exalted in a sign; undefined in five signs. */
export function exaltedPlanetOf(sign: Sign): ClassicalPlanet | undefined {
  return CLASSICAL_PLANETS.find((planet) => EXALTATIONS[planet].sign === sign);
}

/** The lords of the triplicity that a longitude belongs to. */
export function triplicityLordsOf(longitude: LongitudeDeg): TriplicityLords {
  return TRIPLICITY_LORDS[elementOf(longitude)];
}

/** The ruler of the Egyptian term that holds a longitude. Each term includes its beginning and excludes its end. */
export function termRulerOf(longitude: LongitudeDeg): ClassicalPlanet {
  const terms = EGYPTIAN_TERMS[signOf(longitude)];
  const intoSignDeg = signLongitudeDeg(longitude);
  let endDeg = 0;
  const holder = terms.find(([, sizeDeg]) => {
    endDeg += sizeDeg;
    return intoSignDeg < endDeg;
  });
  return (holder as (typeof terms)[number])[0];
}

/** The ruler of the face that holds a longitude. */
export function faceRulerOf(longitude: LongitudeDeg): ClassicalPlanet {
  const face = Math.floor(longitude / FACE_SIZE_DEG);
  return FACE_RULERS[face % FACE_RULERS.length] as ClassicalPlanet;
}
