import { describe, expect, test } from 'vitest';
import { LOTS, listLots } from '../../../lib/base/catalog/lots.ts';
import { send } from '../../support/natal.ts';
import { askStandalone } from '../../support/standalone.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const NOON = { iso: '1990-06-15T14:30:00' };
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
});
