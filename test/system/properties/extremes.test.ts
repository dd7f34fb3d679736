import { describe, expect, it } from 'vitest';
import { COORDINATE_SYSTEMS, POLAR_FALLBACKS } from '../../../lib/astro/chart/settings.ts';
import { HOUSE_SYSTEM_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { ask } from '../../support/fuzz/ask.ts';
import { expectWellAnswered } from '../../support/fuzz/well-answered.ts';
import { ephemeris } from '../../support/services.ts';

/** Poles, today's polar circles, the equator, and latitudes just next to each. */
const LATITUDES = [-90, -89.9999999, -66.5607, -66.5, 0, 1e-300, 66.5, 66.5607, 89.9999999, 90];
const LONGITUDES = [-180, 0, 180];

const { fromJdUt, toJdUt } = ephemeris.coverage();

/** Both ends of the files, the first Gregorian day, a solstice and an equinox: there the polar circle is grazed. */
const JULIAN_DAYS = [fromJdUt, 1_721_057.5, 2_299_160.5, 2_451_716.57, 2_451_810.23, toJdUt];

const PLACES = LATITUDES.flatMap((latitude) => LONGITUDES.map((longitude) => ({ latitude, longitude })));
const MOMENTS = JULIAN_DAYS.flatMap((day) => PLACES.map((place) => ({ day, ...place })));

function bodyAt({ day, latitude, longitude }: (typeof MOMENTS)[number], configuration: object): string {
  const subject = { name: 'Edge', birth_datetime: { julian_day: day }, birth_location: { latitude, longitude } };
  return JSON.stringify({ subject, configuration, options: { include_hermetic_lots: true } });
}

describe.each(HOUSE_SYSTEM_CODES)('house system %s', (system) => {
  it.each(POLAR_FALLBACKS)(
    'is served at every extreme latitude and at both ends of the files, fallback %s',
    async (fallback) => {
      for (const moment of MOMENTS) {
        const answer = await ask({ body: bodyAt(moment, { house_system: system, polar_fallback: fallback }) });
        expectWellAnswered(answer, NatalChartResponse);
        const isRefused = fallback === 'error' && answer.status === 422;
        expect(answer.status === 200 || isRefused, `${JSON.stringify(moment)} ${answer.text.slice(0, 300)}`).toBe(true);
      }
    },
  );
});

describe.each(COORDINATE_SYSTEMS)('%s', (system) => {
  it.each(['tropical', 'sidereal'])(
    'is served at every extreme latitude and at both ends of the files, %s',
    async (zodiac) => {
      for (const moment of MOMENTS) {
        const answer = await ask({ body: bodyAt(moment, { coordinate_system: system, zodiac_type: zodiac }) });
        expect(answer.status, `${JSON.stringify(moment)} ${answer.text.slice(0, 300)}`).toBe(200);
        expectWellAnswered(answer, NatalChartResponse);
      }
    },
  );
});

describe('beyond the extremes', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };

  it.each([
    ['a second before the files begin', fromJdUt - 1 / 86_400],
    ['a second after they end', toJdUt + 1 / 86_400],
  ])('%s is DatetimeOutOfRange', async (_name, day) => {
    const answer = await ask({ body: bodyAt({ day, ...paris }, {}) });
    expect(answer.body).toMatchObject({ status: 400, error: 'DatetimeOutOfRange' });
  });

  it.each([
    ['InvalidLatitude', { latitude: 90 + 1e-13, longitude: 0 }],
    ['InvalidLatitude', { latitude: -90 - 1e-13, longitude: 0 }],
    ['InvalidLongitude', { latitude: 0, longitude: 180 + 1e-13 }],
    ['InvalidLongitude', { latitude: 0, longitude: -180 - 1e-13 }],
  ])('%s: %o', async (error, place) => {
    expect((await ask({ body: bodyAt({ day: 2_451_545, ...place }, {}) })).body).toMatchObject({ status: 400, error });
  });
});
