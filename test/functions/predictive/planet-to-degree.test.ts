import { describe, expect, it } from 'vitest';
import { jdUtFromUnix, unixSeconds } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { foretell } from '../../support/predictive.ts';

const ask = (body: unknown) => foretell('transits/planet-to-degree', body);
const TROPICAL = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;

describe('200 planet-to-degree', () => {
  it('numbers the crossings from the start on and says that there are more', async () => {
    const { status, body } = await ask({ planet_name: 'sun', target_degree: 90, start_date: '2020-01-01' });
    expect(status).toBe(200);
    expect(body.transits.map((transit: { crossing_number: number }) => transit.crossing_number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(body).toMatchObject({ total_count: 10, complete: false });
    expect(body.search_end).toBe(body.transits[9].exact_datetime);
  });

  it('takes 360° for 0°, and any spelling of a body', async () => {
    const asked = { start_date: '2025-01-01', end_date: '2030-01-01', max_crossings: 50 };
    const full = await ask({ planet_name: 'North Node', target_degree: 360, ...asked });
    const none = await ask({ planet_name: 'true_node', target_degree: 0, ...asked });
    expect(full.body.transits[0]).toMatchObject({ planet: 'true_node', degree: 0 });
    expect(full.text).toBe(none.text);
  });

  it('finds the South Node at a degree when the True Node is opposite', async () => {
    const asked = { planet_name: 'South Node', target_degree: 170, start_date: '2025-01-01', end_date: '2026-01-01' };
    const { status, body } = await ask(asked);
    expect([status, body.total_count > 0]).toEqual([200, true]);
    for (const { planet, degree, exact_datetime } of body.transits) {
      expect([planet, degree]).toEqual(['south_node', 170]);
      const moment = jdUtFromUnix(unixSeconds(Date.parse(exact_datetime) / 1000));
      const trueNodeDeg = ephemeris.longitude('true_node', moment, TROPICAL);
      expect(Math.abs(trueNodeDeg - 350) * 3600).toBeLessThan(0.001);
    }
  });

  it('is complete when no further crossing follows, even at the maximum', async () => {
    const asked = { planet_name: 'saturn', target_degree: 0, start_date: '2025-01-01', end_date: '2027-01-01' };
    expect((await ask({ ...asked, max_crossings: 3 })).body).toMatchObject({ total_count: 3, complete: true });
    expect((await ask({ ...asked, max_crossings: 2 })).body).toMatchObject({ total_count: 2, complete: false });
  });

  it('ends after 200 years, after 50 for the Moon', async () => {
    const pluto = await ask({
      planet_name: 'pluto',
      target_degree: 300,
      start_date: '1700-01-01',
      max_crossings: 1000,
    });
    expect(pluto.body).toMatchObject({ complete: true, search_end: '1900-01-02T00:00:00.000Z' });
    const moon = await ask({ planet_name: 'moon', target_degree: 300, start_date: '1950-01-01', max_crossings: 1000 });
    expect(moon.body).toMatchObject({ complete: true, total_count: 668, search_end: '2000-01-02T00:00:00.000Z' });
  });

  it('reads the sidereal zodiac', async () => {
    const asked = { planet_name: 'sun', target_degree: 0, start_date: '2025-01-01', max_crossings: 1 };
    const { body } = await ask({ ...asked, zodiac_type: 'sidereal', ayanamsa: 'lahiri' });
    expect(body.transits[0].exact_datetime).toMatch(/^2025-04-1[34]T/);
  });
});

describe('400 planet-to-degree', () => {
  const sound = { planet_name: 'saturn', target_degree: 0, start_date: '2025-01-01' };

  it.each([
    [{ end_date: '2024-01-01' }, 'InvalidRange', 'body.end_date', /after start_date/],
    [{ end_date: '2025-01-01' }, 'InvalidRange', 'body.end_date', /after start_date/],
    [{ end_date: '2225-01-03' }, 'InvalidRange', 'body.end_date', /200 years/],
    [{ planet_name: 'moon', end_date: '2075-01-03' }, 'InvalidRange', 'body.end_date', /50 years/],
    [{ planet: 'saturn' }, 'ValidationError', 'body.planet', /planet_name/],
  ])('%j is %s', async (part, code, location, message) => {
    const { status, body } = await ask({ ...sound, ...part });
    expect(status).toBe(400);
    expect(body.error).toBe(code);
    expect(body.errors).toEqual([expect.objectContaining({ location, message: expect.stringMatching(message) })]);
  });

  it('every fault is reported at once', async () => {
    const { body } = await ask({ planet_name: 1, target_degree: -1, start_date: '', max_crossings: 1.5 });
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.planet_name',
      'body.target_degree',
      'body.start_date',
      'body.max_crossings',
    ]);
  });
});
