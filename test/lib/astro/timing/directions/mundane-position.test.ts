import fc from 'fast-check';
import { house_pos, houses_armc_ex2 } from 'sweph';
import { describe, expect, it } from 'vitest';
import { findPoleDeg, MUNDANE_SYSTEMS } from '../../../../../lib/astro/timing/directions/mundane-position.ts';
import { type BirthSky, locateDegree, placeOf } from '../../../../../lib/astro/timing/directions/point.ts';
import { DIRECTION_METHODS, type DirectionMethod } from '../../../../../lib/base/catalog/primary-directions.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const OBLIQUITY_DEG = 23.4392911;
const TOLERANCE_DEG = 1e-6;
const CHARTS = 2000;

const ENGINE_CODES = { placidus: 'P', regiomontanus: 'R', campanus: 'C' } as const;
const OF_ENGINE = Object.keys(ENGINE_CODES) as (keyof typeof ENGINE_CODES)[];

/** A degree of the zodiac with a latitude. */
type Place = readonly [longitudeDeg: number, latitudeDeg: number];

/** Mundane position by the engine: its house position, 30° to a house. */
function enginePosition(method: keyof typeof ENGINE_CODES, sky: BirthSky, place: Place): number {
  const { data } = house_pos(sky.armcDeg, sky.latitudeDeg, OBLIQUITY_DEG, ENGINE_CODES[method], [...place]);
  return (data - 1) * 30;
}

/** Numbers spread evenly, as the counts of the tests need them. */
const evenly = (from: number, to: number): fc.Arbitrary<number> =>
  fc
    .noBias(fc.integer({ min: Math.round(from * 1e6), max: Math.round(to * 1e6) }))
    .map((millionths) => millionths / 1e6);

const anyDegree = evenly(0, 359.999999);
const anyPlace = fc.tuple(anyDegree, evenly(-18, 18));
const anySky = (latitudeLimit: number): fc.Arbitrary<BirthSky> =>
  fc.record({
    armcDeg: anyDegree,
    latitudeDeg: evenly(-latitudeLimit, latitudeLimit),
    obliquityDeg: fc.constant(OBLIQUITY_DEG),
  });

const positionOf = (method: DirectionMethod, sky: BirthSky, place: Place): number | undefined =>
  placeOf(locateDegree(...place, sky), sky, method)?.positionDeg;

describe('mundane positions against house_pos of the engine, on 2000 random charts', () => {
  it.each(OF_ENGINE)('%s agrees within 1e-6°, below the horizon and beyond the polar circles too', (method) => {
    const seen = { above: 0, below: 0, polar: 0 };
    forAll([anySky(88), anyPlace], { numRuns: CHARTS }, (sky, place) => {
      const position = positionOf(method, sky, place);
      if (position === undefined) return;
      const isBelow = position < 180;
      seen[isBelow ? 'below' : 'above'] += 1;
      if (Math.abs(sky.latitudeDeg) > 66.6) seen.polar += 1;
      expect(separationDeg(position, enginePosition(method, sky, place))).toBeLessThan(TOLERANCE_DEG);
    });
    expect(Math.min(seen.above, seen.below)).toBeGreaterThan(CHARTS / 4);
    expect(seen.polar).toBeGreaterThan(20);
  });

  it.each(OF_ENGINE)('%s: after the turn of the sky that is found, the engine has both at one position', (method) => {
    const seen = { met: 0 };
    forAll([anySky(88), anyPlace, anyPlace], { numRuns: CHARTS }, (sky, promissor, significator) => {
      const place = placeOf(locateDegree(...significator, sky), sky, method);
      if (!place) return;
      const { rightAscensionDeg, declinationDeg } = locateDegree(...promissor, sky);
      const { latitudeDeg } = sky;
      for (const hourAngle of MUNDANE_SYSTEMS[method].hourAnglesAt(place, { declinationDeg, latitudeDeg })) {
        const turned = { ...sky, armcDeg: (((rightAscensionDeg + hourAngle) % 360) + 360) % 360 };
        seen.met += 1;
        const reached = enginePosition(method, turned, promissor);
        expect(separationDeg(reached, enginePosition(method, sky, significator))).toBeLessThan(TOLERANCE_DEG);
      }
    });
    expect(seen.met).toBeGreaterThan(CHARTS / 2);
  });
});

