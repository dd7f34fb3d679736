import { describe, expect, it } from 'vitest';
import { readCalendarEvents, readTableRows } from '../../support/dated-formats.ts';
import { askTimeLords, BUSH as subject } from '../../support/timelords.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };
const ask = (body: object, query = {}) =>
  askTimeLords('/timelords/profections', { subject, target_datetime, ...body }, query);

describe('200 profections', () => {
  it('has Aquarius, house 7, ruled by Saturn, at 54 with Leo rising', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(body.data.definition).toMatchObject({ from: 'ascendant', from_sign: 'Leo', leap_day_anniversary: null });
    expect(body.data.age).toBe(54);
    expect(body.data.active[0]).toMatchObject({
      level: 1,
      sign: 'Aquarius',
      house: 7,
      lord: 'saturn',
      lord_sign: 'Cancer',
      lord_house: 12,
      start: '2000-07-06T11:26:00.000Z',
      end: '2001-07-06T11:26:00.000Z',
    });
    expect(body.data.periods).toHaveLength(13);
    expect(body.data.aspects).toBeUndefined();
  });

  it('begins years at solar returns within a day of the birthday', async () => {
    const years = { start_age: 0, end_age: 60, levels: 1 };
    const civil = (await ask(years)).body.data.periods;
    const solar = (await ask({ ...years, anniversary: 'solar_return' })).body.data.periods;
    expect(solar).toHaveLength(60);
    for (const [index, { start }] of solar.entries()) {
      expect(Math.abs(Date.parse(start) - Date.parse(civil[index].start))).toBeLessThan(86_400_000);
    }
    expect(solar[30].start).not.toBe(civil[30].start);
  });

  it('lists the years between two ages, whenever years begin', async () => {
    for (const anniversary of ['civil', 'solar_return']) {
      const { data } = (await ask({ anniversary, start_age: 54, end_age: 56, levels: 1 })).body;
      expect(data.periods.map(({ age }: { age: number }) => age)).toEqual([54, 55]);
      expect([data.start, data.end]).toEqual([data.periods[0].start, data.periods[1].end]);
    }
  });

  it('by degrees has times in signs that follow each other, and exact aspects in order', async () => {
    const { body } = await ask({ mode: 'degree', start_age: 0, end_age: 24 });
    const { periods, aspects, profected_longitude, definition } = body.data;
    for (const [index, { start }] of periods.slice(1).entries()) expect(start).toBe(periods[index].end);
    const moved = (profected_longitude - definition.from_longitude + 360) % 360;
    expect(moved).toBeCloseTo(((54 + 198 / 365) * 30) % 360, 0);
    expect(aspects.length).toBeGreaterThan(100);
    const times = aspects.map(({ datetime }: { datetime: string }) => datetime);
    expect(times).toEqual(times.toSorted());
  });

  it('by degrees has the longitude and the same aspects as rows', async () => {
    const degree = { mode: 'degree', start_age: 0, end_age: 12 };
    const { aspects, profected_longitude } = (await ask(degree)).body.data;
    const rows = (await ask(degree, { format: 'llm_v2' })).body.data;
    expect(rows.profected_longitude).toBeCloseTo(profected_longitude, 4);
    expect(rows.aspects_schema).toEqual(['date', 'aspect', 'natal_point', 'longitude']);
    expect(rows.aspects.map(([date, aspect, point]: string[]) => [date, aspect, point])).toEqual(
      aspects.map(({ datetime, aspect, natal_point }: Record<string, string>) => [
        `${datetime?.slice(0, 16)}Z`,
        aspect,
        natal_point,
      ]),
    );
    expect((await ask({}, { format: 'llm_v2' })).body.data.aspects).toBeUndefined();
  });

  it('has the bodies in the sign of a period in tables and calendars too', async () => {
    const years = { start_age: 0, end_age: 4, levels: 1 };
    const { periods } = (await ask(years)).body.data;
    const lists = periods.map(({ natal_bodies }: { natal_bodies: string[] }) => natal_bodies.join(' '));
    expect(lists).toEqual(['mercury venus pluto', 'mars', 'moon jupiter neptune', '']);
    const rows = readTableRows((await ask(years, { format: 'csv' })).text);
    expect(rows.map((row) => row.natal_bodies ?? '')).toEqual(lists);
    const [first] = readCalendarEvents((await ask(years, { format: 'ics' })).text);
    expect(first?.description).toContain('natal bodies: mercury venus pluto');
  });
});
