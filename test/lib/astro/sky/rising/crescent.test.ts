import { heliacal_pheno_ut } from 'sweph';
import { expect, test } from 'vitest';
import { type Crescent, computeCrescent } from '../../../../../lib/astro/sky/rising/crescent.ts';
import { arcDeg } from '../../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const PLACES = [
  { latitudeDeg: 30.05, longitudeDeg: 31.25, elevationM: 0 },
  { latitudeDeg: -33.9, longitudeDeg: 18.4, elevationM: 0 },
  { latitudeDeg: 52.5, longitudeDeg: 13.4, elevationM: 0 },
];
/** New moons of 2024, Julian days: 11 January, 9 February, 10 March, 8 April, 6 June, 1 December. */
const NEW_MOONS = [2460321, 2460350.46, 2460379.88, 2460409.26, 2460468.03, 2460645.76];
const AIR: [number, number, number, number] = [1013.25, 15, 40, 40];
const EYES: [number, number, number, number, number, number] = [36, 1, 0, 0, 0, 0];

test.each(PLACES)('agrees with the engine’s own figures at latitude $latitudeDeg', (place) => {
  for (const newMoon of NEW_MOONS) {
    for (const days of [0.8, 1.8]) {
      const evening = jdUt(Math.floor(newMoon + days) + 0.25 - place.longitudeDeg / 360);
      const crescent = computeCrescent(ephemeris, place, evening) as Crescent;
      const geo: [number, number, number] = [place.longitudeDeg, place.latitudeDeg, 0];
      const { data } = heliacal_pheno_ut(crescent.bestTime, geo, AIR, EYES, 'moon', 3, 2);
      expect(Math.abs(crescent.arcOfVisionDeg - (data[7] as number))).toBeLessThan(0.01);
      expect(Math.abs(crescent.widthArcmin - (data[16] as number) * 60)).toBeLessThan(0.05);
      expect(Math.abs(crescent.q - (data[17] as number))).toBeLessThan(0.03);
      expect(Math.abs(crescent.bestTime - (data[15] as number))).toBeLessThan(3 / 1440);
    }
  }
});

test.each(PLACES)(
  'at latitude $latitudeDeg there is a crescent up to 28° from the Sun, and none beyond 34°',
  (place) => {
    for (const newMoon of NEW_MOONS) {
      for (let days = 1; days < 10; days += 1) {
        const evening = jdUt(Math.floor(newMoon + days) + 0.25 - place.longitudeDeg / 360);
        const [sun, moon] = (['sun', 'moon'] as const).map((id) =>
          ephemeris.position(id, evening, { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } }),
        );
        const arcDegrees = Math.abs(arcDeg(sun?.longitudeDeg ?? 0, moon?.longitudeDeg ?? 0));
        const crescent = computeCrescent(ephemeris, place, evening);
        if (arcDegrees < 28) expect(crescent?.q).toBeLessThan(4);
        if (arcDegrees > 34) expect(crescent).toBeUndefined();
      }
    }
  },
);

test('there is none where the Sun does not set', () => {
  const tromso = { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationM: 0 };
  expect(computeCrescent(ephemeris, tromso, jdUt(2460482.3))).toBeUndefined();
});
