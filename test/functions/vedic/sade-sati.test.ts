import { describe, expect, it } from 'vitest';
import { askVedic } from '../../support/vedic.ts';

const birth_location = { latitude: 28.61, longitude: 77.21, timezone: 'Asia/Kolkata' };
const target_datetime = { iso: '2015-01-01T00:00:00' };
const ask = (date: string, body: object = {}) => {
  const subject = { birth_datetime: { iso: date }, birth_time_known: false, birth_location };
  return askVedic('/vedic/sade-sati', { subject, target_datetime, ...body });
};

describe('a birth without a time', () => {
  it('has its transits by sign where the Moon is in one sign all day', async () => {
    const { status, body } = await ask('1985-05-04');
    expect(status).toBe(200);
    expect(body.data.definition).toMatchObject({ by: 'sign', moon_sign: 'Libra', ayanamsa: 'lahiri' });
    expect(body.data.periods[0]).toMatchObject({ level: 1, lord: 'saturn', transit: 'sade_sati' });
  });

  it('is refused where the Moon changes its sign, and by degree', async () => {
    for (const refused of [await ask('1985-05-03'), await ask('1985-05-04', { by: 'degree' })]) {
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        error: 'BirthTimeRequired',
        errors: [{ location: 'body.subject.birth_time_known' }],
      });
    }
  });
});

it('between two stays of a transit only the transit is active', async () => {
  const subject = { birth_datetime: { iso: '1985-05-03T10:20:00Z' }, birth_location };
  const active = async (iso: string) =>
    (await askVedic('/vedic/sade-sati', { subject, target_datetime: { iso } })).body.data.active;
  expect(await active('2007-03-01')).toMatchObject([{ level: 1, transit: 'sade_sati' }]);
  expect(await active('2008-03-01')).toMatchObject([
    { level: 1, transit: 'sade_sati' },
    { level: 2, phase: 'rising', place: 12, sign: 'Leo', visit: 2, enters_retrograde: false },
  ]);
});
