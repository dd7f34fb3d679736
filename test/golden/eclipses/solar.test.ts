import { describe, expect, test } from 'vitest';
import { type SolarEclipse, solarEclipses } from '../../../lib/domain/events/eclipses.ts';
import { arcDeg } from '../../../lib/units/angle.ts';
import { ephemeris } from '../../support/services.ts';
import { type CanonRow, canon, momentOf, numberIn, secondsAfter, typeIn, worstOf } from './canon.ts';

const rows = canon('solar-2000-2030.csv');
const range = { fromJdUt: momentOf('2000-01-01'), toJdUt: momentOf('2031-01-01') };
const found = solarEclipses(ephemeris, range, { type: 'tropical' });

/** The sky turns faster than the Sun by this much. */
const DEG_PER_SECOND = (360 / 86_400) * 1.0027379;

const worst = (differenceOf: (eclipse: SolarEclipse, row: CanonRow) => number): number =>
  worstOf(found.map((eclipse, index) => differenceOf(eclipse, rows[index] as CanonRow)));

/** NASA's longitudes rest on the ΔT it foresaw; the engine's is what has been measured since. */
function longitudeDifference({ moment, greatest }: SolarEclipse, row: CanonRow): number {
  const laterSeconds = ephemeris.orientation(moment).deltaTSeconds - numberIn(row, 'delta_t_s');
  return arcDeg(numberIn(row, 'longitude'), greatest.longitudeDeg - laterSeconds * DEG_PER_SECOND);
}

function secondsIn(row: CanonRow): number {
  const [, minutes, seconds] = /(\d+)m(\d+)s/.exec(row.central_duration ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

describe('NASA, Five Millennium Catalog: the 70 solar eclipses of 2000 to 2030', () => {
  test('all of them, of their type and series, and no other', () => {
    const ours = found.map(({ type, saros }) => `${type} ${saros}`);
    expect(ours).toEqual(rows.map((row) => `${typeIn(row)} ${row.saros}`));
  });

  test('greatest eclipse: to the last second printed', () => {
    expect(worst(({ moment }, row) => secondsAfter(moment, row))).toBeLessThan(0.6);
  });

  test('magnitude and gamma: to the fourth digit printed', () => {
    expect(worst(({ magnitude }, row) => magnitude - numberIn(row, 'magnitude'))).toBeLessThan(0.00007);
    expect(worst(({ gamma }, row) => gamma - numberIn(row, 'gamma'))).toBeLessThan(0.00006);
  });

  test('where it is greatest: to the last digit printed where the axis strikes the Earth, else 0.3°', () => {
    const latitudes = (eclipse: SolarEclipse, row: CanonRow): number =>
      eclipse.greatest.latitudeDeg - numberIn(row, 'latitude');
    const onlyCentral =
      (difference: typeof latitudes): typeof latitudes =>
      (eclipse, row) =>
        eclipse.central === undefined ? Number.NaN : difference(eclipse, row);
    expect(worst(onlyCentral(latitudes))).toBeLessThan(0.06);
    expect(worst(onlyCentral(longitudeDifference))).toBeLessThan(0.06);
    expect(worst(latitudes)).toBeLessThan(0.22);
    expect(worst(longitudeDifference)).toBeLessThan(0.29);
  });

  test('altitude of the Sun: to the degree printed', () => {
    expect(worst(({ greatest }, row) => greatest.sunAltitudeDeg - numberIn(row, 'sun_altitude'))).toBeLessThan(0.5);
  });

  test('central duration: to the second printed', () => {
    expect(worst(({ central }, row) => (central?.durationSeconds ?? Number.NaN) - secondsIn(row))).toBeLessThan(0.63);
    expect(found.filter(({ central }) => central).length).toBe(rows.filter((row) => row.central_duration).length);
  });

  test('width of the path: to the kilometre printed, low over the horizon to 0.7 %', () => {
    const widths = found.map(({ central }, index): readonly [number, number, number] => {
      const row = rows[index] as CanonRow;
      return [central?.widthKm ?? Number.NaN, numberIn(row, 'path_width_km'), numberIn(row, 'sun_altitude')];
    });
    const [high, low] = [
      widths.filter(([, , altitude]) => altitude > 30),
      widths.filter(([, , altitude]) => altitude <= 30),
    ];
    expect(worstOf(high.map(([ours, theirs]) => ours - theirs))).toBeLessThan(0.54);
    expect(worstOf(low.map(([ours, theirs]) => ours / theirs - 1))).toBeLessThan(0.007);
    expect(widths.filter(([ours]) => !Number.isNaN(ours)).length).toBe(rows.filter((row) => row.path_width_km).length);
  });
});
