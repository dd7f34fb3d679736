import { describe, expect, it } from 'vitest';
import type { Center, Frame } from '../../../../lib/astro/port.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { type BodyId, CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg, asinDeg, cosDeg, sinDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { GEOCENTRIC, openRealEphemeris, place, TROPICAL, TROPICAL_FRAME } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const MOMENT = jdUt(2451545.2);
const HELIOCENTRIC: Center = { type: 'heliocentric' };
const refusal = (data: object, detail: RegExp) =>
  expect.objectContaining({ ...data, message: expect.stringMatching(detail) });
const NO_BODY = { name: 'EphemerisArgumentError', argument: 'body' };
/** On the ecliptic of their epoch, so that longitude minus longitude is not quite the ayanamsa. */
const ON_ANOTHER_ECLIPTIC = ['j2000', 'j1900', 'b1950', 'skydram'];

describe('coverage', () => {
  const { fromJdUt, toJdUt } = ephemeris.coverage();

  it.each([...CATALOG_BODY_IDS])('%s has positions on its first and its last day', (body) => {
    const range = ephemeris.coverage(body);
    for (const moment of [range.fromJdUt, range.toJdUt]) {
      expect(ephemeris.position(body, moment, TROPICAL_FRAME).distanceAu).toBeGreaterThan(0);
    }
  });

  it.each([fromJdUt - 1e-6, toJdUt + 1e-6, 0, -1e9, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses Julian day %d, naming the years',
    (day) => {
      const outside = refusal(
        { name: 'EphemerisRangeError', uncovered: { moment: day, range: ephemeris.coverage() } },
        /from -3000 \(3001 BCE\) to 2999/,
      );
      const moment = jdUt(day);
      expect(() => ephemeris.position('mean_node', moment, TROPICAL_FRAME)).toThrow(outside);
      expect(() => ephemeris.equatorial('chiron', moment, GEOCENTRIC)).toThrow(outside);
      expect(() => ephemeris.houses(moment, place(50), 'P', TROPICAL)).toThrow(outside);
      expect(() => ephemeris.orientation(moment)).toThrow(outside);
      expect(() => ephemeris.ayanamsaDeg(moment, 'lahiri')).toThrow(outside);
    },
  );

  it('names Chiron when it refuses it before 675', () => {
    expect(() => ephemeris.position('chiron', jdUt(1900000), TROPICAL_FRAME)).toThrow(
      refusal({ uncovered: expect.objectContaining({ body: 'chiron' }) }, /chiron is known only from 675 to 2999/),
    );
  });
});

describe('centers', () => {
  const from = (center: Center): Frame => ({ zodiac: TROPICAL, center });

  it.each(['sun', 'moon', 'mean_node', 'true_node', 'mean_lilith', 'true_lilith'] as const)(
    '%s has no heliocentric place',
    (body) => {
      expect(() => ephemeris.position(body, MOMENT, from(HELIOCENTRIC))).toThrow(refusal(NO_BODY, /heliocentric/));
    },
  );

  it('the Earth has only a heliocentric position, opposite the Sun', () => {
    expect(() => ephemeris.position('earth', MOMENT, TROPICAL_FRAME)).toThrow(refusal(NO_BODY, /geocentric/));
    const earth = ephemeris.position('earth', MOMENT, from(HELIOCENTRIC));
    const sun = ephemeris.position('sun', MOMENT, TROPICAL_FRAME);
    expect(Math.abs(arcDeg(earth.longitudeDeg, sun.longitudeDeg + 180)) * 3600).toBeLessThan(0.001);
  });

  it('the topocentric Moon agrees with the trigonometry of parallax', () => {
    const site = place(0, 0);
    const { siderealTimeDeg } = ephemeris.orientation(MOMENT);
    const above = ephemeris.equatorial('moon', MOMENT, GEOCENTRIC);
    const here = ephemeris.equatorial('moon', MOMENT, { type: 'topocentric', place: site });
    const { distanceAu } = ephemeris.position('moon', MOMENT, TROPICAL_FRAME);
    // Meeus, Astronomical Algorithms, equation (40.2) for a place on the equator.
    const sinParallax = sinDeg(8.794 / 3600) / distanceAu;
    const hourAngle = siderealTimeDeg - above.rightAscensionDeg;
    const shift = Math.atan2(
      -sinParallax * sinDeg(hourAngle),
      cosDeg(above.declinationDeg) - sinParallax * cosDeg(hourAngle),
    );
    const found = arcDeg(above.rightAscensionDeg, here.rightAscensionDeg);
    expect(Math.abs(found)).toBeGreaterThan(0.1);
    expect(found).toBeCloseTo((shift * 180) / Math.PI, 3);
  });

  it('elevation changes the topocentric position', () => {
    const at = (elevationM: number) =>
      ephemeris.position('moon', MOMENT, from({ type: 'topocentric', place: place(46, 7, elevationM) })).distanceAu;
    expect(Math.abs(at(4000) - at(0)) * 149597870.7).toBeGreaterThan(0.5);
  });

  it.each(['mean_node', 'true_node', 'mean_lilith', 'true_lilith'] as const)('%s has no parallax', (body) => {
    const here = ephemeris.position(body, MOMENT, from({ type: 'topocentric', place: place(60, 25) }));
    expect(here).toEqual(ephemeris.position(body, MOMENT, TROPICAL_FRAME));
  });

  it.each([
    [place(91), 'latitude'],
    [place(Number.NaN), 'latitude'],
    [place(0, 181), 'longitude'],
    [place(0, 0, Number.NaN), 'elevation'],
  ])('refuses the place %o', (site, argument) => {
    expect(() => ephemeris.position('moon', MOMENT, from({ type: 'topocentric', place: site }))).toThrow(
      refusal({ argument }, /is/),
    );
  });
});

it.each(['pluton', '__proto__', 'constructor', 'x'.repeat(1000)])('untyped names: %s is refused', (name) => {
  expect(() => ephemeris.position(name as BodyId, MOMENT, TROPICAL_FRAME)).toThrow(refusal(NO_BODY, /no body/));
});

it('equatorial is the ecliptic position rotated by the true obliquity', () => {
  const { trueObliquityDeg } = ephemeris.orientation(MOMENT);
  for (const body of CATALOG_BODY_IDS) {
    const { longitudeDeg, latitudeDeg } = ephemeris.position(body, MOMENT, TROPICAL_FRAME);
    const sine =
      sinDeg(latitudeDeg) * cosDeg(trueObliquityDeg) +
      cosDeg(latitudeDeg) * sinDeg(trueObliquityDeg) * sinDeg(longitudeDeg);
    expect(ephemeris.equatorial(body, MOMENT, GEOCENTRIC).declinationDeg).toBeCloseTo(asinDeg(sine), 9);
  }
});

it.each([...CATALOG_BODY_IDS])('the speed of %s is the change of its longitude', (body) => {
  const half = 0.001;
  const before = ephemeris.position(body, jdUt(MOMENT - half), TROPICAL_FRAME).longitudeDeg;
  const after = ephemeris.position(body, jdUt(MOMENT + half), TROPICAL_FRAME).longitudeDeg;
  const { longitudeSpeedDegPerDay } = ephemeris.position(body, MOMENT, TROPICAL_FRAME);
  expect(Math.abs(arcDeg(before, after) / (2 * half) - longitudeSpeedDegPerDay)).toBeLessThan(0.002);
});

describe('sidereal longitudes', () => {
  it.each([...AYANAMSA_IDS])('%s is tropical minus its ayanamsa', (ayanamsa) => {
    const zodiac = { type: 'sidereal', ayanamsa } as const;
    const limitArcsec = ON_ANOTHER_ECLIPTIC.includes(ayanamsa) ? 60 : 1e-6;
    for (const body of ['sun', 'mars', 'mean_node'] as const) {
      const tropical = ephemeris.position(body, MOMENT, TROPICAL_FRAME).longitudeDeg;
      const sidereal = ephemeris.position(body, MOMENT, { zodiac, center: GEOCENTRIC }).longitudeDeg;
      const left = arcDeg(ephemeris.ayanamsaDeg(MOMENT, ayanamsa), arcDeg(sidereal, tropical));
      expect(Math.abs(left) * 3600).toBeLessThan(limitArcsec);
    }
  });

  it('J2000 is the mean equinox of its epoch: at the epoch the difference is only nutation', () => {
    const epoch = jdUt(2451545);
    expect(ephemeris.ayanamsaDeg(epoch, 'j2000')).toBeCloseTo(ephemeris.orientation(epoch).nutationLongitudeDeg, 6);
  });

  it('Spica is at 180° in True Citra', () => {
    // Spica (HIP 65474) at J2000: 13h25m11.579s −11°09′40.75″; proper motion until the moment is below 0.01″.
    const [ra, declination] = [201.29825, -11.161319];
    const { meanObliquityDeg } = ephemeris.orientation(MOMENT);
    const y =
      sinDeg(ra) * cosDeg(meanObliquityDeg) + (sinDeg(declination) / cosDeg(declination)) * sinDeg(meanObliquityDeg);
    const longitude = (Math.atan2(y, cosDeg(ra)) * 180) / Math.PI;
    const { nutationLongitudeDeg } = ephemeris.orientation(MOMENT);
    const zero = ephemeris.ayanamsaDeg(MOMENT, 'true_citra') - nutationLongitudeDeg;
    // Annual aberration of up to 21″ is part of the star's place.
    expect(Math.abs(arcDeg(zero + 180, longitude)) * 3600).toBeLessThan(21);
  });
});
