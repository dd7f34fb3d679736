import { describe, expect, test } from 'vitest';
import { type LunarEclipse, lunarEclipses } from '../../../lib/domain/events/eclipses.ts';
import type { JdRange } from '../../../lib/ephemeris/port.ts';
import { arcDeg } from '../../../lib/units/angle.ts';
import { ephemeris } from '../../support/services.ts';
import { type CanonRow, canon, momentOf, numberIn, secondsAfter, typeIn, worstOf } from './canon.ts';

const range = { fromJdUt: momentOf('2000-01-01'), toJdUt: momentOf('2031-01-01') };
const found = lunarEclipses(ephemeris, range, { type: 'tropical' });

const minutesOf = (phase: JdRange | undefined): number =>
  phase === undefined ? Number.NaN : (phase.toJdUt - phase.fromJdUt) * 1440;

describe('NASA, Five Millennium Catalog: the lunar eclipses of 2000 to 2030', () => {
  const times = canon('lunar-times-2001-2030.csv');
  const [firstOf2000, secondOf2000, ...since2001] = found;

  test('all 69 since 2001, of their type, and no other', () => {
    expect(since2001.map(({ type }) => type)).toEqual(times.map(typeIn));
  });

  test('greatest eclipse: to 1.7 s, those farthest off being penumbral; total ones to the second printed', () => {
    expect(worstOf(since2001.map(({ moment }, index) => secondsAfter(moment, times[index] as CanonRow)))).toBeLessThan(
      1.7,
    );
    const ofTotal = since2001.map(({ type, moment }, index) =>
      type === 'total' ? secondsAfter(moment, times[index] as CanonRow) : Number.NaN,
    );
    expect(worstOf(ofTotal)).toBeLessThan(0.6);
  });

  /** https://web.archive.org/web/20080229045208/http://sunearth.gsfc.nasa.gov/eclipse/LEcat/LE1901-2000.html, cut to minutes */
  test('the two of 2000, as the older catalogue has them', () => {
    expect([firstOf2000?.type, secondOf2000?.type]).toEqual(['total', 'total']);
    expect(((firstOf2000?.moment ?? 0) - momentOf('2000-01-21T04:44')) * 1440).toBeCloseTo(0, 0);
    expect(((secondOf2000?.moment ?? 0) - momentOf('2000-07-16T13:56')) * 1440).toBeCloseTo(0, 0);
    expect(firstOf2000?.gamma).toBeCloseTo(-0.296, 3);
    expect(secondOf2000?.gamma).toBeCloseTo(0.03, 3);
  });
});

describe('NASA, Five Millennium Catalog: circumstances of 25 lunar eclipses between 2003 and 2030', () => {
  const rows = canon('lunar-circumstances.csv');
  const pairs = rows.map((row): readonly [LunarEclipse, CanonRow] => {
    const eclipse = found.find(({ moment }) => Math.abs(secondsAfter(moment, row)) < 3600);
    if (eclipse === undefined) throw new Error(`no eclipse on ${row.date}`);
    return [eclipse, row];
  });
  const worst = (differenceOf: (eclipse: LunarEclipse, row: CanonRow) => number): number =>
    worstOf(pairs.map(([eclipse, row]) => differenceOf(eclipse, row)));

  test('series', () => {
    expect(pairs.map(([{ saros }]) => saros)).toEqual(rows.map((row) => numberIn(row, 'saros')));
  });

  test('magnitudes in umbra and penumbra: to 0.0002; gamma: to the fourth digit printed', () => {
    expect(worst(({ umbralMagnitude }, row) => umbralMagnitude - numberIn(row, 'umbral_magnitude'))).toBeLessThan(
      0.00021,
    );
    expect(
      worst(({ penumbralMagnitude }, row) => penumbralMagnitude - numberIn(row, 'penumbral_magnitude')),
    ).toBeLessThan(0.0002);
    expect(worst(({ gamma }, row) => gamma - numberIn(row, 'gamma'))).toBeLessThan(0.00007);
  });

  test('how long each phase lasts: to the tenth of a minute printed, the graze of 11.8 minutes to one', () => {
    const isGraze = ({ date }: CanonRow): boolean => date === '2027-07-18';
    const penumbral = ({ penumbral }: LunarEclipse, row: CanonRow): number =>
      minutesOf(penumbral) - numberIn(row, 'penumbral_min');
    expect(worst((eclipse, row) => (isGraze(row) ? Number.NaN : penumbral(eclipse, row)))).toBeLessThan(0.11);
    expect(worst((eclipse, row) => (isGraze(row) ? penumbral(eclipse, row) : Number.NaN))).toBeLessThan(1);
    expect(worst(({ partial }, row) => minutesOf(partial) - numberIn(row, 'partial_min'))).toBeLessThan(0.07);
    expect(worst(({ total }, row) => minutesOf(total) - numberIn(row, 'total_min'))).toBeLessThan(0.06);
    expect(pairs.filter(([{ partial }]) => partial).length).toBe(rows.filter((row) => row.partial_min).length);
    expect(pairs.filter(([{ total }]) => total).length).toBe(rows.filter((row) => row.total_min).length);
  });

  test('where the Moon stands in the zenith: to the degree printed', () => {
    expect(worst(({ moonInZenith }, row) => moonInZenith.latitudeDeg - numberIn(row, 'latitude'))).toBeLessThan(0.5);
    expect(
      worst(({ moonInZenith }, row) => arcDeg(numberIn(row, 'longitude'), moonInZenith.longitudeDeg)),
    ).toBeLessThan(0.5);
  });
});
