import { describe, expect, test } from 'vitest';
import { LOTS, listLots } from '../../../lib/base/catalog/lots.ts';
import { send } from '../../support/natal.ts';
import { askStandalone } from '../../support/standalone.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const NOON = { iso: '1990-06-15T14:30:00' };
const TROMSO = { latitude: 69.6492, longitude: 18.9553 };
const lots = (body: object, query = {}) =>
  askStandalone('hermetic-lots', { date_time: NOON, ...PARIS, ...body }, query);

interface Shown {
  canonical_name: string;
  longitude: number;
  house: number;
  formula_used: string;
}

describe('200 lots', () => {
  test('are the seven of the natal chart of the same moment and place', async () => {
    const { status, body } = await lots({});
    const subject = { name: '', birth_datetime: NOON, birth_location: PARIS };
    const chart = await send({ body: { subject, options: { include_hermetic_lots: true } } });
    expect(status).toBe(200);
    expect(body.lots).toEqual(chart.body.data.hermetic_lots);
    expect(body.metadata).toMatchObject({
      sect_determination: { is_day_chart: true, sun_above_horizon: true },
      total_lots_calculated: 7,
      house_system: 'P',
      house_system_used: 'P',
      datetime_utc: '1990-06-15T12:30:00.000Z',
      time_resolution: { source: 'coordinates', status: 'unique', certainty: 'certain' },
    });
  });

  test('optional and legacy ones are added in catalog order', async () => {
    const namesOf = async (body: object) =>
      (await lots(body)).body.lots.map(({ canonical_name }: Shown) => canonical_name);
    const idsOf = (...catalogs: Parameters<typeof listLots>[0]) => listLots(catalogs).map(({ id }) => id);
    expect(await namesOf({ include_optional: true })).toEqual(idsOf('hermetic', 'optional'));
    expect(await namesOf({ include_legacy: true })).toEqual(idsOf('hermetic', 'legacy'));
    const every = await namesOf({ include_optional: true, include_legacy: true });
    expect(every).toEqual(LOTS.map(({ id }) => id));
    expect(every.length).toBeGreaterThanOrEqual(27);
  });

  test('by night Fortune is taken the other way', async () => {
    const { body } = await lots({ date_time: { iso: '1990-06-15T02:30:00' } });
    expect(body.metadata.sect_determination).toEqual({ is_day_chart: false, sun_above_horizon: false });
    expect(body.lots[0].formula_used).toBe('ASC + Sun − Moon (night)');
  });

  test.each([
    ['in the midnight sun it is day', '2000-06-21T00:00:00', true],
    ['in the polar night it is night', '2000-12-21T12:00:00', false],
  ])('%s, and Porphyry stands in for Placidus', async (_what, iso, isDay) => {
    const { body } = await lots({ date_time: { iso }, ...TROMSO });
    expect(body.metadata.sect_determination.is_day_chart).toBe(isDay);
    expect(body.metadata).toMatchObject({ house_system: 'P', house_system_used: 'O' });
    expect(body.warnings).toMatchObject([{ code: 'HouseSystemReplaced' }]);
  });

  test('whole signs give another house, never another longitude', async () => {
    const [placidus, whole] = [await lots({}), await lots({ house_system: 'w' })];
    const longitudes = ({ body }: typeof placidus) => body.lots.map(({ longitude }: Shown) => longitude);
    expect(longitudes(whole)).toEqual(longitudes(placidus));
    expect(whole.body.metadata.house_system_used).toBe('W');
  });

  test('sidereal ones are the tropical ones less the ayanamsa', async () => {
    const [tropical, sidereal] = [await lots({}), await lots({ zodiac_type: 'sidereal' })];
    const gap = tropical.body.lots[0].longitude - sidereal.body.lots[0].longitude;
    expect(gap).toBeCloseTo(sidereal.body.metadata.ayanamsa_degrees, 5);
  });

  test('a Julian day, a wrapped coordinate, fewer decimals', async () => {
    const { body } = await lots({
      date_time: { julian_day: 2448058.0208333335 },
      latitude: { decimal: 48.8566 },
      options: { decimal_places: 2 },
    });
    expect(body.lots[0].longitude).toBe((await lots({ options: { decimal_places: 2 } })).body.lots[0].longitude);
    expect(body.metadata.time_resolution.source).toBe('julian_day');
  });

  test('as rows', async () => {
    const { body } = await lots({}, { format: 'llm_v2' });
    expect(body.data.points.length).toBe(7);
    expect(body.data.points[0].slice(0, 2)).toEqual(['fortune', 'lot']);
  });
});

describe('400', () => {
  test('with a wrong moment and no place: all three are reported at once', async () => {
    const { status, body } = await askStandalone('hermetic-lots', { date_time: 'soon' });
    expect(status).toBe(400);
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.date_time',
      'body.latitude',
      'body.longitude',
    ]);
  });

  test.each([['a date without a time', { date_time: { iso: '1990-06-15' } }, 'InvalidDatetime', 'body.date_time']])(
    '%s',
    async (_what, sent, error, location) => {
      const { status, body } = await lots(sent);
      expect({ status, error: body.error, location: body.errors[0].location }).toEqual({
        status: 400,
        error,
        location,
      });
    },
  );
});
