import { describe, expect, it } from 'vitest';
import { VedicChartResponse } from '../../../functions/vedic/chart/contract.ts';
import { CHART_ADDITIONS } from '../../../lib/base/catalog/vedic-points.ts';
import { askVedic } from '../../support/vedic.ts';

const bornAt = (iso: string, latitude: number, longitude: number, timezone = 'Asia/Kolkata') => ({
  birth_datetime: { iso },
  birth_location: { latitude, longitude, timezone },
});
const CHENNAI = bornAt('1996-12-07T10:34:00', 13.0878, 80.2785);
const ask = async (body: object) => (await askVedic('/vedic/chart', { subject: CHENNAI, vargas: [1], ...body })).body;

interface Point {
  readonly id: string;
  readonly sign: string;
  readonly longitude?: number;
  readonly rises_at_utc?: string;
}

describe('200', () => {
  /** Agreement with Jagannatha Hora, whose values PyJHora's pvr_tests.py lists; its vighati lagna follows no rate that fits the others. */
  it('has the special lagnas of Jagannatha Hora within 0.3°', async () => {
    const { special_lagnas } = (await ask({ include: ['special_lagnas'] })).data;
    const find = (id: string): Point => special_lagnas.find((point: Point) => point.id === id);
    const published = { bhava: 294.2256, hora: 357.0964, ghati: 185.6592, sree: 300.3403, pranapada: 288.6494 };
    for (const [id, degrees] of Object.entries(published))
      expect(Math.abs((find(id).longitude ?? 0) - degrees), id).toBeLessThan(0.3);
    expect([find('indu').sign, find('varnada').sign]).toEqual(['Capricorn', 'Sagittarius']);
  });

  it('an upagraha is the Ascendant of its moment', async () => {
    const { upagrahas } = (await ask({ include: ['upagrahas'], upagraha_parts: { mandi: 'start', kala: 'end' } })).data;
    const [gulika, mandi] = upagrahas as readonly Point[];
    expect(mandi).toMatchObject({ longitude: gulika?.longitude, rises_at_utc: gulika?.rises_at_utc });
    const subject = { ...CHENNAI, birth_datetime: { iso: gulika?.rises_at_utc } };
    const { ascendant } = (await ask({ subject })).data;
    expect(ascendant.longitude).toBeCloseTo(gulika?.longitude ?? 0, 3);
  });

  /** @source A. K. Bansal, Krishnamurthy Paddhati, Future Point, chapter 2: lords of the first cusp and the Moon; a Thursday */
  it('has the published lords and the ruling planets of a birth', async () => {
    const { kp } = (await ask({ subject: bornAt('1935-09-12T21:08:00', 24.65, 77.3), include: ['kp'] })).data;
    expect(kp.cusps[0]).toMatchObject({ star_lord: 'venus', sub_lord: 'rahu' });
    expect(kp.ruling_planets).toEqual({
      ascendant_star_lord: 'venus',
      ascendant_sign_lord: 'mars',
      moon_star_lord: 'jupiter',
      moon_sign_lord: 'saturn',
      day_lord: 'jupiter',
    });
    expect(new Set(kp.significators.flatMap(({ occupants }: { occupants: string[] }) => occupants)).size).toBe(9);
  });

  it('before sunrise the weekday is that of the day before', async () => {
    const dayLord = async (time: string) =>
      (await ask({ subject: bornAt(`1996-12-07T${time}`, 13.0878, 80.2785), include: ['kp'] })).data.kp.ruling_planets
        .day_lord;
    expect([await dayLord('06:00:00'), await dayLord('06:40:00')]).toEqual(['venus', 'saturn']);
  });

  it.each([
    ['3001 BCE', bornAt('-3000-03-01T12:00:00', 20, 77), []],
    ['polar night', bornAt('1990-12-21T12:00:00', 69.65, 18.95, 'UTC'), ['KpCuspsOmitted', 'SunDoesNotRise']],
    ['midnight sun', bornAt('1990-06-21T12:00:00', 69.65, 18.95, 'UTC'), ['KpCuspsOmitted', 'SunDoesNotSet']],
    ['the South Pole', bornAt('1990-06-21T12:00:00', -90, 0, 'UTC'), ['KpCuspsOmitted', 'SunDoesNotRise']],
  ])('%s leaves out what has no sunrise', async (_name, subject, codes) => {
    const { body, status } = await askVedic('/vedic/chart', { subject, include: [...CHART_ADDITIONS] });
    expect(status).toBe(200);
    expect(VedicChartResponse.parse(body)).toEqual(body);
    const found = body.data.warnings.map(({ code }: { code: string }) => code);
    expect(found).toEqual(expect.arrayContaining(codes));
    expect(body.data.upagrahas).toHaveLength(codes.length > 0 ? 5 : 11);
    expect(body.data.special_lagnas).toHaveLength(codes.length > 0 ? 2 : 8);
  });
});

it('400 for a text in place of the list of additions, which has no length', async () => {
  const { errors } = await ask({ include: 'krishnamurti' });
  expect(errors).toMatchObject([{ location: 'body.include', message: 'must be an array, not a string' }]);
});

it('422 without a birth time', async () => {
  const subject = { ...CHENNAI, birth_datetime: { iso: '1996-12-07' }, birth_time_known: false };
  const { error, errors } = await ask({ subject, include: ['arudhas'] });
  expect([error, errors[0].location]).toEqual(['BirthTimeRequired', 'body.subject.birth_time_known']);
});
