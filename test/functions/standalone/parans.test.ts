import {
  Body,
  DefineStar,
  EquatorFromVector,
  GeoVector,
  RotateVector,
  Rotation_EQJ_EQD,
  SiderealTime,
} from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { altitudeDeg } from '../../support/great-circles.ts';
import { askStandalone } from '../../support/standalone.ts';

/** Right ascension, hours, and declination of J2000, light-years: Regulus and Spica of SIMBAD, without their proper motions. */
const STARS = { Regulus: [10.13953, 11.96721, 79.3], Spica: [13.4198832, -11.1613195, 250] } as const;
const BODIES = { sun: Body.Sun, moon: Body.Moon, venus: Body.Venus, mars: Body.Mars, saturn: Body.Saturn };
const ANGLES = ['MC', 'IC', 'ASC', 'DSC'] as const;
const PLACES = { london: [51.5074, -0.1278], sydney: [-33.8688, 151.2093], tromso: [69.65, 18.96] } as const;

type Angle = (typeof ANGLES)[number];
type Passage = Readonly<Record<'star' | 'body' | 'datetime_utc', string>> &
  Readonly<Record<'star_angle' | 'body_angle', Angle>> & { readonly difference_minutes: number };

/** Local sidereal time, and altitude and hour angle of a body seen from the center of the Earth, by astronomy-engine. */
function observe(body: Body, date: Date, [latitude, longitude]: readonly [number, number], laterDeg = 0) {
  const { ra, dec } = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(date), GeoVector(body, date, true)));
  const siderealDeg = SiderealTime(date) * 15 + longitude + laterDeg;
  const hourAngle = arcDeg(ra * 15, siderealDeg);
  return { siderealDeg, hourAngle, altitude: altitudeDeg(latitude, dec, hourAngle) };
}

/** How far a body is from an angle, degrees. */
function missDeg(angle: Angle, { hourAngle, altitude }: ReturnType<typeof observe>): number {
  if (angle === 'MC') return Math.abs(hourAngle);
  if (angle === 'IC') return 180 - Math.abs(hourAngle);
  return Math.sign(hourAngle) === (angle === 'ASC' ? -1 : 1) ? Math.abs(altitude) : 180;
}

/** Sidereal times at which a body passes an angle, from a look every two minutes. */
function scan(
  body: Body,
  angle: Angle,
  { place, from, minutes }: { place: readonly [number, number]; from: number; minutes: number },
) {
  const pastAngle = ({ hourAngle, altitude }: ReturnType<typeof observe>) =>
    ({ MC: hourAngle, IC: arcDeg(180, hourAngle), ASC: altitude, DSC: -altitude })[angle];
  const seen = Array.from({ length: minutes / 2 + 1 }, (_, index) =>
    observe(body, new Date(from + index * 120_000), place),
  );
  return seen.slice(1).flatMap((now, index) => {
    const before = seen[index] ?? now;
    const [low, high] = [pastAngle(before), pastAngle(now)];
    const passes = low < 0 && high >= 0 && high - low < 90;
    return passes ? [before.siderealDeg + (arcDeg(before.siderealDeg, now.siderealDeg) * -low) / (high - low)] : [];
  });
}

const ask = async (place: readonly [number, number], iso: string, orb_minutes: number) => {
  const [latitude, longitude] = place;
  const { status, body } = await askStandalone('fixed-stars', {
    date_time: { iso },
    star_names: Object.keys(STARS),
    parans: { location: { latitude, longitude, timezone: 'UTC' }, bodies: Object.keys(BODIES), orb_minutes },
  });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.parans.passages as readonly Passage[];
};

const starBody = (name: string): Body => {
  DefineStar(Body.Star1, ...(STARS[name as keyof typeof STARS] as readonly [number, number, number]));
  return Body.Star1;
};

