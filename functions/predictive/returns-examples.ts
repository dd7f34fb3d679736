import type { Example } from '../../lib/http/endpoint.ts';

const paris = {
  latitude: { decimal: 48.8566 },
  longitude: { decimal: 2.3522 },
  timezone: { iana_name: 'Europe/Paris' },
};

const tokyo = { latitude: 35.6762, longitude: 139.6503, timezone: { name: 'Asia/Tokyo' } };

const birth = { birth_datetime: { iso: '1990-06-15T14:30:00' }, location: paris };

export const returnsExamples: readonly Example[] = [
  {
    name: 'saturn',
    summary: 'The first return of Saturn and its other passes, without a chart',
    body: { body: 'saturn', ...birth, target_datetime: { iso: '2019-06-01' }, include_chart: false },
  },
  {
    name: 'precessedVenus',
    summary: 'Venus back at its place among the stars, and the chart in Koch houses',
    body: {
      body: 'venus',
      ...birth,
      target_datetime: { iso: '2026-05-01T00:00:00Z' },
      search_window_days: 200,
      include_chart: true,
      house_system: 'K',
      precession_corrected: true,
    },
  },
];

export const solarExamples: readonly Example[] = [
  {
    name: 'birthdayInTokyo',
    summary: 'The solar return of 2026, spent in Tokyo',
    body: { ...birth, target_datetime: { iso: '2026-06-15' }, return_location: tokyo, include_chart: true },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: { ...birth, target_datetime: { iso: '2026-06-15' }, return_location: tokyo, include_chart: true },
  },
  {
    name: 'timeUnknown',
    summary: 'The time of birth is not known',
    body: {
      birth_datetime: { iso: '1990-06-15' },
      birth_time_known: false,
      location: paris,
      target_datetime: { iso: '2026-06-15' },
      include_chart: true,
    },
  },
];

export const lunarExamples: readonly Example[] = [
  {
    name: 'thisMonth',
    summary: 'The lunar return nearest to a date, in short',
    query: { preset: 'simple' },
    body: { ...birth, target_datetime: { iso: '2026-11-21T00:00:00Z' }, include_chart: true },
  },
  {
    name: 'aYear',
    summary: 'The lunar returns of a year in the sidereal zodiac',
    body: {
      ...birth,
      target_datetime: { iso: '2026-07-02T00:00:00Z' },
      search_window_days: 182.5,
      include_chart: false,
      configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' },
    },
  },
];
