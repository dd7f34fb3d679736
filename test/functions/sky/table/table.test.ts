import { describe, expect, it } from 'vitest';
import { TABLE_COLUMN_IDS } from '../../../../lib/base/catalog/table-columns.ts';
import { askSky } from '../../../support/sky.ts';

const ask = (body: unknown, query: Record<string, string> = {}) => askSky('/ephemeris/table', body, query);
const BERLIN = { latitude: 52.52, longitude: 13.405 };

const datesOf = async (body: object): Promise<string[]> => {
  const { body: answer } = await ask({ bodies: ['sun'], ...body });
  return answer.rows.map(([datetime]: [string]) => datetime);
};

describe('200 table', () => {
  it('has Sun to Pluto at midnight UTC of every day, both ends included, where nothing else is requested', async () => {
    const { status, body } = await ask({ start_date: '2025-01-01', end_date: '2025-01-31' });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.columns_schema).toEqual([
      'datetime',
      ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].map(
        (id) => `${id}.longitude`,
      ),
    ]);
    expect(body.rows).toHaveLength(31);
    expect(body.total_count).toBe(31);
    expect(body.rows[0][0]).toBe('2025-01-01T00:00:00.000Z');
    expect(body.rows[30][0]).toBe('2025-01-31T00:00:00.000Z');
    expect(body).not.toHaveProperty('next_cursor');
    expect(body.warnings).toEqual([]);
    expect(body.definition).toEqual({
      id: 'ephemeris_table',
      step: { value: 1, unit: 'day' },
      calendar: 'gregorian',
      timezone: 'UTC',
      zodiac_type: 'tropical',
      coordinate_system: 'geocentric',
      sources: [],
    });
  });

  it('states the place that was taken for a name', async () => {
    const days = { start_date: '2025-01-01', end_date: '2025-01-02', bodies: ['sun'], columns: ['altitude'] };
    const { body } = await ask({ ...days, location: 'Paris, Texas' });
    expect(body.location).toMatchObject({ timezone: 'America/Chicago', place: { country_code: 'US', state: 'Texas' } });
    expect(body.location.latitude).toBeCloseTo(33.66, 2);
    const inUtc = await ask({ ...days, location: BERLIN, timezone: 'UTC' });
    expect(inUtc.body.location).toMatchObject({ ...BERLIN, timezone: null });
  });

  it('has every column of every body in the order of the request', async () => {
    const { status, body } = await ask({
      start_date: '2025-01-01',
      end_date: '2025-01-02',
      bodies: ['moon', 'south_node'],
      columns: [...TABLE_COLUMN_IDS].reverse(),
      location: BERLIN,
    });
    expect(status).toBe(200);
    const reversed = [...TABLE_COLUMN_IDS].reverse();
    expect(body.columns_schema).toEqual([
      'datetime',
      ...['moon', 'south_node'].flatMap((id) => reversed.map((column) => `${id}.${column}`)),
    ]);
    for (const row of body.rows) expect(row).toHaveLength(body.columns_schema.length);
    const node = Object.fromEntries(
      body.columns_schema.map((name: string, index: number) => [name, body.rows[0][index]]),
    );
    expect(node['south_node.magnitude']).toBeNull();
    expect(node['south_node.distance_au']).toBeNull();
    expect(node['south_node.azimuth']).toBeGreaterThan(0);
  });

  it('takes the dates in the Julian calendar where the request says so', async () => {
    const inFebruary = { calendar: 'julian', start_date: '1700-02-28', end_date: '1700-03-01' };
    expect((await datesOf(inFebruary)).map((date) => date.slice(0, 10))).toEqual([
      '1700-03-10',
      '1700-03-11',
      '1700-03-12',
    ]);
  });

  it('takes the clock of a stated zone, else that stated with the place, else UTC', async () => {
    const day = { start_date: '2025-01-01', end_date: '2025-01-01', time_of_day: '06:30' };
    expect(await datesOf(day)).toEqual(['2025-01-01T06:30:00.000Z']);
    expect(await datesOf({ ...day, location: { ...BERLIN, timezone: 'Europe/Berlin' } })).toEqual([
      '2025-01-01T05:30:00.000Z',
    ]);
    expect(
      await datesOf({
        ...day,
        timezone: '+05:30',
        columns: ['altitude'],
        location: { ...BERLIN, timezone: 'Europe/Berlin' },
      }),
    ).toEqual(['2025-01-01T01:00:00.000Z']);
    const fixed = { start_date: '2025-01-01T00:00:00-08:00', end_date: '2025-01-02T08:00:00Z' };
    expect(await datesOf(fixed)).toEqual(['2025-01-01T08:00:00.000Z', '2025-01-02T08:00:00.000Z']);
  });

  it.each([
    ['a named place', 'Tokyo'],
    ['a bare place', { latitude: 35.69, longitude: 139.69 }],
  ])('takes the clock of %s where no zone is stated', async (_name, location) => {
    const asked = {
      start_date: '2025-01-01',
      end_date: '2025-01-02',
      bodies: ['sun'],
      columns: ['altitude'],
      location,
    };
    const { body } = await ask(asked);
    expect(body.definition.timezone).toBe('Asia/Tokyo');
    expect(body.rows.map(([datetime]: [string]) => datetime)).toEqual([
      '2024-12-31T15:00:00.000Z',
      '2025-01-01T15:00:00.000Z',
    ]);
    const { body: inUtc } = await ask({ ...asked, timezone: 'UTC' });
    expect(inUtc.rows[0][0]).toBe('2025-01-01T00:00:00.000Z');
  });

  it('has the same columns and rows for a language model, with degrees to four decimals and short dates', async () => {
    const asked = { start_date: '2025-01-01', end_date: '2025-01-03', bodies: ['sun'], columns: ['longitude', 'sign'] };
    const full = await ask(asked);
    const { body } = await ask(asked, { format: 'llm' });
    expect(body).toMatchObject({ success: true, output_mode: 'llm_v2', schema_version: 'llm_v2', format: 'llm_v2' });
    expect(body.data.columns_schema).toEqual(full.body.columns_schema);
    expect(body.data.rows).toEqual(
      full.body.rows.map(([date, longitude, sign]: [string, number, string]) => [
        `${date.slice(0, 16)}Z`,
        Math.round(longitude * 1e4) / 1e4,
        sign,
      ]),
    );
    expect(body.data).not.toHaveProperty('warnings');
  });

  it('says once that another house system was used beyond the polar circle', async () => {
    const { body } = await ask({
      start_date: '2025-06-01',
      end_date: '2025-06-05',
      columns: ['house'],
      location: { latitude: 78.2, longitude: 15.6 },
    });
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['HouseSystemReplaced']);
    expect(body.definition.house_system).toBe('O');
  });

  it('has the Earth in place of Sun and Moon where it is seen from the Sun', async () => {
    const { body } = await ask({
      start_date: '2025-06-01',
      end_date: '2025-06-01',
      coordinate_system: 'heliocentric',
      columns: ['longitude', 'elongation'],
    });
    expect(body.columns_schema.slice(0, 7)).toEqual([
      'datetime',
      'mercury.longitude',
      'mercury.elongation',
      'venus.longitude',
      'venus.elongation',
      'earth.longitude',
      'earth.elongation',
    ]);
    expect(body.rows[0][6]).toBeNull();
  });

  it('has the brightness of the Sun, but no lit part of its disc', async () => {
    const columns = ['elongation', 'magnitude', 'illuminated_fraction'];
    const { body } = await ask({ start_date: '2025-01-01', end_date: '2025-01-01', bodies: ['sun'], columns });
    const [, elongation, magnitude, fraction] = body.rows[0];
    expect(elongation).toBe(0);
    expect(magnitude).toBeCloseTo(-26.9, 1);
    expect(fraction).toBeNull();
  });
});
