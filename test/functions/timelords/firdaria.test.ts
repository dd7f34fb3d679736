import { describe, expect, it } from 'vitest';
import { askTimeLords } from '../../support/timelords.ts';

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
});
