import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  type DirectionSettings,
  findDirections,
} from '../../../../../lib/astro/timing/directions/find-directions.ts';
import { findPoleDeg } from '../../../../../lib/astro/timing/directions/mundane-position.ts';
import {
  type BirthSky,
  type DirectedPoint,
  locateDegree,
  placeOf,
} from '../../../../../lib/astro/timing/directions/point.ts';
import { ASPECTS, type AspectId } from '../../../../../lib/base/catalog/aspects.ts';
import { DIRECTION_METHODS } from '../../../../../lib/base/catalog/primary-directions.ts';
import { asinDeg, separationDeg, tanDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const SETTINGS: DirectionSettings = {
  method: 'placidus',
  space: 'mundo',
  latitude: 'both',
  aspectLatitude: 'promissor',
  aspects: ['conjunction', 'sextile', 'square', 'trine', 'opposition'],
  contacts: ['aspects'],
  zeroPointDeg: 0,
  motions: ['direct', 'converse'],
  converse: 'modern',
  maxArcDeg: 360,
};

const toPoint = (id: DirectedPoint['id'], longitudeDeg: number, latitudeDeg: number, sky: BirthSky): DirectedPoint => ({
  id,
  longitudeDeg,
  latitudeDeg,
  ...locateDegree(longitudeDeg, latitudeDeg, sky),
});

/**
 * Ptolemy's example: the beginning of Gemini is directed to the beginning of Aries in a country where the longest day has
 * fourteen hours, his Lower Egypt, with the obliquity of the Almagest. He counts in whole times, and
 * takes 17 for the temporal hour of Gemini, which is 17.1.
 *
 * @source Ptolemy, Tetrabiblos III.10, Latin in MS 305, fol. 112v, https://ptolemaeus.badw.de/ms/211/305/112v: 46 times
 *   with Aries rising, 57 culminating (58 in Ashmand's translation), 70 setting, 64 three temporal hours past the meridian
 */
describe('Ptolemy, Tetrabiblos III.10', () => {
  const OBLIQUITY_DEG = 23 + 51 / 60 + 20 / 3600;
  const LONGEST_DAY_SEMI_ARC_DEG = 105;
  const latitudeDeg =
    (Math.atan(
      Math.sin(((LONGEST_DAY_SEMI_ARC_DEG - 90) * Math.PI) / 180) / Math.tan((OBLIQUITY_DEG * Math.PI) / 180),
    ) *
      180) /
    Math.PI;

  it.each([
    ['rises', 270, 46],
    ['culminates', 0, 57.5],
    ['sets', 90, 70],
    ['is three temporal hours past the meridian', 45, 64],
  ])('where the beginning of Aries %s', (_, armcDeg, times) => {
    const sky = { armcDeg, latitudeDeg, obliquityDeg: OBLIQUITY_DEG };
    const query = {
      sky,
      promissors: [toPoint('mars', 60, 0, sky)],
      significators: [toPoint('sun', 0, 0, sky)],
    };
    const settings = { ...SETTINGS, aspects: ['conjunction'], motions: ['direct'] } as const;
    const { directions } = findDirections(query, settings);
    expect(directions).toHaveLength(1);
    expect(Math.abs((directions[0]?.arcDeg ?? Number.NaN) - times)).toBeLessThan(1);
  });
});

const anyDegree = fc.double({ min: 0, max: 359.999, noNaN: true });
const anyLatitude = fc.double({ min: -8, max: 8, noNaN: true });
const anyBirth = fc
  .tuple(anyDegree, fc.double({ min: -60, max: 60, noNaN: true }), anyDegree, anyLatitude, anyDegree, anyLatitude)
  .map(([armcDeg, latitudeDeg, a, aLatitude, b, bLatitude]) => {
    const sky: BirthSky = { armcDeg, latitudeDeg, obliquityDeg: 23.4392911 };
    const significators = [toPoint('moon', b, bLatitude, sky)];
    return { sky, promissors: [toPoint('saturn', a, aLatitude, sky)], significators };
  });

/** The sky after the turn of a direction. */
const turn = (sky: BirthSky, { motion, arcDeg }: Direction): BirthSky => ({
  ...sky,
  armcDeg: (sky.armcDeg + (motion === 'direct' ? arcDeg : -arcDeg) + 360) % 360,
});

const aheadOf = ({ contact, side }: Direction): number =>
  ASPECTS[contact as AspectId].angleDeg * (side === 'dexter' ? -1 : 1);

describe('arcs turned back', () => {
  // Its own position circle, not that of the promissor's semi-arc, is where placidus_under_pole lets them meet.
  const METHODS = DIRECTION_METHODS.filter((method) => method !== 'placidus_under_pole');

  it.each(METHODS)('in mundo by %s every aspect is exact within 1e-6°', (method) => {
    forAll([anyBirth], (birth) => {
      const { directions } = findDirections(birth, { ...SETTINGS, method });
      const [promissor, significator] = [birth.promissors[0] as DirectedPoint, birth.significators[0] as DirectedPoint];
      const natal = placeOf(significator, birth.sky, method)?.positionDeg ?? Number.NaN;
      expect(directions.length).toBeGreaterThan(0);
      for (const direction of directions) {
        const reached = placeOf(promissor, turn(birth.sky, direction), method)?.positionDeg ?? Number.NaN;
        expect(separationDeg(reached + aheadOf(direction), natal)).toBeLessThan(1e-6);
      }
    });
  });

  it.each(METHODS)('in zodiaco by %s the degree of the ray stands where the significator stood', (method) => {
    forAll([anyBirth], { numRuns: 50 }, (birth) => {
      const contacts = ['aspects', 'parallels', 'antiscia', 'terms'] as const;
      const settings = { ...SETTINGS, method, contacts, space: 'zodiaco', latitude: 'neither' } as const;
      const { directions } = findDirections(birth, settings);
      const significator = birth.significators[0] as DirectedPoint;
      const onEcliptic = locateDegree(significator.longitudeDeg, 0, birth.sky);
      const natal = placeOf(onEcliptic, birth.sky, method)?.positionDeg ?? Number.NaN;
      expect(directions.length).toBeGreaterThan(60);
      for (const direction of directions) {
        const degree = locateDegree(direction.longitudeDeg ?? Number.NaN, 0, birth.sky);
        const reached = placeOf(degree, turn(birth.sky, direction), method)?.positionDeg ?? Number.NaN;
        expect(separationDeg(reached, natal)).toBeLessThan(1e-6);
      }
    });
  });

  it('traditional converse directions carry the significator to the promissor, forwards', () => {
    forAll([anyBirth], (birth) => {
      const settings = { ...SETTINGS, motions: ['converse'], converse: 'traditional' } as const;
      const exchanged = { ...birth, promissors: birth.significators, significators: birth.promissors };
      const plain = { ...settings, aspects: ['conjunction'] } as const;
      const [carried] = findDirections(birth, plain).directions;
      const [direct] = findDirections(exchanged, { ...plain, motions: ['direct'] }).directions;
      expect(carried).toMatchObject({ promissor: 'saturn', significator: 'moon', motion: 'converse' });
      expect(carried?.arcDeg).toBeCloseTo(direct?.arcDeg ?? Number.NaN, 9);
    });
  });

  it('direct and modern converse arcs of one contact complete a turn', () => {
    forAll([anyBirth], (birth) => {
      const { directions } = findDirections(birth, { ...SETTINGS, aspects: ['trine'] });
      for (const { arcDeg, side, motion } of directions.filter((each) => each.motion === 'direct')) {
        const back = directions.find((each) => each.side === side && each.motion !== motion);
        expect((arcDeg + (back?.arcDeg ?? Number.NaN)) % 360).toBeCloseTo(0, 6);
      }
    });
  });
});

/**
 * @source "Arc of direction = OA (B) under A's pole – OA (A) under A's pole" of Morin, with A the significator, in the
 *   west with oblique descensions:
 *   https://heavenastrolabe.wordpress.com/2013/12/18/regiomontanus-and-placidean-under-the-pole-directions/
 */
describe('the textbook’s difference of oblique ascensions under the pole of the significator', () => {
  const METHODS = ['placidus_under_pole', 'regiomontanus', 'campanus', 'topocentric'] as const;

  it.each(METHODS)('is the arc of a conjunction by %s', (method) => {
    forAll([anyBirth], (birth) => {
      const settings = { ...SETTINGS, method, aspects: ['conjunction'], motions: ['direct'] } as const;
      const [direction] = findDirections(birth, settings).directions;
      const [promissor, significator] = [birth.promissors[0] as DirectedPoint, birth.significators[0] as DirectedPoint];
      const place = placeOf(significator, birth.sky, method);
      if (!direction || !place) return;
      const poleDeg = findPoleDeg(method, place, birth.sky.latitudeDeg) ?? Number.NaN;
      const inEast = Math.cos((place.positionDeg * Math.PI) / 180) > 0;
      const obliqueOf = ({ rightAscensionDeg, declinationDeg }: DirectedPoint) => {
        const difference = asinDeg(tanDeg(poleDeg) * tanDeg(declinationDeg));
        return rightAscensionDeg + (inEast ? -difference : difference);
      };
      expect(separationDeg(direction.arcDeg, obliqueOf(promissor) - obliqueOf(significator))).toBeLessThan(1e-6);
    });
  });
});
