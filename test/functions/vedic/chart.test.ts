import { describe, expect, it } from 'vitest';
import { VedicChartResponse } from '../../../functions/vedic/chart/contract.ts';
import { VEDIC_EXAMPLE as subject } from '../../../functions/vedic/example-birth.ts';
import { VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { send as sendNatal } from '../../support/natal.ts';
import { askVedic } from '../../support/vedic.ts';

const ask = (body: object, query: Record<string, string> = {}) => askVedic('/vedic/chart', { subject, ...body }, query);

const timeUnknown = { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false };

describe('200', () => {
  it('has the positions of the natal chart with the same settings', async () => {
    const configuration = { zodiac_type: 'sidereal', house_system: 'W', object_set: 'full' };
    const natal = (await sendNatal({ body: { subject, configuration } })).body.data;
    const { bodies, ascendant } = (await ask({})).body.data;
    for (const id of ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']) {
      expect(bodies[id].longitude, id).toBe(natal.planets[id].longitude);
      expect(bodies[id].house, id).toBe(natal.planets[id].house);
    }
    expect(bodies.rahu.longitude).toBe(natal.planets.mean_node.longitude);
    expect(ascendant.longitude).toBe(natal.angles.ascendant);
    const wobbling = (await ask({ node: 'true' })).body.data.bodies;
    expect(wobbling.rahu.longitude).toBe(natal.planets.true_node.longitude);
    expect(wobbling.ketu.longitude).toBe(natal.planets.south_node.longitude);
  });

  /** @source A. K. Bansal, Krishnamurthy Paddhati, Future Point, chapter 2: degrees and minutes, the true node */
  it('has the published positions and nakshatra lords of a birth, within a minute of arc', async () => {
    const born = {
      birth_datetime: { iso: '1935-09-12T21:08:00' },
      birth_location: { latitude: 24.65, longitude: 77.3, timezone: 'Asia/Kolkata' },
    };
    const { bodies, ascendant } = (await ask({ subject: born, node: 'true' })).body.data;
    const published: readonly (readonly [string, number, number, number, string])[] = [
      ['sun', 4, 25, 58, 'venus'],
      ['moon', 10, 23, 11, 'jupiter'],
      ['mars', 7, 4, 26, 'saturn'],
      ['mercury', 5, 20, 10, 'moon'],
      ['jupiter', 6, 25, 51, 'jupiter'],
      ['venus', 4, 19, 12, 'venus'],
      ['saturn', 10, 12, 56, 'rahu'],
      ['rahu', 8, 27, 22, 'sun'],
      ['ketu', 2, 27, 22, 'jupiter'],
      ['ascendant', 0, 19, 19, 'venus'],
    ];
    for (const [id, sign, degrees, minutes, lord] of published) {
      const at = id === 'ascendant' ? ascendant : bodies[id];
      expect(Math.abs(at.longitude - (sign * 30 + degrees + minutes / 60)) * 60, id).toBeLessThan(1);
      expect(at.nakshatra.lord, id).toBe(lord);
    }
    expect([bodies.venus.is_retrograde, bodies.saturn.is_retrograde]).toEqual([true, true]);
  });

  it('true positions put the Sun 20″ and the Moon 0.7″ ahead', async () => {
    const [apparent, real] = [(await ask({})).body.data.bodies, (await ask({ positions: 'true' })).body.data.bodies];
    expect((real.sun.longitude - apparent.sun.longitude) * 3600).toBeCloseTo(20.5, 0);
    expect((real.moon.longitude - apparent.moon.longitude) * 3600).toBeCloseTo(0.7, 0);
  });

  it('without a birth time names a change of sign also where d1 is not in the request', async () => {
    const born = { ...timeUnknown, birth_datetime: { iso: '1963-08-08' } };
    const day = (await ask({ subject: born, vargas: [9] })).body.data;
    expect(day.warnings.map(({ message }: { message: string }) => message)).toContain(
      'The sign, and with it state, drishti and friendships, depends on the time of birth for moon (Aquarius or Pisces).',
    );
    const at = async (time: string) => {
      const subjectAt = { ...subject, birth_datetime: { iso: `1963-08-08T${time}` } };
      return (await ask({ subject: subjectAt })).body.data.bodies.moon.sign;
    };
    expect([await at('00:00:00'), await at('23:59:00')]).toEqual(['Aquarius', 'Pisces']);
  });

  it.each([
    ['3001 BCE', '-3000-03-01T12:00:00', 20],
    ['2999', '2999-06-01T12:00:00', 20],
    ['Tromsø in polar night', '1990-12-21T12:00:00', 69.65],
    ['the South Pole', '1990-12-21T12:00:00', -90],
    ['Ushuaia', '1990-06-21T23:59:59', -54.8],
  ])('%s', async (_name, iso, latitude) => {
    const born = { birth_datetime: { iso }, birth_location: { latitude, longitude: 179.999, timezone: 'UTC' } };
    const { status, body } = await ask({ subject: born, vargas: [...VARGAS] });
    expect(status).toBe(200);
    expect(VedicChartResponse.parse(body)).toEqual(body);
  });

  it('takes the ayanamsa of a chart handle, unless the request states one', async () => {
    const { body } = await ask({ ayanamsa: 'raman' });
    const { handle } = body.data.subject;
    expect((await ask({ subject: handle })).body.data.metadata.ayanamsa).toBe('raman');
    expect((await ask({ subject: handle, ayanamsa: 'lahiri' })).body.data.metadata.ayanamsa).toBe('lahiri');
  });
});
