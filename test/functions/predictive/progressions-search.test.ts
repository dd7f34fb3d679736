import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { foretell } from '../../support/predictive.ts';
import { birth, TROMSO } from '../natal/birth.ts';

const BORN_JD = 2_448_058.020_833_333;
const YEAR_DAYS = 365.242_19;
const FRAME = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;

interface Event {
  readonly type: string;
  readonly exact_datetime: string;
  readonly progressed_datetime: string;
  readonly progressed_point: string;
  readonly [member: string]: unknown;
}

const sendSearch = (members: object = {}) =>
  foretell('progressions/search', {
    subject: birth(),
    start_date: '2000-01-01',
    end_date: '2030-01-01',
    ...members,
  });

async function search(members: object = {}) {
  const { status, body, text } = await sendSearch(members);
  expect(status, text.slice(0, 500)).toBe(200);
  return body;
}

const listOf = async (members: object): Promise<readonly Event[]> => (await search(members)).events;
const codesOf = ({ warnings }: { warnings: readonly { code: string }[] }) => warnings.map(({ code }) => code);
const momentsOf = (events: readonly Event[]) => events.map(({ exact_datetime }) => exact_datetime);
const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;
const lifeToProgressed = (iso: string): number => BORN_JD + (jdOf(iso) - BORN_JD) / YEAR_DAYS;

describe('200 exact aspects', () => {
  test('of secondary progressions are those of dense sampling of the engine', async () => {
    const bodies = ['sun', 'moon', 'mercury', 'venus'] as const;
    const events = await listOf({ points: bodies, target_points: bodies, targets: 'natal' });
    const longitudeAt = (body: (typeof bodies)[number], jd: number) => ephemeris.longitude(body, jdUt(jd), FRAME);
    const [from, to] = [lifeToProgressed('2000-01-01T00:00:00Z'), lifeToProgressed('2030-01-01T00:00:00Z')];
    const steps = 20_000;
    let crossings = 0;
    for (const body of bodies) {
      const path = Array.from({ length: steps + 1 }, (_, k) => longitudeAt(body, from + ((to - from) * k) / steps));
      for (const target of bodies) {
        for (const angle of [0, 60, -60, 90, -90, 120, -120, 180]) {
          const degree = longitudeAt(target, BORN_JD) + angle;
          const gaps = path.map((longitude) => arcDeg(degree, longitude));
          crossings += gaps.filter(
            (gap, k) => k > 0 && gap < 0 !== (gaps[k - 1] ?? 0) < 0 && Math.abs(gap) < 90,
          ).length;
        }
      }
    }
    expect(events.length).toBe(crossings);
    expect(crossings).toBeGreaterThan(40);
  });

  test('are in the order of the life, and their two instants stand for each other', async () => {
    const events = await listOf({ targets: 'both' });
    expect(momentsOf(events)).toEqual(momentsOf(events).toSorted());
    for (const { exact_datetime, progressed_datetime } of events) {
      const apart = Math.abs(jdOf(progressed_datetime) - lifeToProgressed(exact_datetime)) * 86_400;
      expect(apart).toBeLessThan(0.002);
    }
  });

  test('of solar arc happen when the progressed Sun has gone as far as the points are apart', async () => {
    const events = await listOf({ method: 'solar_arc', points: ['mars'], target_points: ['pluto', 'midheaven'] });
    const { natal_points } = await search({
      method: 'solar_arc',
      points: ['mars'],
      target_points: ['pluto', 'midheaven'],
    });
    expect(events.length).toBeGreaterThan(0);
    const sunAt = (jd: number) => ephemeris.longitude('sun', jdUt(jd), FRAME);
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    for (const { exact_datetime, aspect, target_point } of events) {
      const arc = sunAt(lifeToProgressed(exact_datetime)) - sunAt(BORN_JD);
      const separation = Math.abs(arcDeg(natal_points.mars + arc, natal_points[String(target_point)]));
      expect(separation).toBeCloseTo(angles[aspect as keyof typeof angles], 5);
    }
  });

  test('within the progressed chart are the same whichever side of the pair moves', async () => {
    const one = await listOf({ targets: 'progressed', points: ['moon'], target_points: ['venus'] });
    const other = await listOf({ targets: 'progressed', points: ['venus'], target_points: ['moon'] });
    expect(one.length).toBeGreaterThan(3);
    expect(one.length).toBe(other.length);
    for (const [index, { exact_datetime }] of one.entries()) {
      const apart = Math.abs(Date.parse(exact_datetime) - Date.parse(other[index]?.exact_datetime ?? ''));
      expect(apart).toBeLessThan(10);
    }
  });

  test('with an orb are the exact ones, closest approaches, and both ends of the search', async () => {
    const members = { targets: 'both', points: ['sun', 'moon', 'mercury', 'ascendant'] };
    const exact = await listOf(members);
    const within = await listOf({ ...members, orb: 1 });
    const found = within.filter(({ orb, separating }) => orb === 0 && !separating);
    expect(found.length).toBe(exact.length);
    for (const [index, { exact_datetime }] of exact.entries()) {
      expect(Math.abs(Date.parse(exact_datetime) - Date.parse(found[index]?.exact_datetime ?? ''))).toBeLessThan(1500);
    }
    expect(within.some(({ applying }) => applying)).toBe(true);
    expect(within.some(({ separating }) => separating)).toBe(true);
    for (const { enters_orb_at, exact_datetime, leaves_orb_at } of within) {
      if (enters_orb_at) expect(String(enters_orb_at) <= exact_datetime).toBe(true);
      if (leaves_orb_at) expect(String(leaves_orb_at) >= exact_datetime).toBe(true);
    }
  });
});

