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
});
