import { describe, expect, it } from 'vitest';
import { askSky } from '../../../support/sky.ts';

const ask = (body: unknown, query: Record<string, string> = {}) => askSky('/ephemeris/table', body, query);
const BERLIN = { latitude: 52.52, longitude: 13.405 };

const datesOf = async (body: object): Promise<string[]> => {
  const { body: answer } = await ask({ bodies: ['sun'], ...body });
  return answer.rows.map(([datetime]: [string]) => datetime);
};

describe('200 table', () => {
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

  it('has the brightness of the Sun, but no lit part of its disc', async () => {
    const columns = ['elongation', 'magnitude', 'illuminated_fraction'];
    const { body } = await ask({ start_date: '2025-01-01', end_date: '2025-01-01', bodies: ['sun'], columns });
    const [, elongation, magnitude, fraction] = body.rows[0];
    expect(elongation).toBe(0);
    expect(magnitude).toBeCloseTo(-26.9, 1);
    expect(fraction).toBeNull();
  });
});
