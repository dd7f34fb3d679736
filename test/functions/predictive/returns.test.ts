import { describe, expect, it } from 'vitest';
import { askReturn } from '../../support/returns.ts';

const paris = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
const tokyo = { latitude: 35.6762, longitude: 139.6503, timezone: { name: 'Asia/Tokyo' } };
const birth = { birth_datetime: { iso: '1990-06-15T14:30:00' }, location: paris };
const solar = { ...birth, target_datetime: { iso: '2026-06-15' }, include_chart: false };

const ask = (body: object, query = {}) => askReturn('returns', body, query);
const askSolar = (body: object, query = {}) => askReturn('returns/solar', { ...solar, ...body }, query);
const codes = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);

describe('200 returns', () => {
  it('has the facts of its chart with include_analysis, as rows too', async () => {
    const wanted = { include_chart: true, options: { include_analysis: true } };
    const { body } = await askSolar(wanted);
    expect(Object.values<string[]>(body.chart.analysis.balance.elements).flat()).toHaveLength(10);
    expect(body.chart.analysis.sect).toBeDefined();
    expect((await askSolar(wanted, { format: 'llm_v2' })).body.chart.facts.length).toBeGreaterThan(30);
    expect((await askSolar({ include_chart: true })).body.chart).not.toHaveProperty('analysis');
  });

  it.each(['Mercury', 'Mars', 'jupiter', 'Uranus', 'Neptune', 'pluto', 'Chiron', 'ceres', 'North Node', 'mean_lilith'])(
    'finds a return of %s in its default window',
    async (body) => {
      const { status, body: found } = await ask({ body, ...solar });
      expect(status).toBe(200);
      expect(found.return_number).not.toBe(0);
      expect(Math.abs(found.return_longitude - found.natal_longitude)).toBeLessThan(2e-6);
    },
  );

  it('reads a target without an offset on the clocks of the return location', async () => {
    const search = { search_window_days: 1, target_datetime: { iso: '2026-06-15T14:00:00' } };
    const { body } = await askSolar({ ...search, return_location: tokyo });
    expect(body.metadata).toMatchObject({
      search_start: '2026-06-14T05:00:00.000Z',
      search_end: '2026-06-16T05:00:00.000Z',
    });
  });

  it('gives the same for the Sun by any path and name', async () => {
    const named = await ask({ body: 'SUN', ...solar });
    expect(named.text).toBe((await askSolar({})).text);
  });
});

describe('200 returns, corrected for precession', () => {
  it('finds the sidereal moment and gives tropical longitudes', async () => {
    const corrected = await askSolar({ precession_corrected: true });
    const sidereal = await askSolar({ configuration: { zodiac_type: 'sidereal', ayanamsa: 'fagan_bradley' } });
    expect(corrected.body.exact_datetime).toBe(sidereal.body.exact_datetime);
    expect(corrected.body.metadata).toMatchObject({ precession_corrected: true, zodiac_type: 'tropical' });
    expect((corrected.body.return_longitude - corrected.body.natal_longitude) * 3600).toBeCloseTo(36 * 50.29, -1.5);
    expect(sidereal.body.metadata).toMatchObject({ precession_corrected: true, zodiac_type: 'sidereal' });
    expect(sidereal.body.return_longitude).toBe(sidereal.body.natal_longitude);
  });

  it('changes nothing in the sidereal zodiac, and says so', async () => {
    const configuration = { zodiac_type: 'sidereal' };
    const plain = await askSolar({ configuration });
    const corrected = await askSolar({ configuration, precession_corrected: true });
    expect(corrected.body.exact_datetime).toBe(plain.body.exact_datetime);
    expect(codes(corrected.body.warnings)).toEqual(['OptionUnread']);
  });
});

describe('200 returns, with warnings', () => {
  it('gives the range of a return whose time of birth is unknown', async () => {
    const unknown = { birth_datetime: { iso: '1990-06-15' }, birth_time_known: false, include_chart: true };
    const { body } = await askSolar(unknown);
    expect(codes(body.warnings)).toEqual(['BirthTimeDecides']);
    const borders = [
      { birth_datetime: { iso: '1990-06-15T00:00:00' }, told: body.earliest_datetime },
      { birth_datetime: { iso: '1990-06-16T00:00:00' }, told: body.latest_datetime },
    ];
    for (const { birth_datetime, told } of borders) {
      expect((await askSolar({ birth_datetime })).body.exact_datetime).toBe(told);
    }
    expect(body.chart.houses).toEqual({});
    expect(body.chart.planets.moon.longitude_range).toHaveLength(2);
    expect(codes(body.chart.warnings)).toEqual(['HousesOmitted']);
    expect(body.chart.warnings[0].message).toMatch(/return of a birth at local noon/);
  });

  it('says where the ephemeris ends the search', async () => {
    const { body } = await ask({ body: 'jupiter', ...solar, target_datetime: { iso: '2999-01-01' } });
    expect(codes(body.warnings)).toEqual(['EventsOutOfRange']);
    expect(body.metadata.search_end).toMatch(/^299|^300/);
  });

  it('says that houses without a chart change nothing', async () => {
    expect(codes((await askSolar({ house_system: 'K' })).body.warnings)).toEqual(['OptionUnread']);
    expect(codes((await askSolar({ configuration: { house_system: 'K' } })).body.warnings)).toEqual(['OptionUnread']);
    const { warnings } = (await askSolar({ options: { include_analysis: true, formatted: true } })).body;
    expect(warnings.map(({ message }: { message: string }) => message)).toEqual([
      'options.include_analysis: without include_chart the answer has no chart.',
      'options.formatted: without include_chart the answer has no chart.',
    ]);
  });

  it('says of a local time that occurred twice which one was taken, of birth and target', async () => {
    const { body } = await askSolar({
      birth_datetime: { iso: '1990-09-30T02:30:00' },
      target_datetime: { iso: '2026-10-25T02:30:00' },
    });
    expect(codes(body.warnings)).toEqual(['LocalTimeAmbiguous', 'LocalTimeAmbiguous']);
  });
});
