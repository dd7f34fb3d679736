import { describe, expect, it } from 'vitest';
import { askDirections as ask } from '../../support/directions.ts';
import { BUSH as subject } from '../../support/timelords.ts';

interface Direction {
  readonly promissor: string;
  readonly aspect: string;
  readonly significator: string;
  readonly arc_degrees: number;
  readonly age_years: number;
  readonly datetime: string;
  readonly longitude: number | null;
}

const TO_ASCENDANT = { subject, promissors: ['mars'], significators: ['ascendant'], aspects: ['conjunction'] };

async function directMars(further: object): Promise<Direction> {
  const { status, body } = await ask({ ...TO_ASCENDANT, ...further });
  expect(status).toBe(200);
  expect(body.data.directions).toHaveLength(1);
  return body.data.directions[0];
}

const MS_PER_YEAR = 365.24219 * 86_400_000;
const yearsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MS_PER_YEAR;

describe('200 directions/primary', () => {
  it('a conjunction with the Ascendant is the difference of oblique ascensions; by every method', async () => {
    const { body } = await ask({ ...TO_ASCENDANT, speculum: true });
    const [mars, ascendant] = body.data.speculum;
    const difference = mars.oblique_ascension - ascendant.oblique_ascension;
    for (const method of ['placidus', 'placidus_under_pole', 'regiomontanus', 'campanus', 'topocentric']) {
      expect((await directMars({ method })).arc_degrees).toBeCloseTo(difference, 5);
    }
  });

  it('adds the age in tropical years to the birth', async () => {
    const { arc_degrees, age_years, datetime } = await directMars({});
    expect(age_years).toBeCloseTo(arc_degrees / (360 / 365.2422), 5);
    expect(yearsBetween('1946-07-06T11:26:00Z', datetime)).toBeCloseTo(age_years, 5);
  });

  it.each([
    ['ptolemy', 1],
    ['naibod', 0.98564733],
    ['cardan', 0.98666667],
    ['user', 1.5],
  ])('key %s makes %d° a year', async (key, rate) => {
    const user = key === 'user' ? { user_key: rate } : {};
    const { arc_degrees, age_years } = await directMars({ key, ...user });
    expect(age_years).toBeCloseTo(arc_degrees / rate, 4);
  });

  it('lists directions in the order of their arcs, up to the age', async () => {
    const search = { subject, motion: 'both', include: ['aspects', 'parallels', 'terms'], max_age: 70 };
    const whole = (await ask(search)).body.data;
    const arcs = whole.directions.map(({ arc_degrees }: Direction) => arc_degrees);
    expect(arcs).toEqual([...arcs].sort((a, b) => a - b));
    expect(whole.directions.at(-1).age_years).toBeLessThanOrEqual(70);
    expect(whole.total_count).toBe(whole.directions.length);
  });

  it('counts the terms, and nothing else, in the zodiac of the request', async () => {
    const search = { subject, significators: ['ascendant'], include: ['terms', 'aspects'], max_age: 40 };
    const [tropical, sidereal] = [await ask(search), await ask({ ...search, zodiac_type: 'sidereal' })];
    const arcsOf = ({ body }: typeof tropical, isTerm: boolean) =>
      (body.data.directions as Direction[])
        .filter(({ aspect }) => (aspect === 'term') === isTerm)
        .map(({ arc_degrees }) => arc_degrees);
    expect(arcsOf(sidereal, false)).toEqual(arcsOf(tropical, false));
    expect(arcsOf(sidereal, true)).not.toEqual(arcsOf(tropical, true));
    for (const { aspect, longitude } of sidereal.body.data.directions) {
      if (aspect === 'term') expect(Number.isInteger(longitude)).toBe(true);
    }
  });
});

const bornAt = (iso: string, latitude: number) => ({
  birth_datetime: { iso },
  birth_location: { latitude, longitude: 18.9, timezone: 'UTC' },
});
const codesOf = (body: { data: { warnings: { code: string }[] } }) => body.data.warnings.map(({ code }) => code);

describe('200 with warnings', () => {
  it('names points that neither rise nor set, for methods with semi-arcs only', async () => {
    const tromso = bornAt('1990-06-21T12:00:00Z', 69.65);
    const { body } = await ask({ subject: tromso, include: ['aspects', 'terms'] });
    expect(body.data.warnings[0]).toMatchObject({
      code: 'DirectionsOmitted',
      message: expect.stringContaining('no semi-arc, so their own directions are left out: Sun, Moon, Mercury'),
    });
    const significators = new Set(body.data.directions.map(({ significator }: Direction) => significator));
    expect(significators).toContain('ascendant');
    expect(significators).not.toContain('sun');
    const circles = await ask({ subject: tromso, method: 'regiomontanus' });
    const reached = circles.body.data.directions.map(({ significator }: Direction) => significator);
    expect(new Set(reached)).toContain('sun');
  });

  it('warns that the sect of Fortune is close where the Sun is on the horizon, and only where Fortune is directed', async () => {
    const sunrise = bornAt('1990-03-20T05:00:00Z', 0);
    expect(codesOf((await ask({ subject: sunrise })).body)).toContain('SectClose');
    expect(codesOf((await ask({ subject: sunrise, significators: ['sun'] })).body)).not.toContain('SectClose');
  });

  it('ends with the ephemeris of the Sun where the key follows it, and not with other keys', async () => {
    const late = bornAt('2999-12-01T00:00:00Z', 50);
    const following = await ask({ subject: late, key: 'solar_arc_longitude' });
    expect(codesOf(following.body)).toContain('EventsOutOfRange');
    expect(following.body.data.directions.at(-1).age_years).toBeLessThan(31);
    const even = await ask({ subject: late });
    expect(codesOf(even.body)).not.toContain('EventsOutOfRange');
    expect(even.body.data.directions.at(-1).datetime).toMatch(/^30\d\d-/);
  });

  it('has no parallels for a promissor beyond the declination of the solstices', async () => {
    const parallels = { promissors: ['pallas', 'mars'], include: ['parallels'], space: 'zodiaco', max_age: 150 };
    const { body } = await ask({ subject: bornAt('1990-09-21T12:00:00Z', 40), ...parallels });
    const found = new Set(body.data.directions.map(({ promissor }: Direction) => promissor));
    expect(found).toContain('mars');
    for (const { message } of body.data.warnings) expect(message).toContain('declination');
  });
});
