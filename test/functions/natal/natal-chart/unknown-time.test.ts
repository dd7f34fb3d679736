import { describe, expect, it } from 'vitest';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { birth, chart, chartAt, PARIS } from '../birth.ts';

const unknown = (birth_datetime: unknown, birth_location = PARIS) =>
  birth({ birth_datetime, birth_location, birth_time_known: false });

describe('200 birth_time_known false', () => {
  it('has the bodies of a chart for noon and aspects among them only', async () => {
    const data = await chart({ subject: unknown({ iso: '1990-06-15' }) });
    const noon = await chartAt({ iso: '1990-06-15T12:00' }, PARIS, { options: { aspect_points: 'bodies' } });
    expect(data.planets.sun.longitude).toBe(noon.planets.sun.longitude);
    expect(data.aspects).toEqual(noon.aspects);
  });

  it.each(['minimal', 'standard', 'detailed'])('%s: gives the Moon her range over the civil day', async (verbosity) => {
    const { planets } = await chart({ subject: unknown({ iso: '1990-06-15' }), options: { verbosity } });
    const [from, to] = planets.moon.longitude_range;
    const moonAt = async (iso: string) => (await chartAt({ iso })).planets.moon.longitude;
    expect([from, to]).toEqual([await moonAt('1990-06-15T00:00'), await moonAt('1990-06-16T00:00')]);
    expect(arcDeg(from, planets.moon.longitude)).toBeGreaterThan(0);
    expect(planets.sun).not.toHaveProperty('longitude_range');
  });
});
