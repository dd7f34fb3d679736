import { describe, expect, it } from 'vitest';
import { createTimeKey, type KeyChoice } from '../../../../../lib/astro/timing/directions/keys.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const BIRTH = jdUt(2432007.976388889);
const keyOf = (choice: KeyChoice, maxAgeYears = 100, birth = BIRTH) =>
  createTimeKey(choice, { ephemeris, birth, maxAgeYears });

const FRAME = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
const longitudeAfter = (days: number) => ephemeris.position('sun', jdUt(BIRTH + days), FRAME).longitudeDeg;
const ascensionAfter = (days: number) =>
  ephemeris.equatorial('sun', jdUt(BIRTH + days), FRAME.center).rightAscensionDeg;

describe('keys with the same rate in every year', () => {
  /** @source Naibod 59′8″: R. Plantiko, Primärdirektionen, https://knigalit.ru/avtori/rdiger-plantiko/book2123834/chitat/?page=15 */
  it('Naibod’s year is 59′8″, and 24°25′ make 24.77 years', () => {
    const key = keyOf({ key: 'naibod' });
    expect((key.degreesPerYear ?? 0) * 3600).toBeCloseTo(59 * 60 + 8.33, 2);
    expect(key.ageOf(24 + 25 / 60)).toBeCloseTo(24.77, 2);
  });

  it('Ptolemy’s is 1°, Cardan’s 59′12″, and one’s own is what it says', () => {
    expect(keyOf({ key: 'ptolemy' }).ageOf(64)).toBe(64);
    expect(keyOf({ key: 'cardan' }).ageOf(59.2)).toBeCloseTo(60, 12);
    expect(keyOf({ key: 'user', degreesPerYear: 2 }).ageOf(64)).toBe(32);
  });

  it('Kepler’s is the motion of the Sun in right ascension over the day around the birth', () => {
    const { degreesPerYear = Number.NaN } = keyOf({ key: 'kepler' });
    expect(degreesPerYear).toBeCloseTo(ascensionAfter(0.5) - ascensionAfter(-0.5), 4);
  });
});

describe('keys of the Sun’s own motion', () => {
  it.each([0.01, 1, 17.3, 50, 99.9])('longitude: the Sun makes the arc of %d years in as many days', (years) => {
    const arc = longitudeAfter(years) - longitudeAfter(0);
    expect(keyOf({ key: 'solar_arc_longitude' }).ageOf(arc)).toBeCloseTo(years, 6);
  });

  it.each([0.01, 1, 17.3, 50, 99.9])('right ascension: the Sun makes the arc of %d years in as many days', (years) => {
    const arc = ascensionAfter(years) - ascensionAfter(0);
    expect(keyOf({ key: 'solar_arc_ra' }).ageOf(arc)).toBeCloseTo(years, 6);
  });

  it('end with the ephemeris of the Sun', () => {
    const { toJdUt } = ephemeris.coverage('sun');
    const late = keyOf({ key: 'solar_arc_ra' }, 100, jdUt(toJdUt - 30.5));
    expect(late.coveredYears).toBe(30);
    expect(late.ageOf(late.maxArcDeg)).toBeCloseTo(30, 6);
    const last = keyOf({ key: 'solar_arc_ra' }, 100, toJdUt);
    expect(last).toMatchObject({ coveredYears: 0, maxArcDeg: 0 });
    expect(last.ageOf(0)).toBe(0);
  });
});
