import { Body, GeoVector, MakeTime, RotateVector, Rotation_EQJ_ECT, SphereFromVector } from 'astronomy-engine';
import { expect } from 'vitest';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { foretell } from '../../support/predictive.ts';

const RANGE = { start_date: '2015-01-01', end_date: '2035-01-01' };
const DAY_MS = 86_400_000;

/** Step in days, and the greatest observed difference of the two ephemerides at an ingress, arcseconds, rounded up. */
const BODIES = {
  sun: { body: Body.Sun, stepDays: 2, worstArcsec: 2 },
  moon: { body: Body.Moon, stepDays: 0.5, worstArcsec: 10 },
  mercury: { body: Body.Mercury, stepDays: 0.5, worstArcsec: 8 },
  venus: { body: Body.Venus, stepDays: 1, worstArcsec: 20 },
  mars: { body: Body.Mars, stepDays: 1, worstArcsec: 8 },
  jupiter: { body: Body.Jupiter, stepDays: 2, worstArcsec: 6 },
  saturn: { body: Body.Saturn, stepDays: 2, worstArcsec: 10 },
  uranus: { body: Body.Uranus, stepDays: 2, worstArcsec: 4 },
  neptune: { body: Body.Neptune, stepDays: 2, worstArcsec: 13 },
  pluto: { body: Body.Pluto, stepDays: 2, worstArcsec: 2 },
} as const;

/** Apparent longitude on the true ecliptic of date. */
function longitudeOf(body: Body, atMs: number): number {
  const time = MakeTime(new Date(atMs));
  return SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true))).lon;
}

const signAt = (longitude: number): number => Math.floor(longitude / 30);

/** The signs that a body enters, in order of time. */
function listSignsEntered({ body, stepDays }: (typeof BODIES)[keyof typeof BODIES]): string[] {
  const [startMs, endMs] = [Date.parse(RANGE.start_date), Date.parse(RANGE.end_date)];
  const entered: string[] = [];
  let last = signAt(longitudeOf(body, startMs));
  for (let atMs = startMs + stepDays * DAY_MS; atMs <= endMs; atMs += stepDays * DAY_MS) {
    const sign = signAt(longitudeOf(body, atMs));
    if (sign !== last) entered.push(SIGNS[sign] as string);
    last = sign;
  }
  return entered;
}

/** Distance of each body from the boundary of the sign in the other ephemeris, at the moments of the service. */
async function measure(planet: keyof typeof BODIES): Promise<Measured> {
  const looked = BODIES[planet];
  const { body } = await foretell('transits/sign-ingresses', { planets: [planet], ...RANGE });
  const ingresses: { sign: string; exact_datetime: string }[] = body.ingresses;
  expect(ingresses.map(({ sign }) => sign)).toEqual(listSignsEntered(looked));
  return tallyAll(
    ingresses.map(({ exact_datetime }) => {
      const longitude = longitudeOf(looked.body, Date.parse(exact_datetime));
      return arcDeg(Math.round(longitude / 30) * 30, longitude) * 3600;
    }),
  );
}

/** Ingresses of twenty years by an independent library. */
export const INGRESSES: readonly Comparison[] = Object.entries(BODIES).map(([planet, { worstArcsec }]) => ({
  quantity: `Ingresses of ${planet === 'sun' || planet === 'moon' ? 'the ' : ''}${planet.charAt(0).toUpperCase()}${planet.slice(1)}: its place at them`,
  against: 'astronomyEngine',
  span: '2015–2035',
  unit: '″',
  limit: worstArcsec,
  measure: () => measure(planet as keyof typeof BODIES),
}));
