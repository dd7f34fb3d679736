import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../../lib/astro/chart/cast.ts';
import { longitudeDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { BORN, castIn, LAHIRI, longitudeOf, TROPICAL } from '../timing/progressions/births.ts';

const objects = ['sun', 'moon', 'mars', 'true_node', 'south_node', 'vertex', 'part_of_fortune'] as const;
const PLAIN = { objects: ['sun', 'moon', 'mars'] } as const;
const point = ({ points }: Chart, id: string) => points.find((one) => one.id === id);

describe('a chart', () => {
  it('depends on place or observer only when topocentric', () => {
    const moonFrom = (coordinateSystem: 'geocentric' | 'topocentric', latitudeDeg: number) => {
      const when = { ...BORN, observer: { ...BORN.place, latitudeDeg } };
      return longitudeOf(castIn(TROPICAL, when, { ...PLAIN, coordinateSystem }), 'moon');
    };
    const here = longitudeOf(castIn(TROPICAL, BORN, { ...PLAIN, coordinateSystem: 'topocentric' }), 'moon');
    expect(moonFrom('topocentric', BORN.place.latitudeDeg)).toBe(here);
    // The Moon's parallax is up to a degree: half a world away it is seen elsewhere.
    expect(separationDeg(moonFrom('topocentric', -BORN.place.latitudeDeg), here)).toBeGreaterThan(0.1);
    expect(moonFrom('geocentric', 0)).toBe(moonFrom('geocentric', 50));
  });
});

describe('the south node', () => {
  it('is opposite the true node also on the equator', () => {
    const chart = castIn(TROPICAL, BORN, { objects, withEquatorial: true });
    const [north, south] = [point(chart, 'true_node')?.equatorial, point(chart, 'south_node')?.equatorial];
    expect(separationDeg(south?.rightAscensionDeg ?? 0, north?.rightAscensionDeg ?? 0)).toBeCloseTo(180, 9);
    expect(south?.declinationDeg).toBeCloseTo(-(north?.declinationDeg ?? Number.NaN), 12);
    expect(south?.declinationSpeedDegPerDay).toBeCloseTo(-(north?.declinationSpeedDegPerDay ?? Number.NaN), 12);
  });
});

describe('a computed point', () => {
  it.each([TROPICAL, LAHIRI])('is on the ecliptic and has no motion: %o', (zodiac) => {
    const chart = castIn(zodiac, BORN, { objects, withEquatorial: true });
    const { ayanamsaDeg = 0, orientation } = chart.context;
    for (const [id, kind] of [['vertex', 'angle'] as const, ['part_of_fortune', 'lot'] as const]) {
      expect(point(chart, id)).toMatchObject({
        kind,
        latitudeDeg: 0,
        distanceAu: null,
        longitudeSpeedDegPerDay: null,
        latitudeSpeedDegPerDay: null,
      });
      const { rightAscensionDeg, declinationDeg, declinationSpeedDegPerDay } = point(chart, id)?.equatorial ?? {};
      expect(declinationSpeedDegPerDay).toBeNull();
      // A point of the ecliptic: sin δ = sin ε · sin λ, and tan δ = tan ε · sin α.
      const radians = (degrees = Number.NaN) => (degrees * Math.PI) / 180;
      const obliquity = radians(orientation.trueObliquityDeg);
      const tropical = radians(longitudeOf(chart, id) + ayanamsaDeg);
      expect(Math.sin(radians(declinationDeg))).toBeCloseTo(Math.sin(obliquity) * Math.sin(tropical), 12);
      const ratio = Math.tan(obliquity) * Math.sin(radians(rightAscensionDeg));
      expect(Math.tan(radians(declinationDeg))).toBeCloseTo(ratio, 12);
    }
    expect(longitudeOf(chart, 'vertex')).toBe(chart.horizon?.houses.vertexDeg);
    expect(point(castIn(zodiac, BORN, { objects }), 'vertex')).not.toHaveProperty('equatorial');
  });
});

describe('a meridian given instead of that of the place at the moment', () => {
  const armcDeg = longitudeDeg(100);
  const castUnder = (meridianDeg: number) => {
    const when = { ...BORN, armcDeg: longitudeDeg(meridianDeg) };
    return castIn(TROPICAL, when, PLAIN);
  };

  it('decides the houses: its midheaven culminates', () => {
    const chart = castUnder(armcDeg);
    const { orientation } = chart.context;
    const houses = ephemeris.housesOfMeridian(
      { armcDeg, latitudeDeg: BORN.place.latitudeDeg, moment: BORN.moment },
      'P',
      TROPICAL,
    );
    expect(chart.horizon?.houses.cuspsDeg).toEqual(houses?.cuspsDeg);
    const midheaven = ((chart.horizon?.houses.midheavenDeg ?? 0) * Math.PI) / 180;
    const obliquity = (orientation.trueObliquityDeg * Math.PI) / 180;
    const rightAscension = Math.atan2(Math.sin(midheaven) * Math.cos(obliquity), Math.cos(midheaven));
    expect((rightAscension * 180) / Math.PI).toBeCloseTo(100, 6);
  });

  it('decides the sect for a place at any longitude', () => {
    const [sun] = castIn(TROPICAL, BORN, { ...PLAIN, withEquatorial: true }).points;
    const armc = longitudeDeg(sun?.equatorial?.rightAscensionDeg ?? 0);
    for (const longitudeDegEast of [-150, -60, 60, 150]) {
      const place = { ...BORN.place, longitudeDeg: longitudeDegEast };
      const when = { ...BORN, place, armcDeg: armc };
      expect(castIn(TROPICAL, when, PLAIN).horizon?.isDayChart).toBe(true);
    }
  });
});