describe('200 parans, by astronomy-engine', () => {
  const cases = Object.entries(PLACES).flatMap(([name, place]) =>
    ['1985-07-13T17:45:00Z', '2000-01-01T06:00:00Z', '2024-11-20T23:00:00Z'].map((iso) => ({ name, place, iso })),
  );

  test('the body is on its angle at the moment, and the star after the difference, to 0.003°', async () => {
    const worst = { body: 0, star: 0 };
    let count = 0;
    for (const { place, iso } of cases) {
      for (const found of await ask(place, iso, 20)) {
        const date = new Date(found.datetime_utc);
        const body = BODIES[found.body as keyof typeof BODIES];
        worst.body = Math.max(worst.body, missDeg(found.body_angle, observe(body, date, place)));
        const star = observe(starBody(found.star), date, place, found.difference_minutes / 4);
        worst.star = Math.max(worst.star, missDeg(found.star_angle, star));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(30);
    expect(Math.max(worst.body, worst.star)).toBeLessThan(0.003);
  });

  test('none is missing and none is too many', async () => {
    for (const { place, iso } of cases) {
      const from = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
      const stars = Object.keys(STARS).flatMap((star) =>
        ANGLES.flatMap((angle) =>
          scan(starBody(star), angle, { place, from, minutes: 1438 }).map((at) => ({ star, angle, at })),
        ),
      );
      const expected = Object.entries(BODIES).flatMap(([body, id]) =>
        ANGLES.flatMap((angle) =>
          scan(id, angle, { place, from, minutes: 1440 }).flatMap((at) =>
            stars
              .filter((star) => Math.abs(arcDeg(at, star.at)) * 4 <= 16)
              .map((star) => `${star.star} ${star.angle} ${body} ${angle}`),
          ),
        ),
      );
      const found = await ask(place, iso, 16);
      const names = found.map((one) => `${one.star} ${one.star_angle} ${one.body} ${one.body_angle}`);
      expect(names.sort()).toEqual(expected.sort());
    }
  });
});

describe('parans', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };

  test('the time is that of the place, whose day runs from its midnight', async () => {
    const { body } = await askStandalone('fixed-stars', {
      date_time: '1985-07-13T17:45:00',
      star_groups: ['royal_stars'],
      parans: { location: london },
    });
    expect(body.calculation_time).toBe('1985-07-13T16:45:00.000Z');
    const { definition, passages } = body.parans;
    expect([definition.start, definition.end]).toEqual(['1985-07-12T23:00:00.000Z', '1985-07-13T23:00:00.000Z']);
    const moments = passages.map((one: Passage) => one.datetime_utc);
    expect(moments).toEqual([...moments].sort());
    expect(moments.every((at: string) => at >= definition.start && at < definition.end)).toBe(true);
    for (const one of passages) expect(Math.abs(one.difference_minutes)).toBeLessThanOrEqual(4);
  });

  test('at the pole nothing rises or sets', async () => {
    const { status, body } = await askStandalone('fixed-stars', {
      date_time: '1985-07-13T17:45:00Z',
      parans: { location: { latitude: 90, longitude: 0 }, orb_minutes: 20 },
    });
    expect(status).toBe(200);
    const angles = new Set(body.parans.passages.flatMap((one: Passage) => [one.star_angle, one.body_angle]));
    expect([...angles].sort()).toEqual(['IC', 'MC']);
  });

  test('400 in rows, without a place and with a wide orb', async () => {
    const sent = { date_time: '1985-07-13', star_names: ['Regulus'] };
    const rows = await askStandalone('fixed-stars', { ...sent, parans: { location: london } }, { format: 'llm_v2' });
    expect([rows.status, rows.body.errors[0].location]).toEqual([400, 'body.parans']);
    const wide = await askStandalone('fixed-stars', {
      ...sent,
      parans: { orb_minutes: 21, bodies: ['sun', 'nobody'] },
    });
    expect(wide.status).toBe(400);
    expect(wide.body.errors).toHaveLength(3);
  });
});
