import type { Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { contracts } from './contract.ts';

const tokyo = { latitude: 35.6762, longitude: 139.6503, timezone: { name: 'Asia/Tokyo' } };
const birth = { birth_datetime: { iso: '1990-06-15T14:30:00' }, location: EXAMPLE_PLACES.paris };

const birthday = {
  ...birth,
  target_datetime: { iso: '2026-06-15' },
  return_location: tokyo,
  include_chart: true,
};

const paris = { name: 'Paris', birth_datetime: birth.birth_datetime, birth_location: EXAMPLE_PLACES.paris };
const sydney = {
  name: 'Sydney',
  birth_datetime: { iso: '1985-01-20T07:05:00' },
  birth_location: EXAMPLE_PLACES.sydney,
};
const beyondTheFiles = { ...paris, name: 'Too late', birth_datetime: { iso: '4000-06-15T14:30:00' } };

/** Requests that show what each endpoint does. */
export const examples: Readonly<Record<keyof typeof contracts, readonly Example[]>> = {
  returns: [
    example('saturn', 'The first return of Saturn and its other passes, without a chart', {
      body: 'saturn',
      ...birth,
      target_datetime: { iso: '2019-06-01' },
      include_chart: false,
    }),
    example('precessedVenus', 'Venus back at its place among the stars, and the chart in Koch houses', {
      body: 'venus',
      ...birth,
      target_datetime: { iso: '2026-05-01T00:00:00Z' },
      search_window_days: 200,
      include_chart: true,
      house_system: 'K',
      precession_corrected: true,
    }),
  ],
  solar: [
    example('birthdayInTokyo', 'The solar return of 2026, spent in Tokyo', birthday),
    exampleAsRows('The same as rows', birthday),
    example('timeUnknown', 'The time of birth is not known', {
      birth_datetime: { iso: '1990-06-15' },
      birth_time_known: false,
      location: EXAMPLE_PLACES.paris,
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
    }),
  ],
  lunar: [
    {
      ...example('thisMonth', 'The lunar return nearest to a date, in short', {
        ...birth,
        target_datetime: { iso: '2026-11-21T00:00:00Z' },
        include_chart: true,
      }),
      query: { preset: 'simple' },
    },
    example('aYear', 'The lunar returns of a year in the sidereal zodiac', {
      ...birth,
      target_datetime: { iso: '2026-07-02T00:00:00Z' },
      search_window_days: 182.5,
      include_chart: false,
      configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' },
    }),
  ],
  batch: [
    example('solarReturns', 'The solar returns of two births with their charts', {
      body: 'sun',
      subjects: [paris, sydney],
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
      configuration: { object_set: 'modern_10' },
    }),
    example('oneFails', 'A birth outside the ephemeris fails only its own place; no charts', {
      body: 'saturn',
      subjects: [paris, beyondTheFiles, sydney],
      target_datetime: { iso: '2019-06-01T00:00:00Z' },
      include_chart: false,
    }),
    exampleAsRows('Charts of lunar returns as rows', {
      body: 'moon',
      subjects: [paris, sydney],
      target_datetime: { iso: '2026-06-15T00:00:00Z' },
      include_chart: true,
    }),
  ],
};
