import { calc_ut, constants, house_pos, houses_ex2 } from 'sweph';
import { describe, expect, it } from 'vitest';
import { askDirections } from '../../support/directions.ts';

const BODIES = { sun: 0, moon: 1, mercury: 2, venus: 3, mars: 4, jupiter: 5, saturn: 6, pluto: 9 } as const;
type Body = keyof typeof BODIES;
const NAMES = Object.keys(BODIES);

const BIRTHS = [
  { iso: '1616-09-29T14:14:05Z', latitude: 53, longitude: -1 },
  { iso: '1874-11-30T01:35:00Z', latitude: 51.85, longitude: -1.35 },
  { iso: '1946-07-06T11:26:00Z', latitude: 41.3083, longitude: -72.9279 },
  { iso: '1990-12-21T22:00:00Z', latitude: -54.8, longitude: -68.3 },
  { iso: '1999-06-21T03:00:00Z', latitude: 69.65, longitude: 18.95 },
  { iso: '0120-03-01T12:00:00Z', latitude: -23.5, longitude: 179.9 },
] as const;

const CODES = { placidus: 'P', regiomontanus: 'R', campanus: 'C' } as const;

/** Arcs are answered with six decimals. */
const TOLERANCE_DEG = 1e-5;

interface Direction {
  readonly promissor: Body;
  readonly significator: Body;
  readonly motion: 'direct' | 'converse';
  readonly arc_degrees: number;
}

/** The sky of a birth by the engine itself. */
function skyOf({ latitude, longitude }: (typeof BIRTHS)[number], jd: number) {
  const { data } = houses_ex2(jd, 0, latitude, longitude, 'P');
  const obliquityDeg = calc_ut(jd, constants.SE_ECL_NUT, 0).data[0];
  const placeOf = (body: Body): [number, number] => {
    const [lon, lat] = calc_ut(jd, BODIES[body], constants.SEFLG_SWIEPH).data;
    return [lon, lat];
  };
  return { armcDeg: data.points[2], obliquityDeg, placeOf };
}

describe('answers of the endpoint against the positions and house positions of the engine', () => {
  const cases = BIRTHS.flatMap((birth) =>
    Object.entries(CODES).map(([method, code]) => ({ birth, method, code, title: `${birth.iso} by ${method}` })),
  );

  it.each(cases)('$title: after the arc the promissor has the house position of the significator', async (each) => {
    const { birth, method, code } = each;
    const { status, body } = await askDirections({
      subject: {
        birth_datetime: { iso: birth.iso, calendar: 'gregorian' },
        birth_location: { latitude: birth.latitude, longitude: birth.longitude, timezone: 'UTC' },
      },
      promissors: NAMES,
      significators: NAMES,
      aspects: ['conjunction'],
      motion: 'both',
      max_age: 150,
      method,
    });
    expect(status).toBe(200);
    const { armcDeg, obliquityDeg, placeOf } = skyOf(birth, body.data.subject.julian_day);
    const positionOf = (name: Body, turnDeg: number) =>
      house_pos((armcDeg + turnDeg + 720) % 360, birth.latitude, obliquityDeg, code, placeOf(name)).data * 30;
    const directions: readonly Direction[] = body.data.directions;
    expect(directions.length).toBeGreaterThan(5);
    for (const { promissor, significator, motion, arc_degrees } of directions) {
      const reached = positionOf(promissor, motion === 'direct' ? arc_degrees : -arc_degrees);
      const apart = Math.abs(reached - positionOf(significator, 0)) % 360;
      expect(Math.min(apart, 360 - apart)).toBeLessThan(TOLERANCE_DEG);
    }
  });
});
