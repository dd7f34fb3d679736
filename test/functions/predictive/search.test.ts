import { describe, expect, it } from 'vitest';
import { foretell } from '../../support/predictive.ts';

const ask = (body: unknown) => foretell('transits/search', body);

const saturnToAries = {
  natal_planets: { Sun: 0.5 },
  transiting_planets: ['saturn'],
  start_date: '2025-01-01',
  end_date: '2027-01-01',
  aspects: ['conjunction'],
};

describe('200 transits/search', () => {
  it('a point is named in composed characters, however its name is composed', async () => {
    const name = `${'e\u0301'.repeat(63)}a`;
    const { status, body } = await ask({ ...saturnToAries, natal_planets: { [name]: 0.5 } });
    expect([status, body.aspects[0].natal_planet]).toEqual([200, `${'é'.repeat(63)}a`]);
  });

  it('gives known points their canonical names and leaves one’s own as they are', async () => {
    const natal_planets = { ASC: 10, 'Part of Fortune': 20, 'Großmutter 1-a': 360, constructor: 40 };
    const { body } = await ask({
      ...saturnToAries,
      transiting_planets: ['sun'],
      end_date: '2026-01-01',
      natal_planets,
    });
    expect(body.aspects.map(({ natal_planet }: { natal_planet: string }) => natal_planet)).toEqual([
      'Großmutter 1-a',
      'ascendant',
      'part_of_fortune',
      'constructor',
    ]);
  });

  it('takes the South Node as a moving body: its conjunctions are the oppositions of the True Node', async () => {
    const asked = { ...saturnToAries, natal_planets: { 'South Node': 170 }, end_date: '2026-01-01' };
    const south = await ask({ ...asked, transiting_planets: ['true_node', 'South Node'] });
    const north = await ask({ ...asked, transiting_planets: ['true_node'], aspects: ['opposition'] });
    expect(south.body.total_count).toBeGreaterThan(0);
    const names = { transiting_planet: 'south_node', aspect: 'conjunction' };
    expect(south.body.aspects).toEqual(north.body.aspects.map((contact: object) => ({ ...contact, ...names })));
  });
});

describe('400 transits/search', () => {
  it('a point called __proto__ is named and refused, with every other fault', async () => {
    const text =
      '{"natal_planets":{"__proto__":1,"sun":"x"},"transiting_planets":["sun"],"start_date":"2025-01-01","end_date":"2026-01-01","orb":99}';
    const { status, body } = await ask(JSON.parse(text));
    expect(status).toBe(400);
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.natal_planets.__proto__',
      'body.natal_planets.sun',
      'body.orb',
    ]);
  });
});

describe('200 transits/search of a subject', () => {
  const { natal_planets: _, ...search } = saturnToAries;
  const subject = { birth_datetime: '1990-06-15 14:30', birth_location: { lat: 48.8566, lng: 2.3522 } };

  it('finds what a search of its longitudes finds, and states them', async () => {
    const { body } = await ask({ ...search, subject });
    expect(Object.keys(body.natal_planets)).toEqual(
      expect.arrayContaining(['sun', 'moon', 'pluto', 'chiron', 'true_node', 'ascendant', 'midheaven']),
    );
    expect(body.natal_planets.sun).toBeCloseTo(84.149453, 5);
    const { body: same } = await ask({ ...search, natal_planets: body.natal_planets });
    const pairs = (aspects: { natal_planet: string; pass: number; exact_datetime: string }[]) =>
      aspects.map(({ natal_planet, pass, exact_datetime }) => [natal_planet, pass, exact_datetime.slice(0, 16)]);
    expect(pairs(body.aspects)).toEqual(pairs(same.aspects));
    expect(body.warnings).toEqual([]);
  });

  it('in the zodiac of the request', async () => {
    const { body } = await ask({ ...search, subject, configuration: { zodiac_type: 'sidereal' } });
    expect(body.natal_planets.sun).toBeLessThan(61);
  });

  it('leaves out the Moon and the angles of a birth without a time', async () => {
    const { body } = await ask({
      ...search,
      subject: { ...subject, birth_datetime: '1990-06-15', birth_time_known: false },
    });
    for (const name of ['moon', 'ascendant', 'midheaven']) expect(body.natal_planets).not.toHaveProperty(name);
    expect(body.warnings).toMatchObject([{ code: 'HousesOmitted' }]);
  });
});