describe('200 the other events', () => {
  test('progressed lunations agree with astronomy-engine within a minute of the sky', async () => {
    const events = await listOf({ include: ['lunations'], start_date: '1990-06-15', end_date: '2080-06-15' });
    expect(events.length).toBe(13);
    let quarter = SearchMoonQuarter(new Date('1990-06-15T12:30:00Z'));
    for (const { progressed_datetime, phase } of events) {
      const apartMs = Math.abs(Date.parse(progressed_datetime) - quarter.time.date.getTime());
      expect(apartMs).toBeLessThan(60_000);
      expect(phase).toBe(['new_moon', 'first_quarter', 'full_moon', 'last_quarter'][quarter.quarter]);
      quarter = NextMoonQuarter(quarter);
    }
  });

  test('the Moon enters each natal house once a revolution', async () => {
    const events = await listOf({ include: ['house_ingresses'], points: ['moon'], end_date: '2027-04-01' });
    for (const { house, from_house } of events) expect(house).toBe((Number(from_house) % 12) + 1);
    expect(events.length).toBe(12);
  });

  test('a station is the turn of the longitude', async () => {
    const events = await listOf({ include: ['stations'], start_date: '1990-06-15', end_date: '2080-06-15' });
    expect(events.length).toBeGreaterThan(1);
    for (const { progressed_point, progressed_datetime, motion } of events) {
      const speedAt = (days: number) =>
        ephemeris.position(progressed_point as 'mars', jdUt(jdOf(progressed_datetime) + days), FRAME)
          .longitudeSpeedDegPerDay;
      expect(speedAt(-0.2) > 0).toBe(motion === 'retrograde');
      expect(speedAt(0.2) > 0).toBe(motion === 'direct');
    }
  });

  test('parallels and bounds hold on the engine', async () => {
    const events = await listOf({ include: ['declinations'], targets: 'both' });
    const declinationAt = (body: unknown, jd: number) =>
      ephemeris.equatorial(body as 'moon', jdUt(jd), FRAME.center).declinationDeg;
    for (const { type, aspect, target_chart, target_point, progressed_point, progressed_datetime, side } of events) {
      const at = jdOf(progressed_datetime);
      const own = declinationAt(progressed_point, at);
      if (type === 'out_of_bounds') {
        const obliquity = ephemeris.orientation(jdUt(at)).trueObliquityDeg;
        expect(side === 'north' ? own : -own).toBeCloseTo(obliquity, 6);
      } else {
        const other = declinationAt(target_point, target_chart === 'natal' ? BORN_JD : at);
        expect(aspect === 'parallel' ? own : -own).toBeCloseTo(other, 6);
      }
    }
    expect(events.some(({ type }) => type === 'out_of_bounds')).toBe(true);
    expect(events.some(({ target_chart }) => target_chart === 'progressed')).toBe(true);
  });
});

describe('200 converse', () => {
  test('is the life before the birth, read backwards', async () => {
    const members = {
      include: ['aspects', 'sign_ingresses'],
      points: ['moon', 'mercury'],
      target_points: ['sun', 'mars'],
    };
    const born = '1990-06-15T12:30:00Z';
    const forwards = await listOf({ ...members, start_date: '1970-06-15T12:30:00Z', end_date: born });
    const converse = await listOf({ ...members, converse: true, start_date: born, end_date: '2010-06-15T12:30:00Z' });
    expect(converse.length).toBe(forwards.length);
    const mirrored = forwards.toReversed();
    for (const [index, event] of converse.entries()) {
      const mirror = mirrored[index];
      expect(event.type).toBe(mirror?.type);
      expect(
        Math.abs(Date.parse(event.progressed_datetime) - Date.parse(mirror?.progressed_datetime ?? '')),
      ).toBeLessThan(3);
      expect(Number(event.age)).toBeCloseTo(-Number(mirror?.age), 4);
      if (event.type === 'sign_ingress') expect(event.sign).toBe(mirror?.from_sign);
    }
    const passes = converse.filter(({ type }) => type === 'aspect').map(({ pass }) => pass);
    expect(passes[0]).toBe(1);
  });
});

describe('edges', () => {
  test('in polar regions the progressed Ascendant is left out with a warning, and its arc refused', async () => {
    const subject = birth({ birth_location: TROMSO });
    const body = await search({ subject });
    expect(codesOf(body)).toContain('HousesOmitted');
    const moving = body.events.map(({ progressed_point }: Event) => progressed_point);
    expect(moving).not.toContain('ascendant');
    expect(moving).toContain('midheaven');
    const refused = await sendSearch({ subject, method: 'ascendant_arc' });
    expect([refused.status, refused.body.error]).toEqual([422, 'HouseSystemUndefined']);
    expect(refused.body.errors[0].location).toBe('body.method');
  });
});
