import { expect } from 'vitest';
import type { AngleMethod } from '../../../lib/astro/timing/progressions/angles.ts';
import { HOUSE_KEYS } from '../../../lib/base/catalog/house-keys.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { send } from '../../support/natal.ts';
import { Worst } from '../positions/reference/worst.ts';

/*
 * A secondary progression as astro.com prints it: born in San Diego on 1 January 2000 at 10:00 PST, progressed to 21 June
 * 2025, 00:00 UT. Copied from there into the tests of the library immanuel-python:
 * https://github.com/theriftlab/immanuel-python, tests/test_forecast.py (01a03d65) and tests/test_charts.py (057cf556).
 */
const REQUEST = {
  subject: {
    name: 'San Diego',
    birth_datetime: { iso: '2000-01-01T10:00:00' },
    birth_location: {
      latitude: 32 + 43 / 60,
      longitude: -(117 + 9 / 60),
      timezone: { iana_name: 'America/Los_Angeles' },
    },
  },
  progressed_datetime: { iso: '2025-06-21T00:00:00Z' },
};

/** Cusps of the first to the sixth house; what lies opposite them is implied. */
const CUSPS: Readonly<Record<AngleMethod, readonly string[]>> = {
  mean_quotidian: [
    'Virgo 27°46′45″',
    'Libra 25°02′08″',
    'Scorpio 25°26′36″',
    'Sagittarius 27°36′35″',
    'Capricorn 29°46′45″',
    'Pisces 00°16′09″',
  ],
  naibod: [
    'Aries 13°00′29″',
    'Taurus 18°52′16″',
    'Gemini 15°06′02″',
    'Cancer 07°57′07″',
    'Leo 01°57′46″',
    'Virgo 01°58′56″',
  ],
  solar_arc: [
    'Aries 17°32′46″',
    'Taurus 22°20′26″',
    'Gemini 18°01′02″',
    'Cancer 10°46′59″',
    'Leo 05°07′03″',
    'Virgo 05°53′34″',
  ],
};

/** Of the chart with Naibod's measure. */
const POINTS = {
  sun: 'Aquarius 06°33′41″',
  moon: 'Libra 23°50′57″',
  part_of_fortune: 'Capricorn 00°17′45″',
} as const;

/** They print whole seconds. */
const LIMIT_ARCSEC = 0.6;

function longitudeOf(printed: string): number {
  const [, sign, ...parts] = /^(\w+) (\d+)°(\d+)′(\d+)″$/.exec(printed) ?? [];
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts.map(Number);
  return SIGNS.indexOf(sign as Sign) * 30 + degrees + minutes / 60 + seconds / 3600;
}

async function fetchProgressed(angle_method: AngleMethod) {
  const objects = Object.keys(POINTS);
  const configuration = { angle_method, object_set: 'custom', objects };
  const { status, body, text } = await send({ path: '/ephemeris/progressed', body: { ...REQUEST, configuration } });
  expect(status, text).toBe(200);
  // Printed as 27 January 2000, 05:14:57 UT.
  expect(body.data.metadata.progressed_datetime).toMatch(/^2000-01-27T05:14:57/);
  return body.data;
}

async function cusps(method: AngleMethod): Promise<Worst> {
  const { progressed_houses: houses } = await fetchProgressed(method);
  const worst = new Worst();
  for (const [index, key] of HOUSE_KEYS.entries()) {
    const expected = longitudeOf(CUSPS[method][index % 6] ?? '') + (index < 6 ? 0 : 180);
    worst.seeDeg(arcDeg(expected, houses[key].longitude));
  }
  return worst;
}

async function points(): Promise<Worst> {
  const { progressed_planets: planets } = await fetchProgressed('naibod');
  const worst = new Worst();
  for (const [id, printed] of Object.entries(POINTS)) worst.seeDeg(arcDeg(longitudeOf(printed), planets[id].longitude));
  return worst;
}

const printed = { against: 'astroCom', span: '2000 to 2025', unit: '″', limit: LIMIT_ARCSEC } as const;

const METHODS = [
  ['solar_arc', 'solar arc'],
  ['naibod', 'Naibod’s measure'],
  ['mean_quotidian', 'mean quotidian'],
] as const;

/** A secondary progression as it is printed, to the second of arc. */
export const PRINTED_PROGRESSION: readonly Comparison[] = [
  ...METHODS.map(([method, name]) => ({
    quantity: `Progressed cusps by ${name}`,
    ...printed,
    count: 12,
    measure: () => cusps(method),
  })),
  { quantity: 'Progressed Sun, Moon and Part of Fortune', ...printed, count: 3, measure: points },
];
