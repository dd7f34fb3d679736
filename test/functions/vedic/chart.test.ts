import { describe, expect, it } from 'vitest';
import { VedicChartResponse } from '../../../functions/vedic/chart/contract.ts';
import { VEDIC_EXAMPLE as subject } from '../../../functions/vedic/example-birth.ts';
import { VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { send as sendNatal } from '../../support/natal.ts';
import { askVedic } from '../../support/vedic.ts';

const ask = (body: object, query: Record<string, string> = {}) => askVedic('/vedic/chart', { subject, ...body }, query);

const timeUnknown = { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false };

describe('200', () => {
  it('has the nine grahas in the sidereal zodiac of Lahiri, Ketu opposite Rahu', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(VedicChartResponse.parse(body)).toEqual(body);
    const { bodies, metadata, definition, vargas } = body.data;
    expect(Object.keys(bodies)).toEqual([
      ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'],
    ]);
    expect(metadata).toMatchObject({ zodiac_type: 'sidereal', ayanamsa: 'lahiri', house_system: 'W' });
    expect(definition).toMatchObject({ ayanamsa: 'lahiri', node: 'mean', positions: 'apparent', karakas: 7 });
    expect(Math.abs(bodies.rahu.longitude - bodies.ketu.longitude)).toBeCloseTo(180, 5);
    expect(bodies.rahu).toMatchObject({ is_retrograde: true, state: null, combust: null });
    expect(Object.keys(vargas)).toEqual(['d1', 'd9']);
  });

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

  it('offers every varga with its rule and source, each once', async () => {
    const { body } = await ask({ vargas: [...VARGAS].reverse() });
    expect(VedicChartResponse.parse(body)).toEqual(body);
    expect(Object.keys(body.data.vargas)).toEqual(VARGAS.map((varga) => `d${varga}`));
    for (const varga of Object.values<{ rule: string; source: string; ascendant: object }>(body.data.vargas)) {
      expect(varga.rule.length * varga.source.length).toBeGreaterThan(0);
      expect(varga.ascendant).toBeDefined();
    }
    const doubled = await ask({ vargas: [9, 9] });
    expect(Object.keys(doubled.body.data.vargas)).toEqual(['d9']);
  });

  it('counts a disputed varga by the method of the request', async () => {
    const { body } = await ask({ vargas: [2, 24], varga_methods: { d2: 'cyclic', d24: 'from_leo' } });
    expect(body.data.vargas.d2).toMatchObject({ method: 'cyclic', name: 'Hora' });
    expect(body.data.vargas.d24.method).toBe('from_leo');
  });

  it('without a birth time has no Ascendant and no houses, and names what the time decides', async () => {
    const { body } = await ask({ subject: timeUnknown, vargas: [1, 9, 60] });
    expect(VedicChartResponse.parse(body)).toEqual(body);
    const { ascendant, bodies, vargas, warnings } = body.data;
    expect([ascendant, bodies.sun.house, vargas.d9.ascendant]).toEqual([undefined, undefined, undefined]);
    const messages = warnings
      .filter(({ code }: { code: string }) => code === 'BirthTimeDecides')
      .map(({ message }: { message: string }) => message);
    expect(messages[0]).toMatch(/^The Moon goes from \D+ \d to \D+ \d/);
    expect(messages[1]).toMatch(/sun in d60; moon in d9 and d60/);
    expect(messages[2]).toBe('The karakas depend on the time of birth.');
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

  it('has the same facts as rows', async () => {
    const sent = { vargas: [1, 9] };
    const [full, rows] = [(await ask(sent)).body.data, (await ask(sent, { format: 'llm_v2' })).body];
    expect(VedicChartResponse.parse(rows)).toEqual(rows);
    const moon = rows.data.bodies.find(([id]: [string]) => id === 'moon');
    expect(moon[2]).toBe(full.bodies.moon.sign);
    expect(moon[5]).toBe(full.bodies.moon.nakshatra.name);
    expect(rows.data.vargas).toHaveLength(20);
    expect(rows.data.karakas[0]).toEqual(['atma', full.karakas[0].body]);
    expect(rows.data.handle).toBe(full.subject.handle);
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

  it('takes the boolean true for the name', async () => {
    const { status, body } = await ask({ node: true, positions: true });
    expect([status, body.data.definition.node, body.data.definition.positions]).toEqual([200, 'true', 'true']);
  });

  it('takes an ayanamsa of one’s own', async () => {
    const { body } = await ask({ ayanamsa: { epoch_jd: 2451545, degrees: 23.857 } });
    expect(body.data.metadata).toMatchObject({ ayanamsa: 'user', user_ayanamsa: { degrees: 23.857 } });
  });
});

describe('400', () => {
  it.each([
    [{ varga_methods: { d9: 'raman' } }, 'body.varga_methods.d9'],
    [{ varga_methods: { d4: 'cyclic' } }, 'body.varga_methods.d4'],
    [{ varga_methods: { d10: 'even_backward' } }, 'body.varga_methods.d10'],
    [{ ayanamsa: 'lahiri', user_ayanamsa: { epoch_jd: 2451545, degrees: 23 } }, 'body.user_ayanamsa'],
    [{ zodiac_type: 'tropical' }, 'body.zodiac_type'],
  ])('%j', async (members, location) => {
    const { status, body } = await ask(members);
    expect([status, body.errors[0].location]).toEqual([400, location]);
  });
});
