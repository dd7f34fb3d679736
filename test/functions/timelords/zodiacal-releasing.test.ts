import { describe, expect, it } from 'vitest';
import { askTimeLords, BUSH as subject } from '../../support/timelords.ts';

const target_datetime = { iso: '2001-01-20T12:00:00' };
const ask = (body: object, query = {}) =>
  askTimeLords('/timelords/zodiacal-releasing', { subject, target_datetime, ...body }, query);

describe('200 zodiacal releasing', () => {
  it('has Fortune in Scorpio, Spirit in Taurus and Leo from 1 October 1998 for G. W. Bush (C. Brennan)', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(body.data.definition).toMatchObject({ lot_sign: 'Taurus', first_sign: 'Taurus', fortune_sign: 'Scorpio' });
    expect(body.data.active[0]).toMatchObject({
      level: 1,
      sign: 'Leo',
      lord: 'sun',
      start: expect.stringMatching(/^1998-10-01/),
      angle_from_fortune: 10,
      peak: 'major',
    });
  });

  it('lists the months of the active level 1 period, or four levels of a part', async () => {
    const months = (await ask({})).body.data.periods;
    expect(months.filter(({ level }: { level: number }) => level === 1)).toHaveLength(1);
    expect(months.filter(({ loosing_of_the_bond }: { loosing_of_the_bond: boolean }) => loosing_of_the_bond)).toEqual([
      expect.objectContaining({ level: 2, sign: 'Aquarius' }),
    ]);
    const part = await ask({ levels: 4, start_date: '2001-01-01', end_date: '2001-02-01' });
    expect(part.body.data.active.map(({ level }: { level: number }) => level)).toEqual([1, 2, 3, 4]);
    for (const { start, end } of part.body.data.periods) {
      expect(Date.parse(end)).toBeGreaterThan(Date.parse('2001-01-01'));
      expect(Date.parse(start)).toBeLessThan(Date.parse('2001-02-01'));
    }
  });

  it('releases from any lot, and by night with the formulas of the day where sect is left out', async () => {
    const night = { ...subject, birth_datetime: { iso: '1946-07-06T23:26:00' } };
    const signOf = async (more: object) => (await ask({ subject: night, ...more })).body.data.definition.lot_sign;
    expect(await signOf({ from: 'fortune', reverse_by_sect: false })).toBe(await signOf({ from: 'spirit' }));
    expect((await ask({ from: 'eros' })).status).toBe(200);
  });

  it('moves Spirit to the next sign only where it shares Fortune’s', async () => {
    // At a new Moon both lots are on the Ascendant.
    const newMoon = { ...subject, birth_datetime: { iso: '2000-01-06T18:14:00Z' } };
    const { definition } = (await ask({ subject: newMoon })).body.data;
    expect(definition.lot_sign).toBe(definition.fortune_sign);
    expect(definition.first_sign).not.toBe(definition.lot_sign);
    const kept = (await ask({ subject: newMoon, same_sign_rule: false })).body.data.definition;
    expect(kept.first_sign).toBe(kept.lot_sign);
  });

  it('has rows with one entry for each period', async () => {
    const part = { start_date: '2000-01-01', end_date: '2003-01-01' };
    const count = (await ask(part)).body.data.periods.length;
    const rows = (await ask(part, { format: 'llm_v2' })).body.data;
    expect(rows.periods).toHaveLength(count);
    expect(rows.active[0].slice(0, 3)).toEqual([1, 'sun', 'Leo']);
  });
});

describe('refused zodiacal releasing', () => {
  it('400 for level 4 of a whole life, with the number of periods that it would have', async () => {
    const { status, body } = await ask({ levels: 4, start_age: 0, end_age: 90 });
    expect([status, body.error]).toEqual([400, 'InvalidRange']);
    expect(body.errors[0].location).toBe('body.levels');
    const [, count = 0] = /asks for (\d+) periods/.exec(body.errors[0].message) ?? [];
    expect(Number(count)).toBeGreaterThan(9000);
  });

  it('422 BirthTimeRequired without a time of birth', async () => {
    const { status, body } = await ask({ subject: { ...subject, birth_time_known: false } });
    expect([status, body.error]).toEqual([422, 'BirthTimeRequired']);
  });
});
