import { describe, expect, it } from 'vitest';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { NatalChartResponse } from '../../../../lib/requests/chart/natal-chart.ts';
import { answer, birth, chart, chartAt, PARIS, warningCodes } from '../birth.ts';

const unknown = (birth_datetime: unknown, birth_location = PARIS) =>
  birth({ birth_datetime, birth_location, birth_time_known: false });

describe('200 birth_time_known false', () => {
  it('casts for local noon, without houses, angles, lots or sect, and says so', async () => {
    const options = { verbosity: 'detailed', include_hermetic_lots: true };
    const data = await chart({ subject: unknown({ iso: '1990-06-15' }), options });
    expect(data.subject).toMatchObject({ datetime: '1990-06-15T12:00:00.000+02:00', birth_time_known: false });
    expect(data.houses).toEqual({});
    expect(data.angles ?? data.hermetic_lots ?? data.metadata.sect).toBeUndefined();
    expect(data.metadata).toMatchObject({ house_system: 'P', house_system_used: null });
    expect(warningCodes(data)).toEqual(['HousesOmitted']);
    for (const record of Object.values<object>(data.planets)) expect(record).not.toHaveProperty('house');
  });

  it('has the bodies of a chart for noon and aspects among them only', async () => {
    const data = await chart({ subject: unknown({ iso: '1990-06-15' }) });
    const noon = await chartAt({ iso: '1990-06-15T12:00' }, PARIS, { options: { aspect_points: 'bodies' } });
    expect(data.planets.sun.longitude).toBe(noon.planets.sun.longitude);
    expect(data.aspects).toEqual(noon.aspects);
  });

  it('leaves open what the sect would decide: whether the Sun has its triplicity in Aries', async () => {
    const { planets } = await chart({ subject: unknown({ iso: '1990-04-01' }), options: { verbosity: 'detailed' } });
    expect(planets.sun.dignities.triplicity).toBeNull();
  });

  it.each([
    ['a date', { iso: '1990-06-15' }],
    ['a time that is then not used', { iso: '1990-06-15T23:45' }],
    ['components', { year: 1990, month: 6, day: 15 }],
    ['a Julian day within it', { julian_day: 2448058.2 }],
  ])('takes %s', async (_, birth_datetime) => {
    const { subject } = await chart({ subject: unknown(birth_datetime) });
    expect(subject.datetime).toBe('1990-06-15T12:00:00.000+02:00');
  });

  it.each(['minimal', 'standard', 'detailed'])('%s: gives the Moon her range over the civil day', async (verbosity) => {
    const { planets } = await chart({ subject: unknown({ iso: '1990-06-15' }), options: { verbosity } });
    const [from, to] = planets.moon.longitude_range;
    const moonAt = async (iso: string) => (await chartAt({ iso })).planets.moon.longitude;
    expect([from, to]).toEqual([await moonAt('1990-06-15T00:00'), await moonAt('1990-06-16T00:00')]);
    expect(arcDeg(from, planets.moon.longitude)).toBeGreaterThan(0);
    expect(planets.sun).not.toHaveProperty('longitude_range');
  });

  it('is kept in the simple chart and in rows', async () => {
    const subject = unknown({ iso: '1990-06-15' });
    const simple = await chart({ subject, query: { preset: 'simple' } });
    expect(simple.planets.moon.longitude_range).toHaveLength(2);
    expect([simple.houses, simple.angles]).toEqual([{}, {}]);
    const { body } = await answer({ subject, query: { preset: 'simple' } });
    expect(NatalChartResponse.parse(body)).toEqual(body);
    const rows = await chart({ subject, query: { format: 'llm' } });
    for (const [, kind, , , , house] of rows.points) {
      expect(['body', 'node', 'apogee']).toContain(kind);
      expect(house).toBeNull();
    }
  });
});
