import { describe, expect, it } from 'vitest';
import { jdUtFromUnix, unixSeconds } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { foretell } from '../../support/predictive.ts';

const ask = (body: unknown) => foretell('transits/planet-to-degree', body);
const TROPICAL = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;

describe('200 planet-to-degree', () => {
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
});
