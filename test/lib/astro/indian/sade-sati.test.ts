import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant } from '../../../../lib/astro/clock/civil-time/format.ts';
import { firstPlaceDeg, listSaturnPeriods } from '../../../../lib/astro/indian/sade-sati.ts';
import { refineMoment } from '../../../../lib/astro/motion/crossing.ts';
import type { GeocentricSky } from '../../../../lib/astro/motion/geocentric-sky.ts';
import { findIngresses } from '../../../../lib/astro/sky/events/sign-ingresses.ts';
import { SIGNS, type Sign } from '../../../../lib/base/catalog/signs.ts';
import { arcDeg, longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { forAll } from '../../../support/for-all.ts';
import { openPositions } from '../../../support/positions.ts';

const sky: GeocentricSky = {
  ephemeris,
  store: openPositions(),
  zodiac: { type: 'sidereal', ayanamsa: 'lahiri' },
};
const saturnAt = (moment: number) =>
  ephemeris.position('saturn', jdUt(moment), { zodiac: sky.zodiac, center: { type: 'geocentric' } }).longitudeDeg;
const startOf = (sign: Sign) => longitudeDeg(SIGNS.indexOf(sign) * 30);
const YEAR_1900 = 2415020.5;
const window = { fromJdUt: jdUt(YEAR_1900), toJdUt: jdUt(YEAR_1900 + 200 * 365.25) };

describe('transits of Saturn', () => {
  /** @source D. Innani, Saturn and Sade-sati, The Himalayan Times, 28 January 2020: Saturn enters Capricorn on 24 January */
  it('end for Scorpio, begin for Aquarius and set for Sagittarius on the published day', () => {
    const listOf = (sign: Sign) =>
      listSaturnPeriods(sky, startOf(sign), window).filter(({ transit }) => transit === 'sade_sati');
    const dayOf = (moment: number) => formatInstant(jdUt(moment)).slice(0, 10);
    const ofScorpio = listOf('Scorpio').filter(({ level }) => level === 1);
    expect(ofScorpio.map(({ end }) => dayOf(end))).toContain('2020-01-24');
    const startsOf = (sign: Sign, place: number) =>
      listOf(sign).flatMap((stay) => (stay.place === place ? [dayOf(stay.start)] : []));
    expect(startsOf('Aquarius', 12)).toContain('2020-01-24');
    expect(startsOf('Sagittarius', 2)).toContain('2020-01-24');
  });

  it('consist of the stays between ingresses, as the search for ingresses finds them', () => {
    const ingresses = findIngresses(sky, ['saturn'], window).map((ingress) => ({
      sign: ingress.sign,
      start: refineMoment(sky, ingress),
    }));
    const stays = listSaturnPeriods(sky, startOf('Aries'), window).filter(({ level }) => level === 2);
    const signs: readonly Sign[] = ['Pisces', 'Aries', 'Taurus', 'Cancer', 'Scorpio'];
    const expected = ingresses.filter(({ sign }) => signs.includes(sign)).map(({ start }) => start);
    expect(stays.map(({ start }) => start).filter((start) => start >= window.fromJdUt)).toEqual(expected);
  });

  it('by degree begin and end with Saturn 45° from the Moon', () => {
    forAll([fc.double({ min: 0, max: 359.999, noNaN: true })], (moon) => {
      const moonDeg = longitudeDeg(moon);
      const transits = listSaturnPeriods(sky, firstPlaceDeg(moonDeg, 'degree'), window).filter(
        ({ level, transit }) => level === 1 && transit === 'sade_sati',
      );
      expect(transits.length).toBeGreaterThanOrEqual(6);
      for (const { start, end } of transits) {
        expect(arcDeg(moonDeg, saturnAt(start))).toBeCloseTo(-45, 6);
        expect(arcDeg(moonDeg, saturnAt(end))).toBeCloseTo(45, 6);
      }
    });
  });
});
