import { Body, EquatorFromVector, GeoVector, RotateVector, Rotation_EQJ_EQD, SiderealTime } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';

const time = (sent: object) => postTo('/sky/time', sent);

/**
 * Julian days (UT = UT1) with what pyerfa 2.0.1.5 gives for them: gmst06, gst06a in hours, nut06a in arc seconds, obl06 in degrees.
 * TT is UT + ΔT, with the second column's ΔT.
 */
const ERFA = [
  [2378496.5, 13.7, 6.69337903, 6.6932342, -8.52762, 7.22818, 23.46529468],
  [2415020.5, -2.72, 6.67892371, 6.67921984, 17.43369, -2.29016, 23.45228887],
  [2446895.5, 55.5, 13.17954726, 13.17948303, -3.78101, 9.44547, 23.4409356],
  [2446896.30625, 55.5, 8.5825258, 8.58246023, -3.86025, 9.46826, 23.44093531],
  [2448908.5, 59, 1.45342325, 1.45369348, 15.90797, -0.30777, 23.44021857],
  [2451545, 63.83, 18.69737483, 18.69713816, -13.932, -5.76941, 23.43927944],
  [2460409.25, 69.2, 7.16568621, 7.1655956, -5.33365, 9.33704, 23.436122],
] as const;

const SECONDS_PER_HOUR = 3600;
const MILLISECONDS_PER_DAY = 86_400_000;

describe('200 the sky’s clock', () => {
  test('agrees with ERFA: sidereal times to 0.001 s, nutation and obliquity to 0.001″, from 1800 to 2024', async () => {
    const worst = { seconds: 0, arcsec: 0 };
    for (const [julian_day, deltaT, mean, apparent, dpsi, deps, obliquity] of ERFA) {
      const { status, body } = await time({ date_time: { julian_day } });
      expect(status).toBe(200);
      const { greenwich_sidereal_time: sidereal, earth_axis: axis, time_scales: scales } = body;
      expect(Math.abs(scales.delta_t_seconds - deltaT)).toBeLessThan(5);
      const seconds = [sidereal.mean - mean, sidereal.apparent - apparent].map((hours) => hours * SECONDS_PER_HOUR);
      const arcsec = [
        axis.nutation_longitude_arcsec - dpsi,
        axis.nutation_obliquity_arcsec - deps,
        (axis.obliquity_mean - obliquity) * SECONDS_PER_HOUR,
        (axis.obliquity_true - obliquity) * SECONDS_PER_HOUR - deps,
      ];
      worst.seconds = Math.max(worst.seconds, ...seconds.map(Math.abs));
      worst.arcsec = Math.max(worst.arcsec, ...arcsec.map(Math.abs));
    }
    expect(worst.seconds).toBeLessThan(0.001);
    expect(worst.arcsec).toBeLessThan(0.001);
  });

  test('has the equation of time of astronomy-engine, on 40 days of 1900 to 2060 to 0.15 s', async () => {
    let worst = 0;
    for (let index = 0; index < 40; index += 1) {
      const date = new Date(Date.UTC(1900, 0, 1) + index * 1500.37 * MILLISECONDS_PER_DAY);
      const sun = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(date), GeoVector(Body.Sun, date, true)));
      const hourAngle = SiderealTime(date) - sun.ra;
      const meanHours = ((date.getTime() / MILLISECONDS_PER_DAY) % 1) * 24 - 12;
      const difference = ((((hourAngle - meanHours) % 24) + 36) % 24) - 12;
      const { body } = await time({ date_time: date.toISOString() });
      worst = Math.max(worst, Math.abs(body.equation_of_time_seconds - difference * SECONDS_PER_HOUR));
    }
    expect(worst).toBeLessThan(0.15);
  });
});

/** From pyerfa 2.0.1.5, dat(year, month, day, fraction). */
describe('200 leap seconds of ERFA', () => {
  test.each([
    ['1972-01-01T00:00:00Z', 10],
    ['1972-06-30T23:59:59Z', 10],
    ['1972-07-01T00:00:00Z', 11],
    ['1999-01-01T00:00:00Z', 32],
    ['2016-12-31T23:59:59Z', 36],
    ['2017-01-01T00:00:00Z', 37],
    ['2026-06-01T00:00:00Z', 37],
  ])('%s: TAI − UTC is %d s', async (iso, seconds) => {
    const { body } = await time({ date_time: iso });
    expect(body.time_scales.tai_minus_utc_seconds).toBe(seconds);
    expect(body.time_scales.tt_minus_utc_seconds).toBeCloseTo(seconds + 32.184, 6);
  });

  test('UTC before 1972 has none', async () => {
    const { body } = await time({ date_time: '1971-12-31T23:59:59Z' });
    expect(body.time_scales).not.toHaveProperty('tai_minus_utc_seconds');
    expect(body.time_scales).not.toHaveProperty('leap_seconds_source');
  });
});

describe('200 at a place', () => {
  const PARIS = { latitude: 48.8566, longitude: 2.3522 };

  test('civil time is that of the place, and the sidereal time that of its meridian', async () => {
    const { body } = await time({ date_time: '2024-06-20T12:00', location: PARIS });
    expect(body.metadata.datetime_utc).toBe('2024-06-20T10:00:00.000Z');
    const { greenwich_sidereal_time: greenwich, local_sidereal_time: local } = body;
    expect(local.apparent - greenwich.apparent).toBeCloseTo(2.3522 / 15, 7);
    expect(body.location.timezone).toBe('Europe/Paris');
  });

  test('a zone that the location states is the one that is read', async () => {
    const sent = { date_time: '2024-06-20T12:00', location: { ...PARIS, timezone: 'Asia/Tokyo' } };
    expect((await time(sent)).body.metadata.datetime_utc).toBe('2024-06-20T03:00:00.000Z');
  });

  test('its apparent sidereal time is the right ascension of the midheaven of a chart', async () => {
    const { body } = await time({ date_time: '1900-02-03T04:05:06Z', location: PARIS });
    const chart = await postTo('/ephemeris/natal-chart', {
      subject: { birth_datetime: '1900-02-03T04:05:06Z', birth_location: PARIS },
      options: { verbosity: 'detailed', decimal_places: 8 },
    });
    expect(chart.status).toBe(200);
    expect(body.local_sidereal_time.apparent).toBeCloseTo(chart.body.data.metadata.sidereal_time_hours, 7);
  });
});
