import { expect } from 'vitest';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { foretell } from '../../support/predictive.ts';
import { apparentLongitudeDeg, type EngineBody } from '../astronomy-engine.ts';

const RANGE = { start_date: '2015-01-01', end_date: '2035-01-01' };
const DAY_MS = 86_400_000;

/** Step in days, and the greatest observed difference of the two ephemerides at an ingress, arcseconds, rounded up. */
const BODIES: readonly (readonly [body: EngineBody, stepDays: number, worstArcsec: number])[] = [
  ['sun', 2, 2],
  ['moon', 0.5, 10],
  ['mercury', 0.5, 8],
  ['venus', 1, 20],
  ['mars', 1, 8],
  ['jupiter', 2, 6],
  ['saturn', 2, 10],
  ['uranus', 2, 4],
  ['neptune', 2, 13],
  ['pluto', 2, 2],
];

const signAt = (longitude: number): number => Math.floor(longitude / 30);

/** The signs that a body enters, in order of time. */
function listSignsEntered(body: EngineBody, stepDays: number): string[] {
  const [startMs, endMs] = [Date.parse(RANGE.start_date), Date.parse(RANGE.end_date)];
  const entered: string[] = [];
  let last = signAt(apparentLongitudeDeg(body, startMs));
  for (let atMs = startMs + stepDays * DAY_MS; atMs <= endMs; atMs += stepDays * DAY_MS) {
    const sign = signAt(apparentLongitudeDeg(body, atMs));
    if (sign !== last) entered.push(SIGNS[sign] as string);
    last = sign;
  }
  return entered;
}

/** Distance of each body from the boundary of the sign in the other ephemeris, at the moments of the service. */
async function measure(planet: EngineBody, stepDays: number): Promise<Measured> {
  const { body } = await foretell('transits/sign-ingresses', { planets: [planet], ...RANGE });
  const ingresses: { sign: string; exact_datetime: string }[] = body.ingresses;
  expect(ingresses.map(({ sign }) => sign)).toEqual(listSignsEntered(planet, stepDays));
  return tallyAll(
    ingresses.map(({ exact_datetime }) => {
      const longitude = apparentLongitudeDeg(planet, Date.parse(exact_datetime));
      return arcDeg(Math.round(longitude / 30) * 30, longitude) * 3600;
    }),
  );
}

/** Ingresses of twenty years by an independent library. */
export const INGRESSES: readonly Comparison[] = BODIES.map(([planet, stepDays, worstArcsec]) => ({
  quantity: `Ingresses of ${planet === 'sun' || planet === 'moon' ? 'the ' : ''}${planet.charAt(0).toUpperCase()}${planet.slice(1)}: its place at them`,
  against: 'astronomyEngine',
  span: '2015–2035',
  unit: '″',
  limit: worstArcsec,
  measure: () => measure(planet, stepDays),
}));
