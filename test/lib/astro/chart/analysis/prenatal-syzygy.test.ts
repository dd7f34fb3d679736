import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPrenatalSyzygy } from '../../../../../lib/astro/chart/analysis/prenatal-syzygy.ts';
import { longitudeAt } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { arcDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixSeconds } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';

const at = (utc: string): JdUt => jdUtFromUnix(unixSeconds(Date.parse(utc) / 1000));
const GREENWICH = { latitudeDeg: 51.4779, longitudeDeg: 0, elevationM: 0 };
const HONOLULU = { latitudeDeg: 21.3, longitudeDeg: -157.86, elevationM: 0 };
const queryAt = (place: typeof GREENWICH) => ({ ...tropicalSky, place });

test('at a full Moon the light above the horizon of the place counts', () => {
  const birth = at('2004-09-05T12:00:00Z');
  const [night, day] = [GREENWICH, HONOLULU].map((place) => findPrenatalSyzygy(queryAt(place), birth));
  expect([night?.light, day?.light]).toEqual(['moon', 'sun']);
  expect(Math.abs(arcDeg(night?.longitudeDeg ?? 0, day?.longitudeDeg ?? 0))).toBeCloseTo(180, 5);
});

test('it is the last one: at most 15.6 days before, lights in one line, and none between it and the birth', () => {
  forAll([fc.double({ min: 2_430_000, max: 2_460_000, noNaN: true }).map(jdUt)], { numRuns: 60 }, (birth) => {
    const syzygy = findPrenatalSyzygy(queryAt(GREENWICH), birth);
    if (!syzygy) throw new Error('the files cover the moment');
    expect(birth - syzygy.moment).toBeGreaterThanOrEqual(0);
    expect(birth - syzygy.moment).toBeLessThan(15.7);
    const phaseAt = (moment: JdUt) =>
      arcDeg(longitudeAt(tropicalSky, 'sun', moment), longitudeAt(tropicalSky, 'moon', moment));
    const phase = Math.abs(phaseAt(syzygy.moment));
    expect(syzygy.kind === 'new_moon' ? phase : 180 - phase).toBeLessThan(1e-6);
    expect(phaseAt(birth) >= 0 ? 'new_moon' : 'full_moon').toBe(syzygy.kind);
  });
});

test('a birth at the very moment of a syzygy has that one', () => {
  const syzygy = findPrenatalSyzygy(queryAt(GREENWICH), at('2004-09-05T12:00:00Z'));
  if (!syzygy) throw new Error('the files cover the moment');
  expect(findPrenatalSyzygy(queryAt(GREENWICH), syzygy.moment)).toEqual(syzygy);
});

test('at the beginning of the files there may be none', () => {
  const { fromJdUt } = tropicalSky.ephemeris.coverage();
  expect(findPrenatalSyzygy(queryAt(GREENWICH), fromJdUt)).toBeUndefined();
});
