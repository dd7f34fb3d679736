import { describe, expect, it } from 'vitest';
import { readTableRows } from '../../support/dated-formats.ts';
import { askVedic } from '../../support/vedic.ts';

const BANGALORE = { latitude: 12.972, longitude: 77.594, timezone: 'Asia/Kolkata' };
const LONDON = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };

const ask = (body: object, query: Record<string, string> = {}) =>
  askVedic('/vedic/panchanga', { location: BANGALORE, ...body }, query);

describe('200', () => {
  it('reads dates in the Julian calendar, and in that of the place', async () => {
    const gregorian = await ask({ date: '1740-01-19' });
    for (const calendar of ['julian', 'local']) {
      const stated = calendar === 'julian' ? { date: '1740-01-08' } : { date: '1740-01-08', location: LONDON };
      const { body } = await ask({ ...stated, calendar });
      expect(body.days[0].date).toBe(gregorian.body.days[0].date);
    }
  });

  it('days follow each other: the end of one is the sunrise of the next', async () => {
    const { body } = await ask({ start_date: '2024-01-01', end_date: '2024-12-31' });
    expect(body.days.length).toBe(366);
    for (const [index, day] of body.days.entries()) {
      expect(body.days[index + 1]?.sunrise ?? day.next_sunrise).toEqual(day.next_sunrise);
      expect(body.days[index + 1]?.vara.number ?? (day.vara.number % 7) + 1).toBe((day.vara.number % 7) + 1);
    }
  });

  it('warns of days without a sunrise, whose elements are those of the calendar day', async () => {
    const { body } = await ask({ location: TROMSO, start_date: '2024-11-20', end_date: '2024-12-10' });
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['SunDoesNotRise']);
    const dark = body.days.at(-1);
    expect(dark).toMatchObject({ sunrise: null, sunset: null, next_sunrise: null });
    expect(dark.vara).toBeUndefined();
    expect(dark.rahu_kala).toBeUndefined();
    expect(dark.tithis.length).toBeGreaterThan(0);
    const light = (await ask({ location: TROMSO, date: '2024-06-20', definition: 'apparent_limb' })).body;
    expect(light.warnings.map(({ code }: { code: string }) => code)).toEqual(['SunDoesNotSet']);
  });

  it('leaves out a date that a place left out at the date line', async () => {
    const apia = { latitude: -13.83, longitude: -171.76, timezone: 'Pacific/Apia' };
    const { body } = await ask({ location: apia, start_date: '2011-12-29', end_date: '2011-12-31' });
    expect(body.days.map(({ date }: { date: string }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    expect(body.days.map(({ vara }: { vara: { number: number } }) => vara.number)).toEqual([5, 7]);
  });

  it('has rows, a table in which each span stands once, and a calendar', async () => {
    const week = { start_date: '2013-01-14', end_date: '2013-01-20' };
    const rows = (await ask(week, { format: 'llm_v2' })).body.data;
    expect(rows.days[4].slice(0, 7)).toEqual([
      ...['2013-01-18', 'Shukravara', '06:49:46', '18:10:25', 'Pausha', 'shukla Saptami', '16:24:19'],
    ]);
    const table = (await ask(week, { format: 'csv' })).text.trimEnd().split('\r\n');
    expect(table[0]).toMatch(/^date,element,number,name,kshaya,vriddhi,paksha,start/);
    const tithis = table.filter((line) => line.includes(',tithi,'));
    expect(new Set(tithis).size).toBe(tithis.length);
    expect(tithis.length).toBe(8);
    // A repeated span stands on the day on which it begins, before the two days that are named after it.
    const days = { start_date: '2013-01-20', end_date: '2013-01-24' };
    const repeated = (await ask(days, { format: 'csv' })).text
      .split('\r\n')
      .filter((line) => line.split(',')[5] === 'true');
    expect(repeated.map((line) => line.split(',').slice(0, 7).join(','))).toEqual([
      '2013-01-20,yoga,24,Shukla,false,true,',
      '2013-01-21,nakshatra,4,Rohini,false,true,',
      '2013-01-23,tithi,13,Trayodashi,false,true,shukla',
    ]);
    const calendar = (await ask(week, { format: 'ics' })).text;
    const ids = calendar.match(/^UID:.*$/gm) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(calendar).toContain('SUMMARY:Nakshatra Revati');
  });

  it('distinguishes the two halves of the month in tables and calendars', async () => {
    const month = { start_date: '2013-01-12', end_date: '2013-02-10' };
    const rows = readTableRows((await ask(month, { format: 'csv' })).text);
    const saptamis = rows.filter((row) => row.name === 'Saptami').map((row) => row.paksha);
    expect(saptamis).toEqual(['shukla', 'krishna']);
    const titles = (await ask(month, { format: 'ics' })).text.match(/^SUMMARY:.*Saptami$/gm);
    expect(titles).toEqual(['SUMMARY:Tithi Shukla Saptami', 'SUMMARY:Tithi Krishna Saptami']);
  });

  it('answers ancient and southern days', async () => {
    for (const [date, latitude] of [
      ['-2990-06-01', 23],
      ['2990-06-01', -54],
      ['0500-03-21', 0],
    ] as const) {
      const location = { latitude, longitude: 75.8, timezone: 'UTC' };
      const { status, body } = await ask({ location, date });
      expect([date, status]).toEqual([date, 200]);
      expect(body.days[0].tithis.length).toBeGreaterThan(0);
    }
  });
});
