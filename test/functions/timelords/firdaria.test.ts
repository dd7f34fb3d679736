import { describe, expect, it } from 'vitest';
import { askTimeLords, BUSH } from '../../support/timelords.ts';

const subject = {
  birth_datetime: { iso: '1950-08-01T12:00:00Z' },
  birth_location: { latitude: 51.5, longitude: 0, timezone: 'Europe/London' },
};
const ask = (body: object, query = {}) => askTimeLords('/timelords/firdaria', { subject, ...body }, query);

describe('200 firdaria', () => {
  /** @source Firdariyyat table after B. Dykes, https://www.scribd.com/document/390734932/firdariyyat-table-pdf */
  it('has Sun and Sun until 5 January 1952 for a day birth of 1 August 1950', async () => {
    const { status, body } = await ask({ target_datetime: { iso: '1951-12-31T00:00:00Z' } });
    expect(status).toBe(200);
    expect(body.data.active).toMatchObject([
      { level: 1, lord: 'sun', start: '1950-08-01T12:00:00.000Z' },
      { level: 2, lord: 'sun', major_lord: 'sun', end: expect.stringMatching(/^1952-01-05/) },
    ]);
    expect(body.data.periods).toHaveLength(8);
    expect(body.data.definition).toMatchObject({ id: 'firdaria', nodes: 'abu_mashar', year_days: 365.2425 });
  });

  it('begins with the Moon for a birth by night, and puts the nodes where `nodes` says', async () => {
    const night = { ...subject, birth_datetime: { iso: '1950-08-01T23:30:00Z' } };
    const life = { subject: night, start_age: 0, end_age: 74, levels: 1, target_datetime: { iso: '1990-01-01' } };
    const lords = async (nodes: string) =>
      (await ask({ ...life, nodes })).body.data.periods.map(({ lord }: { lord: string }) => lord).join(' ');
    expect(await lords('abu_mashar')).toBe('moon saturn jupiter mars sun venus mercury north_node south_node');
    expect(await lords('bonatti')).toBe('moon saturn jupiter mars north_node south_node sun venus mercury');
  });

  it('lists the same periods as rows', async () => {
    const life = { start_age: 0, end_age: 30, target_datetime: { iso: '1960-01-01' } };
    const { body } = await ask(life);
    const rows = await ask(life, { format: 'llm_v2' });
    const count = body.data.periods.length;
    expect(rows.body.data.periods).toHaveLength(count);
    expect(rows.body.data.periods[1]).toEqual([2, 'sun', null, '1950-08-01T12:00Z', '1952-01-05T06:36Z', 'of sun']);
  });
});

describe('refused firdaria', () => {
  it.each([
    ['a target before the birth', { target_datetime: { iso: '1950-08-01T11:59:00Z' } }, 'body.target_datetime'],
    ['a target long after a life', { target_datetime: { iso: '2150-08-01T11:59:00Z' } }, 'body.target_datetime'],
    ['a part that ends before the birth', { start_date: '1900-01-01', end_date: '1910-01-01' }, 'body.end_date'],
    ['a part that ends before it begins', { start_age: 10, end_age: 5 }, 'body.end_age'],
  ])('400 InvalidRange for %s', async (_, part, location) => {
    const { status, body } = await ask({ target_datetime: { iso: '1990-01-01' }, ...part });
    expect([status, body.error]).toEqual([400, 'InvalidRange']);
    expect(body.errors[0].location).toBe(location);
  });

  it.each([
    ['1700-01-01T12:00:00Z', 'must lie within 150 years of the birth, 1700-01-01T12:00:00.000Z'],
    ['2900-01-01T12:00:00Z', 'must not lie before the birth, 2900-01-01T12:00:00.000Z'],
  ])('400 InvalidRange names the default where none is sent for a birth of %s', async (iso, rule) => {
    const { status, body } = await ask({ subject: { ...BUSH, birth_datetime: { iso } } });
    expect([status, body.error]).toEqual([400, 'InvalidRange']);
    expect(body.errors[0]).toMatchObject({
      location: 'body.target_datetime',
      message: `is required for this birth: its default is now, and it ${rule}`,
    });
  });

  it('400 for half of a pair and for ages together with dates', async () => {
    const { status, body } = await ask({ start_date: '1960-01-01', start_age: 3, end_age: 4 });
    expect(status).toBe(400);
    expect(body.errors.map(({ location }: { location: string }) => location).toSorted()).toEqual([
      'body.end_date',
      'body.start_age',
    ]);
  });

  it('422 BirthTimeRequired without a time of birth', async () => {
    const { status, body } = await askTimeLords('/timelords/firdaria', {
      subject: { ...BUSH, birth_time_known: false },
    });
    expect([status, body.error]).toEqual([422, 'BirthTimeRequired']);
    expect(body.errors[0].location).toBe('body.subject.birth_time_known');
  });
});
