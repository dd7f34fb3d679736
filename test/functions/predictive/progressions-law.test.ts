import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANGLE_METHODS } from '../../../lib/astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/astro/timing/progressions/arcs.ts';
import { PROGRESSED_ANGLES } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { ARC_METHODS, PROGRESSION_METHODS, RATE_CONVENTIONS } from '../../../lib/astro/timing/progressions/rates.ts';
import { ASPECTS } from '../../../lib/base/catalog/aspects.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { send } from '../../support/natal.ts';
import { foretell } from '../../support/predictive.ts';

/** Largest orb of an exact instant that is sent to `/ephemeris/progressed`, degrees. */
const LARGEST_ORB_DEG = 1e-6;

const anySubject = fc
  .record({
    years: fc.integer({ min: 1850, max: 2050 }),
    day: fc.integer({ min: 1, max: 365 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ years, day, minute, latitude, longitude }) => ({
    birth_datetime: { iso: new Date(Date.UTC(years, 0, day, 0, minute)).toISOString() },
    birth_location: { latitude, longitude },
  }));

const anyVariant = fc.record({
  rate_convention: fc.constantFrom(...RATE_CONVENTIONS),
  angle_method: fc.constantFrom('solar_arc' as const, 'naibod' as const),
  naibod_measure: fc.constantFrom(...NAIBOD_MEASURES),
  converse: fc.boolean(),
});

const anyZodiac = fc.constantFrom({}, { zodiac_type: 'sidereal', ayanamsa: 'lahiri' });

interface Chart {
  readonly planets: Readonly<Record<string, { readonly longitude: number }>>;
  readonly angles: Readonly<Record<string, number>>;
}

const longitudeOf = ({ planets, angles }: Chart, id: string): number =>
  planets[id]?.longitude ?? angles[id] ?? Number.NaN;

interface Variant {
  readonly method: string;
  readonly [member: string]: unknown;
}

const OPTIONS = { decimal_places: 10, include_aspects: false };

async function chartAt(subject: object, { method, ...variant }: Variant, at: string): Promise<Chart> {
  const { status, body, text } = await send({
    path: '/ephemeris/progressed',
    body: {
      subject,
      progressed_datetime: { iso: at },
      configuration: { progression_method: method, object_set: 'modern_10', ...variant },
      options: OPTIONS,
    },
  });
  expect(status, text.slice(0, 300)).toBe(200);
  return { planets: body.data.progressed_planets, angles: body.data.progressed_angles };
}

async function natalOf(subject: object, zodiac: object): Promise<Chart> {
  const configuration = { object_set: 'modern_10', ...zodiac };
  const { body } = await send({ path: '/ephemeris/natal-chart', body: { subject, configuration, options: OPTIONS } });
  return { planets: body.data.planets, angles: body.data.angles };
}

/** Searches some years and returns the exact aspects with their orbs by `/ephemeris/progressed`, worst first. */
async function measureOrbs(subject: object, variant: Variant, search: object) {
  const { zodiac_type, ayanamsa } = variant;
  const answer = await foretell('progressions/search', { subject, ...variant, ...search });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const natal = await natalOf(subject, zodiac_type ? { zodiac_type, ayanamsa } : {});
  const orbs: number[] = [];
  for (const event of answer.body.events.slice(0, 12)) {
    const chart = await chartAt(subject, variant, event.exact_datetime);
    const target = longitudeOf(event.target_chart === 'natal' ? natal : chart, event.target_point);
    const separation = Math.abs(arcDeg(longitudeOf(chart, event.progressed_point), target));
    orbs.push(Math.abs(separation - ASPECTS[event.aspect as keyof typeof ASPECTS].angleDeg));
  }
  return orbs;
}

const POINTS = ['sun', 'moon', 'mercury', 'mars', 'jupiter', ...PROGRESSED_ANGLES];
const SEARCH = { points: POINTS, target_points: POINTS, start_date: '2020-01-01', end_date: '2021-06-01' };

describe('each exact instant, sent to /ephemeris/progressed, gives an orb below 1e-6°', () => {
  test.each([...PROGRESSION_METHODS, ...ARC_METHODS])('by %s', async (method) => {
    const isArc = ARC_METHODS.some((arc) => arc === method);
    const targets = isArc ? 'natal' : 'both';
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(anySubject, anyVariant, anyZodiac, async (subject, variant, zodiac) => {
        const search = { ...SEARCH, targets, ...(isArc && { end_date: '2026-01-01' }) };
        const orbs = await measureOrbs(subject, { method, ...variant, ...zodiac }, search);
        checked += orbs.length;
        for (const orb of orbs) expect(orb).toBeLessThan(LARGEST_ORB_DEG);
      }),
      { numRuns: 12 },
    );
    expect(checked).toBeGreaterThan(20);
  });

  test('by secondary progression with angles that turn once a year', async () => {
    await fc.assert(
      fc.asyncProperty(anySubject, async (subject) => {
        const orbs = await measureOrbs(
          subject,
          { method: 'secondary', angle_method: ANGLE_METHODS[2] },
          { ...SEARCH, points: PROGRESSED_ANGLES, end_date: '2020-06-01', targets: 'natal' },
        );
        for (const orb of orbs) expect(orb).toBeLessThan(LARGEST_ORB_DEG);
      }),
      { numRuns: 12 },
    );
  });
});
