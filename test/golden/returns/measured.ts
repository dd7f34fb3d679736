import { expect } from 'vitest';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, Tally } from '../../accuracy/tally.ts';
import { askReturn } from '../../support/returns.ts';
import { apparentLongitudeDeg, type EngineBody } from '../astronomy-engine.ts';

const DAY_MS = 86_400_000;
const FROM = '2006-01-01T00:00:00Z';
const TO = '2026-01-01T00:00:00Z';
const MIDDLE_MS = (Date.parse(FROM) + Date.parse(TO)) / 2;
const HALF_DAYS = (Date.parse(TO) - Date.parse(FROM)) / DAY_MS / 2;

const BIRTHS = ['1955-03-21T04:12:00Z', '1979-08-02T21:45:30Z', '1990-06-15T12:30:00Z', '2001-12-31T23:59:59Z'];

/** Step in days, and the greatest observed difference of the two ephemerides between a birth and a return, rounded up. */
const LUMINARIES = {
  solar: { body: 'sun', stepDays: 10, worstArcsec: 2 },
  lunar: { body: 'moon', stepDays: 1, worstArcsec: 18 },
} as const;

/** Number of crossings of a degree by a body that is never retrograde. */
function countCrossings(body: EngineBody, degree: number, stepDays: number): number {
  let count = 0;
  let last = arcDeg(degree, apparentLongitudeDeg(body, Date.parse(FROM)));
  for (let atMs = Date.parse(FROM); atMs < Date.parse(TO); ) {
    atMs = Math.min(atMs + stepDays * DAY_MS, Date.parse(TO));
    const gap = arcDeg(degree, apparentLongitudeDeg(body, atMs));
    if (last < 0 && gap >= 0 && gap < 90) count += 1;
    last = gap;
  }
  return count;
}

type Luminary = keyof typeof LUMINARIES;

/** Distance of the luminary from its natal longitude in the other ephemeris, at the moments of the service. */
async function distances(name: Luminary, birth: string): Promise<number[]> {
  const { body, stepDays } = LUMINARIES[name];
  const { body: found } = await askReturn(`returns/${name}`, {
    birth_datetime: { iso: birth },
    location: { latitude: 0, longitude: 0 },
    target_datetime: { iso: new Date(MIDDLE_MS).toISOString() },
    search_window_days: HALF_DAYS,
    include_chart: false,
  });
  const natal = apparentLongitudeDeg(body, Date.parse(birth));
  const moments = [found, ...found.other_returns].map(({ exact_datetime }) => Date.parse(exact_datetime));
  expect(moments.length).toBe(countCrossings(body, natal, stepDays));
  return moments.map((atMs) => arcDeg(natal, apparentLongitudeDeg(body, atMs)) * 3600);
}

async function measure(name: Luminary): Promise<Measured> {
  const tally = new Tally();
  for (const birth of BIRTHS) for (const distance of await distances(name, birth)) tally.see(distance);
  return tally;
}

const compared = { against: 'astronomyEngine', span: '2006–2026', unit: '″' } as const;

/** Every return of the luminaries of four births, none missing and none beyond. */
export const RETURNS: readonly Comparison[] = [
  {
    quantity: 'Solar returns: the Sun from its natal place',
    ...compared,
    limit: LUMINARIES.solar.worstArcsec,
    measure: () => measure('solar'),
  },
  {
    quantity: 'Lunar returns: the Moon from her natal place',
    ...compared,
    limit: LUMINARIES.lunar.worstArcsec,
    isLong: true,
    measure: () => measure('lunar'),
  },
];
