import type { GalleryChart } from './gallery-charts.ts';

const SUBJECT = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.8566, longitude: 2.3522 },
};

/** Transits, progressions, time lords and elections over time, and maps. */
export const OVER_TIME: readonly GalleryChart[] = [
  {
    title: 'Transits of a year and a half',
    path: '/predictive/transits/search',
    body: {
      subject: SUBJECT,
      transiting_planets: ['jupiter', 'saturn', 'uranus', 'pluto'],
      start_date: '2026-01-01',
      end_date: '2027-07-01',
    },
  },
  {
    title: 'Progressions of ten years, 320 pixels',
    path: '/predictive/progressions/search',
    body: {
      subject: SUBJECT,
      start_date: '2020-01-01',
      end_date: '2030-01-01',
      orb: 1,
      points: ['sun', 'moon', 'mercury', 'midheaven'],
      include: ['aspects', 'sign_ingresses', 'house_ingresses', 'lunations'],
    },
    query: { size: '320', theme: 'dark' },
  },
  {
    title: 'Zodiacal releasing of a life',
    path: '/timelords/zodiacal-releasing',
    body: { subject: SUBJECT, start_age: 0, end_age: 80 },
  },
  {
    title: 'Firdaria of a life, for print',
    path: '/timelords/firdaria',
    body: { subject: SUBJECT, start_age: 0, end_age: 75 },
    query: { theme: 'print' },
  },
  {
    title: 'Profected years, months and parts',
    path: '/timelords/profections',
    body: { subject: SUBJECT, target_datetime: '2026-11-21T00:00:00Z', levels: 3 },
  },
  { title: 'Vimshottari to level 2', path: '/vedic/dashas', body: { subject: SUBJECT, levels: 2 } },
  {
    title: 'An election with its conditions',
    path: '/predictive/elections',
    body: {
      location: { latitude: 52.52, longitude: 13.405 },
      start_date: '2026-09-14',
      end_date: '2026-09-24',
      condition_intervals: true,
      conditions: {
        all: [
          { angle: { point: 'ascendant', signs: ['Taurus', 'Leo', 'Scorpio', 'Aquarius'] } },
          { not: { aspect: { a: 'moon', b: 'mars', types: ['square', 'opposition'], orb: 6 } } },
          { time_of_day: { from: '08:00', to: '18:00' } },
        ],
      },
    },
    query: { theme: 'colorblind' },
  },
  {
    title: 'Graphic ephemeris of 45° with natal points',
    path: '/sky/graphic-ephemeris',
    body: {
      start_date: '2026-01-01',
      end_date: '2027-01-01',
      modulus: 45,
      subject: SUBJECT,
      bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
    },
  },
  { title: 'Lines over the world', path: '/acg/lines', body: { subject: SUBJECT } },
  {
    title: 'Lines of three bodies with their crossings, for a telephone',
    path: '/acg/lines',
    body: { subject: SUBJECT, bodies: ['sun', 'moon', 'venus'] },
    query: { size: '390' },
  },
  {
    title: 'Lines over the Pacific',
    path: '/acg/lines',
    body: { subject: SUBJECT },
    query: { bounds: '110,-50,-110,30', theme: 'dark' },
  },
  {
    title: 'Local space over Europe',
    path: '/acg/local-space',
    body: { subject: SUBJECT },
    query: { projection: 'mercator', bounds: '-25,30,45,72', theme: 'print' },
  },
  {
    title: 'Lines over Europe with its cities',
    path: '/acg/lines',
    body: { subject: SUBJECT },
    query: { bounds: 'europe', size: '1200' },
  },
  {
    title: 'Aspects over North America',
    path: '/acg/aspects',
    body: { subject: SUBJECT, bodies: ['sun', 'moon', 'venus'] },
    query: { bounds: 'north_america', theme: 'dark' },
  },
];
