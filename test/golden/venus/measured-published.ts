import { expect } from 'vitest';
import { once } from '../../../lib/base/memoize.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { Tally, tallyAll } from '../../accuracy/tally.ts';
import { askVenus } from '../../support/venus.ts';

/** Events of Venus of a kind between two dates. */
export async function eventsOf(
  path: '/conjunctions' | '/stations' | '/elongations',
  start_date: string,
  end_date: string,
) {
  const { status, body, text } = await askVenus(path, { start_date, end_date });
  expect(status, text).toBe(200);
  return body[path.slice(1)];
}

const minutesOff = (found: string, published: string): number => (Date.parse(found) - Date.parse(published)) / 60_000;

/** To the minute in GMT; degree and minute of the sign. */
const CONJUNCTIONS = [
  ['2015-08-15T19:22Z', 'inferior', 'Leo', 22, 39],
  ['2016-06-06T21:51Z', 'superior', 'Gemini', 16, 36],
  ['2017-03-25T10:17Z', 'inferior', 'Aries', 4, 57],
  ['2018-01-09T07:01Z', 'superior', 'Capricorn', 18, 57],
  ['2018-10-26T14:16Z', 'inferior', 'Scorpio', 3, 6],
  ['2019-08-14T06:08Z', 'superior', 'Leo', 21, 11],
] as const;

const conjunctions = once(async () => {
  const found = await eventsOf('/conjunctions', '2015-08-01', '2020-05-15');
  expect(found.length).toBe(CONJUNCTIONS.length);
  const [time, place] = [new Tally(), new Tally()];
  CONJUNCTIONS.forEach(([moment, type, sign, degree, minute], index) => {
    expect(found[index]).toMatchObject({ type, sign });
    time.see(minutesOff(found[index].exact_datetime, moment));
    place.see((found[index].sign_longitude - degree) * 60 - minute);
  });
  return { time, place };
});

const STATIONS = [
  ['2015-09-06T08:30Z', 'direct'],
  ['2017-03-04T09:09Z', 'retrograde'],
  ['2017-04-15T10:18Z', 'direct'],
  ['2018-10-05T19:04Z', 'retrograde'],
  ['2018-11-16T10:51Z', 'direct'],
  ['2020-05-13T06:46Z', 'retrograde'],
] as const;

async function stations() {
  const found = await eventsOf('/stations', '2015-08-15', '2020-05-15');
  expect(found.map(({ type }: { type: string }) => type)).toEqual(STATIONS.map(([, type]) => type));
  return tallyAll(STATIONS.map(([moment], index) => minutesOff(found[index].exact_datetime, moment)));
}

const JANUARY_2001 = [
  ['2001-01-01', { au: 0.80629, arcsec: 20.7, percent: 58.8, degrees: 46.4 }],
  ['2001-01-07', { au: 0.7623, arcsec: 21.9, percent: 56.2, degrees: 46.8 }],
  ['2001-01-13', { au: 0.71802, arcsec: 23.2, percent: 53.3, degrees: 47.0 }],
  ['2001-01-19', { au: 0.67361, arcsec: 24.8, percent: 50.3, degrees: 47.1 }],
  ['2001-01-25', { au: 0.62918, arcsec: 26.5, percent: 47.0, degrees: 46.9 }],
] as const;

const phases = once(async () => {
  const worst = { distance: new Tally(), diameter: new Tally(), light: new Tally(), elongation: new Tally() };
  for (const [date, { au, arcsec, percent, degrees }] of JANUARY_2001) {
    const { phase } = (await askVenus('/phase', { date })).body;
    expect(phase).toMatchObject({ is_eastern: true, visibility: 'evening_star', is_retrograde: false });
    worst.distance.see(phase.distance_au - au);
    worst.diameter.see(phase.angular_diameter_arcsec - arcsec);
    worst.light.see(phase.illumination - percent);
    worst.elongation.see(phase.elongation - degrees);
  }
  return worst;
});

const regional = { against: 'regional', span: '2015–2020', count: 6 } as const;
const nasa = { against: 'nasaVenus', span: 'January 2001', count: 5 } as const;

/** Venus as it was printed. */
export const PRINTED_VENUS: readonly Comparison[] = [
  {
    quantity: 'Conjunctions of Venus with the Sun: time',
    ...regional,
    unit: 'min',
    limit: 1.6,
    measure: async () => (await conjunctions()).time,
  },
  {
    quantity: 'Conjunctions of Venus with the Sun: degree',
    ...regional,
    unit: '′',
    limit: 1.01,
    measure: async () => (await conjunctions()).place,
  },
  { quantity: 'Stations of Venus: time', ...regional, unit: 'min', limit: 1, measure: stations },
  { quantity: 'Distance of Venus', ...nasa, unit: 'au', limit: 1e-4, measure: async () => (await phases()).distance },
  { quantity: 'Diameter of Venus', ...nasa, unit: '″', limit: 0.1, measure: async () => (await phases()).diameter },
  { quantity: 'Lit share of Venus', ...nasa, unit: '%', limit: 0.1, measure: async () => (await phases()).light },
  {
    quantity: 'Elongation of Venus',
    ...nasa,
    unit: '°',
    limit: 0.06,
    measure: async () => (await phases()).elongation,
  },
];
