import { describe, expect, it } from 'vitest';
import { findBalance } from '../../../lib/astro/indian/dashas/balance.ts';
import { elapsedShareAt, findDashaArc } from '../../../lib/astro/indian/dashas/dasha-arc.ts';
import { findFirstDasha } from '../../../lib/astro/indian/dashas/dasha-start.ts';
import { countEqualYears } from '../../../lib/astro/indian/dashas/dasha-years.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { instant } from '../../lib/astro/timing/time-lords/tiling.ts';
import { ephemeris } from '../../support/ephemeris.ts';

/**
 * The example of the time method at http://www.saravali.de/articles/dasa_balance.html. Its places keep the nutation that
 * the zero point lacks: the Moon enters and leaves its nakshatra earlier by the time that it needs for the nutation.
 */
describe('6 July 1935 5:38:16 UT, Moon in Purva Phalguni', () => {
  const moment = instant('1935-07-06T05:38:16Z');
  const zodiac = { type: 'sidereal', ayanamsa: 'lahiri' } as const;
  const birth = { moment, place: { latitudeDeg: 29.7167, longitudeDeg: 91.6833, elevationM: 0 }, zodiac } as const;
  const rule = { system: 'vimshottari', abhijit: 'not', startFrom: 'moon', balance: 'time' } as const;
  const { elapsedShare, sharePerDay } = findFirstDasha(ephemeris, { ...birth, positions: 'apparent' }, rule);
  const days = 1 / sharePerDay;
  const center = { type: 'geocentric' } as const;
  const delayAt = (at: number): number => {
    const { longitudeSpeedDegPerDay } = ephemeris.position('moon', jdUt(at), { zodiac, center });
    return ephemeris.orientation(jdUt(at)).nutationLongitudeDeg / longitudeSpeedDegPerDay;
  };

  it.each([
    ['enters', moment - elapsedShare * days, '1935-07-05T14:52:14Z'],
    ['leaves', moment + (1 - elapsedShare) * days, '1935-07-06T17:54:04Z'],
  ])('the Moon %s it within two seconds of the published time', (_verb, found, published) => {
    expect(Math.abs(found - delayAt(found) - instant(published)) * 86_400).toBeLessThan(2);
  });

  it('has lost the published share of the period of Venus', () => {
    expect(Math.abs(elapsedShare + delayAt(moment) / days - 0.54631589)).toBeLessThan(1e-5);
  });
});

/** @source https://www.prachinaastrology.com/2020/05/yogini-dasha-calculation.html, whose years have 360 days, rounded */
it('Moon at 19°55′ of Sagittarius: 3 years, 6 months and 16 days of Siddha are left in yogini', () => {
  const variant = { system: 'yogini', abhijit: 'not' } as const;
  const moonDeg = longitudeDeg(240 + 19 + 55 / 60);
  const arc = findDashaArc(variant, moonDeg);
  const settings = { ...variant, firstTerm: arc.term, elapsedShare: elapsedShareAt(arc, moonDeg) };
  const birth = jdUt(2451545);
  const balance = findBalance({ ...settings, momentAfter: countEqualYears(birth, 360) }, birth);
  expect(balance.lord).toBe('venus');
  expect(Math.round(balance.days)).toBe((3 * 12 + 6) * 30 + 16);
});
