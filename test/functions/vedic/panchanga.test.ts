import { describe, expect, it } from 'vitest';
import { readTableRows } from '../../support/dated-formats.ts';
import { askVedic } from '../../support/vedic.ts';

const BANGALORE = { latitude: 12.972, longitude: 77.594, timezone: 'Asia/Kolkata' };
const LONDON = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };

const ask = (body: object, query: Record<string, string> = {}) =>
  askVedic('/vedic/panchanga', { location: BANGALORE, ...body }, query);

describe('200', () => {
  it('states a day with its elements, months, years and parts', async () => {
    const { status, body } = await ask({ date: '2013-01-18' });
    expect(status).toBe(200);
    const [day] = body.days;
    expect(day).toMatchObject({
      date: '2013-01-18',
      vara: { number: 6, name: 'Shukravara', ruler: 'venus' },
      masa: { amanta: 'Pausha', purnimanta: 'Pausha', adhika: false, suppressed: null, paksha: 'shukla' },
      samvatsara: { shaka: 1934, vikrama: 2069, north: 'Vishvavasu', south: 'Nandana' },
      ayana: 'uttarayana',
      ritu: 'shishira',
    });
    expect(day.tithis.map(({ name }: { name: string }) => name)).toEqual(['Saptami', 'Ashtami']);
    expect(day.tithis[0].end.datetime).toMatch(/^2013-01-18T16:24:19.7/);
    expect(day.yogas[0]).toMatchObject({ number: 21, name: 'Siddha' });
    expect(day.sunrise.datetime).toMatch(/^2013-01-18T06:49:4/);
    const middle = ({ start, end }: Record<string, { datetime_utc: string }>) =>
      (Date.parse(start?.datetime_utc ?? '') + Date.parse(end?.datetime_utc ?? '')) / 2;
    const noon = (Date.parse(day.sunrise.datetime_utc) + Date.parse(day.sunset.datetime_utc)) / 2;
    expect(Math.abs(middle(day.abhijit) - noon)).toBeLessThan(2);
    expect(day.rahu_kala.end.datetime_utc.slice(0, 16)).toBe(new Date(noon).toISOString().slice(0, 16));
    expect(day.brahma.end.datetime_utc < day.sunrise.datetime_utc).toBe(true);
    expect(day.horas).toBeUndefined();
    expect(body.definition).toMatchObject({ ayanamsa: 'lahiri', positions: 'apparent', sunrise: { id: 'hindu' } });
  });

  it('reads dates in the Julian calendar, and in that of the place', async () => {
    const gregorian = await ask({ date: '1740-01-19' });
    for (const calendar of ['julian', 'local']) {
      const stated = calendar === 'julian' ? { date: '1740-01-08' } : { date: '1740-01-08', location: LONDON };
      const { body } = await ask({ ...stated, calendar });
      expect(body.days[0].date).toBe(gregorian.body.days[0].date);
    }
  });

  it('takes true places, another sunrise, tropical seasons and horas', async () => {
    const body = {
      date: '2013-01-18',
      positions: 'true',
      definition: 'apparent_limb',
      seasons: 'tropical',
      hora: 'equal',
    };
    const [day] = (await ask(body)).body.days;
    expect(day.tithis[0].end.datetime).toMatch(/^2013-01-18T16:25:0[23]/);
    expect(day.ritu).toBe('shishira');
    expect((await ask({ date: '2013-12-25', seasons: 'tropical' })).body.days[0].ayana).toBe('uttarayana');
    expect((await ask({ date: '2013-12-25' })).body.days[0].ayana).toBe('dakshinayana');
    expect(day.horas.map(({ ruler }: { ruler: string }) => ruler).slice(0, 3)).toEqual(['venus', 'mercury', 'moon']);
    expect(day.horas[23].end).toEqual(day.next_sunrise);
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

describe('400', () => {
  it.each([
    [{ start_date: '2024-01-01', end_date: '2025-06-01' }, 'body.end_date'],
    [{ start_date: '2024-01-01', end_date: '2024-12-01', hora: 'equal' }, 'body.hora'],
    [{ date: '2024-01-01', altitude_deg: 3 }, 'body.altitude_deg'],
    [{ date: '2024-01-01', refraction: 'standard' }, 'body.refraction'],
  ])('refuses %j', async (sent, location) => {
    const { status, body } = await ask(sent);
    expect(status).toBe(400);
    expect(body.errors.map((error: { location: string }) => error.location)).toContain(location);
  });
});
