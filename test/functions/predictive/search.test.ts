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
  it('counts the passes of a loop, with when each enters and leaves the orb', async () => {
    const { status, body } = await ask(saturnToAries);
    expect(status).toBe(200);
    const passes = body.aspects.map(({ pass, orb, retrograde, applying, separating }: Record<string, unknown>) => [
      pass,
      orb,
      retrograde,
      applying,
      separating,
    ]);
    expect(passes).toEqual([
      [1, 0, false, false, false],
      [2, 0, true, false, false],
      [3, 0, false, false, false],
    ]);
    for (const { enters_orb_at, exact_datetime, leaves_orb_at } of body.aspects) {
      expect(enters_orb_at < exact_datetime && exact_datetime < leaves_orb_at).toBe(true);
    }
    expect(body.total_count).toBe(3);
  });

  it('a point is named in composed characters, however its name is composed', async () => {
    const name = `${'e\u0301'.repeat(63)}a`;
    const { status, body } = await ask({ ...saturnToAries, natal_planets: { [name]: 0.5 } });
    expect([status, body.aspects[0].natal_planet]).toEqual([200, `${'é'.repeat(63)}a`]);
  });

  it('takes the five major aspects unless others are named, in any spelling', async () => {
    const asked = { ...saturnToAries, transiting_planets: ['sun'], end_date: '2026-01-01' };
    const { body } = await ask({ ...asked, aspects: undefined });
    const names = new Set(body.aspects.map(({ aspect }: { aspect: string }) => aspect));
    expect([...names].sort()).toEqual(['conjunction', 'opposition', 'sextile', 'square', 'trine']);
    const minor = await ask({ ...asked, aspects: ['Semi-Sextile', 'inconjunct', 'biquintile'] });
    expect(minor.body.total_count).toBe(6);
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

  it('says that a contact still applies where the search ends before it', async () => {
    const { body } = await ask({ ...saturnToAries, end_date: '2025-05-25' });
    expect(body.aspects).toEqual([
      expect.objectContaining({
        exact_datetime: '2025-05-25T00:00:00.000Z',
        applying: true,
        separating: false,
        leaves_orb_at: null,
        enters_orb_at: expect.stringMatching(/^2025-05/),
      }),
    ]);
    expect(body.aspects[0].orb).toBeGreaterThan(0);
  });

  it('says whether a contact within orb at the start is still to come or already separating', async () => {
    const coming = await ask({ ...saturnToAries, start_date: '2025-05-28', end_date: '2025-07-01' });
    expect(coming.body.aspects).toEqual([
      expect.objectContaining({ orb: 0, applying: false, separating: false, enters_orb_at: null }),
    ]);
    const going = await ask({ ...saturnToAries, start_date: '2025-06-05', end_date: '2025-07-01' });
    expect(going.body.aspects).toEqual([
      expect.objectContaining({
        exact_datetime: '2025-06-05T00:00:00.000Z',
        applying: false,
        separating: true,
        enters_orb_at: null,
        leaves_orb_at: expect.stringMatching(/^2025-06/),
      }),
    ]);
  });
});

describe('400 transits/search', () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`Point ${index}`, 1]));

  it.each([
    [{ transiting_planets: ['mc'] }, 'InvalidBody', 'body.transiting_planets[0]', /not a moving body/],
    [{ natal_planets: {} }, 'ValidationError', 'body.natal_planets', /at least 1 member/],
    [{ natal_planets: many }, 'ValidationError', 'body.natal_planets', /at most 100 members/],
    [{ natal_planets: [1] }, 'ValidationError', 'body.natal_planets', /array/],
    [{ natal_planets: { sun: 360.5 } }, 'ValidationError', 'body.natal_planets.sun', /≤ 360/],
    [{ natal_planets: { Sun: -1 } }, 'ValidationError', 'body.natal_planets.Sun', /≥ 0/],
    [{ natal_planets: { 'u\u0308': -1 } }, 'ValidationError', 'body.natal_planets.u\u0308', /≥ 0/],
    [{ natal_planets: { sun: 1, SUN: 2 } }, 'ValidationError', 'body.natal_planets.SUN', /sun once more/],
    [{ natal_planets: { Ü: 1, 'U\u0308': 2 } }, 'ValidationError', 'body.natal_planets.U\u0308', /Ü once more/],
    [{ natal_planets: { '1st': 1 } }, 'ValidationError', 'body.natal_planets.1st', /letter/],
    [{ natal_planets: { ['x'.repeat(65)]: 1 } }, 'ValidationError', `body.natal_planets.${'x'.repeat(64)}…`, /64/],
    [{ end_date: '2024-01-01' }, 'InvalidRange', 'body.end_date', /after/],
    [{ end_date: '7025-01-01' }, 'InvalidRange', 'body.end_date', /200 years/],
  ])('%#: %s', async (part, code, location, message) => {
    const { status, body } = await ask({ ...saturnToAries, ...part });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.error).toBe(code);
    expect(body.errors).toEqual([expect.objectContaining({ location, message: expect.stringMatching(message) })]);
  });

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

  it('a search that finds too much says so', { timeout: 60_000 }, async () => {
    const natal_planets = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`Point ${index}`, index * 3.6]),
    );
    const asked = {
      natal_planets,
      transiting_planets: ['sun', 'mercury', 'venus'],
      start_date: '1850-01-01',
      end_date: '2050-01-01',
    };
    const { status, body } = await ask(asked);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'InvalidRange', errors: [{ location: 'body.end_date' }] });
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

  it.each([
    [{ subject, natal_planets: { sun: 1 } }, 'body.subject'],
    [{}, 'body.natal_planets'],
    [{ subject: { ...subject, birth_location: 'Springfield' } }, 'body.subject.birth_location'],
  ])('refuses %j at %s', async (points, location) => {
    const { status, body } = await ask({ ...search, ...points });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.errors.map((issue: { location: string }) => issue.location)).toEqual([location]);
  });
});
