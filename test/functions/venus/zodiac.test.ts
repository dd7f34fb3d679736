import { describe, expect, test } from 'vitest';
import { jdUt } from '../../../lib/base/units/time.ts';
import { subjectAt } from '../../support/comparative.ts';
import { ephemeris } from '../../support/services.ts';
import { askVenus, type VenusPath } from '../../support/venus.ts';

const EIGHT_YEARS = { start_date: '2020-01-01', end_date: '2028-01-01' };
const ASKED: readonly (readonly [VenusPath, object])[] = [
  ['', { subject: subjectAt('1990-06-15T14:30:00', 48.8566, 2.3522) }],
  ['/conjunctions', EIGHT_YEARS],
  ['/stations', EIGHT_YEARS],
  ['/elongations', EIGHT_YEARS],
  ['/eight-year-star', { date: '2024-03-20' }],
  ['/phase', { date: '2024-03-20' }],
];

interface Placed {
  readonly julian_day: number;
  readonly longitude: number;
  readonly sign_longitude: number;
  readonly sun_longitude?: number;
}

/** Everything in an answer that has a moment and a longitude. */
function placedIn(answer: unknown): readonly Placed[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const within = Object.values(answer).flatMap(placedIn);
  return 'sign_longitude' in answer ? [answer as Placed, ...within] : within;
}

async function expectAnswered(path: VenusPath, sent: object) {
  const { status, body, text } = await askVenus(path, sent);
  expect(status, text).toBe(200);
  return body;
}

const apartDeg = (a: number, b: number): number => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180);

describe.each(ASKED)('200 %s', (path, sent) => {
  test.each(['lahiri', 'fagan_bradley'] as const)('in %s: the same moments, less the ayanamsa', async (ayanamsa) => {
    const tropical = placedIn(await expectAnswered(path, sent));
    const sidereal = placedIn(await expectAnswered(path, { ...sent, zodiac_type: 'sidereal', ayanamsa }));
    expect(sidereal.length).toBe(tropical.length);
    expect(sidereal.length).toBeGreaterThan(0);
    sidereal.forEach((found, index) => {
      const expected = tropical[index] as Placed;
      const shiftDeg = ephemeris.ayanamsaDeg(jdUt(found.julian_day), ayanamsa);
      expect(found.julian_day).toBe(expected.julian_day);
      expect(apartDeg(found.longitude, expected.longitude - shiftDeg)).toBeLessThan(2e-6);
      expect(found.sign_longitude).toBeCloseTo(found.longitude % 30, 5);
      expect(found.sun_longitude === undefined).toBe(expected.sun_longitude === undefined);
      if (found.sun_longitude === undefined || expected.sun_longitude === undefined) return;
      expect(apartDeg(found.sun_longitude, expected.sun_longitude - shiftDeg)).toBeLessThan(2e-6);
    });
  });
});

describe('200 what follows from the longitudes', () => {
  test('the star points are those of the vertices, and they drift by the precession of eight years more', async () => {
    const tropical = await expectAnswered('/eight-year-star', { date: '2024-03-20' });
    const sidereal = await expectAnswered('/eight-year-star', { date: '2024-03-20', zodiac_type: 'sidereal' });
    const longitudes = sidereal.vertices.map(({ longitude }: Placed) => longitude);
    expect(sidereal.star_points_deg).toEqual([...longitudes].sort((a, b) => a - b));
    expect(sidereal.drift_deg - tropical.drift_deg).toBeCloseTo((-8 * 50.3) / 3600, 2);
  });

  test('a zodiac on the ecliptic of an epoch has Venus where a midpoint or a chart of it would', async () => {
    const zodiac = { type: 'sidereal', ayanamsa: 'j2000' } as const;
    const sent = { date: '1600-03-20', zodiac_type: zodiac.type, ayanamsa: zodiac.ayanamsa };
    const { phase } = await expectAnswered('/phase', sent);
    const moment = jdUt(phase.julian_day);
    const { longitudeDeg } = ephemeris.position('venus', moment, { zodiac, center: { type: 'geocentric' } });
    expect(apartDeg(phase.longitude, longitudeDeg)).toBeLessThan(1e-6);
  });
});

describe.each(ASKED)('400 %s', (path, sent) => {
  test.each([{}, { zodiac_type: 'tropical' }])('an ayanamsa without the sidereal zodiac, %j', async (zodiac) => {
    const { status, body } = await askVenus(path, { ...sent, ...zodiac, ayanamsa: 'lahiri' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'ValidationError', errors: [{ location: 'body.zodiac_type' }] });
  });
});