describe('cusps of the engine', () => {
  const CODES = { placidus: 'P', regiomontanus: 'R', campanus: 'C', topocentric: 'T' } as const;
  /** The engine iterates its Placidus cusps; a grazing ecliptic stretches the errors of cusps at high latitudes. */
  const CUSP_TOLERANCE_DEG = { placidus: 1e-4, regiomontanus: 1e-5, campanus: 1e-5, topocentric: 1e-5 } as const;

  it.each(Object.keys(CODES) as (keyof typeof CODES)[])(
    'cusp n of %s has the mundane position 30 (n − 1)',
    (method) => {
      forAll([anySky(60)], { numRuns: 500 }, (sky) => {
        const { data } = houses_armc_ex2(sky.armcDeg, sky.latitudeDeg, OBLIQUITY_DEG, CODES[method], 0);
        for (const [index, cusp] of data.houses.entries()) {
          const position = positionOf(method, sky, [cusp, 0]) ?? Number.NaN;
          expect(separationDeg(position, index * 30)).toBeLessThan(CUSP_TOLERANCE_DEG[method]);
        }
      });
    },
  );
});

describe('laws of every method', () => {
  it.each(DIRECTION_METHODS)('%s: a point comes back to its own hour angle', (method) => {
    forAll([anySky(66), anyPlace], (sky, at) => {
      const point = locateDegree(...at, sky);
      const place = placeOf(point, sky, method);
      if (!place) return;
      const { declinationDeg } = point;
      const hourAngles = MUNDANE_SYSTEMS[method].hourAnglesAt(place, {
        declinationDeg,
        latitudeDeg: sky.latitudeDeg,
      });
      const own = sky.armcDeg - point.rightAscensionDeg;
      expect(Math.min(...hourAngles.map((each) => separationDeg(each, own)))).toBeLessThan(1e-5);
    });
  });

  it.each(DIRECTION_METHODS)('%s: the southern sky mirrors the northern one', (method) => {
    forAll([anySky(80), anyPlace, anyPlace], (sky, from, to) => {
      const { latitudeDeg } = sky;
      const { declinationDeg } = locateDegree(...from, sky);
      const place = placeOf(locateDegree(...to, sky), sky, method);
      if (!place?.declinationDeg) return;
      const south = { ...place, declinationDeg: -place.declinationDeg };
      const { hourAnglesAt } = MUNDANE_SYSTEMS[method];
      const inNorth = hourAnglesAt(place, { declinationDeg, latitudeDeg });
      const inSouth = hourAnglesAt(south, { declinationDeg: -declinationDeg, latitudeDeg: -latitudeDeg });
      expect(inSouth).toEqual(inNorth);
    });
  });

  it.each(DIRECTION_METHODS)('%s: the pole is the latitude on the horizon and 0 on the meridian', (method) => {
    for (const latitudeDeg of [-52, 0.5, 40, 65]) {
      const poleAt = (positionDeg: number) => findPoleDeg(method, { positionDeg, declinationDeg: 11 }, latitudeDeg);
      for (const onHorizon of [0, 180]) expect(poleAt(onHorizon)).toBeCloseTo(latitudeDeg, 9);
      for (const onMeridian of [90, 270]) expect(poleAt(onMeridian)).toBeCloseTo(0, 9);
    }
  });

  it.each(DIRECTION_METHODS)('%s gives a point at the pole of the Earth no direction', (method) => {
    const sky = { armcDeg: 100, latitudeDeg: 90, obliquityDeg: OBLIQUITY_DEG };
    expect(positionOf(method, sky, [200, 1])).toBeUndefined();
  });
});
