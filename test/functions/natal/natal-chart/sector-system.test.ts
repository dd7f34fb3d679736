import { describe, expect, it } from 'vitest';
import { HOUSE_SYSTEM_CODES } from '../../../../lib/base/catalog/house-systems.ts';
import { postTo } from '../../../support/any-endpoint.ts';
import { send } from '../../../support/natal.ts';
import { answer, birth, chart, TROMSO, warningCodes } from '../birth.ts';

const G = { house_system: 'G' };
const PLUS_ZONES = [36, 1, 2, 3, 9, 10, 11, 12];

interface Placed {
  readonly house: number | null;
  readonly sector: number | null;
  readonly plus_zone: boolean | null;
}
interface Sector {
  readonly number: number;
  readonly longitude: number;
  readonly size: number;
  readonly plus_zone: boolean;
}

const placesOf = ({ planets }: { planets: Record<string, Placed> }) => Object.values(planets);
const handleOf = async (configuration: object = G): Promise<string> => (await chart({ configuration })).subject.handle;

describe('200 house_system G', () => {
  it('has 36 sectors in place of houses, and each body its sector', async () => {
    const data = await chart({ configuration: G, options: { include_hermetic_lots: true } });
    expect([data.houses, warningCodes(data)]).toEqual([{}, []]);
    expect(data.metadata).toMatchObject({ house_system: 'G', house_system_used: 'G' });
    const sectors: readonly Sector[] = data.sectors;
    expect(sectors.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(sectors.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(360, 3);
    expect(sectors[0]?.longitude).toBe(data.angles.ascendant);
    expect(sectors[9]?.longitude).toBe(data.angles.midheaven);
    expect(sectors.flatMap(({ number, plus_zone }) => (plus_zone ? [number] : []))).toEqual([
      1, 2, 3, 9, 10, 11, 12, 36,
    ]);
    for (const { house, sector, plus_zone } of placesOf(data)) {
      expect([house, PLUS_ZONES.includes(Math.floor(Number(sector)))]).toEqual([null, plus_zone]);
    }
    expect(data.hermetic_lots.map(({ house }: Placed) => house)).toEqual(Array(7).fill(null));
  });

  it.each(['g', 'Gauquelin', 'gauquelin sectors', 'Sectors'])('is also called %s', async (house_system) => {
    expect((await chart({ configuration: { house_system } })).metadata.house_system_used).toBe('G');
  });

  it('bodies stand in the sectors of `include_sectors` of any other system', async () => {
    const { planets } = await chart({ options: { include_sectors: true } });
    const sectorsOf = (data: { planets: Record<string, Placed> }) => placesOf(data).map(({ sector }) => sector);
    expect(sectorsOf(await chart({ configuration: G }))).toEqual(sectorsOf({ planets }));
  });

  it.each(['no_latitude', 'rise_set'])('sector_method %s is read, in the short form too', async (sector_method) => {
    const options = { sector_method };
    const full = await chart({ configuration: G, options });
    const simple = await chart({ configuration: G, options, query: { preset: 'simple' } });
    expect(simple.planets.moon.sector).toBe(full.planets.moon.sector);
    expect(simple.planets.moon.sector).not.toBe((await chart({ configuration: G })).planets.moon.sector);
    expect([...warningCodes(full), ...warningCodes(simple)]).toEqual([]);
  });

  it('has a short form with the same sectors, whose `houses` name the system alone', async () => {
    const options = { include_sectors: true, formatted: true };
    const full = await chart({ configuration: G, options });
    const simple = await chart({ configuration: G, options, query: { preset: 'simple' } });
    expect([simple.houses, simple.sectors]).toEqual([{ system: 'G' }, full.sectors]);
    expect(simple.sectors[0].formatted).toMatch(/^\d+°\d\d′\d\d″ Libra$/);
    const { house, sector, plus_zone } = full.planets.mars;
    expect(simple.planets.mars).toMatchObject({ house, sector, plus_zone });
    expect(warningCodes(simple)).toEqual([]);
  });

  it('minimal positions have the sector too', async () => {
    const { planets } = await chart({ configuration: G, options: { verbosity: 'minimal' } });
    expect(Object.keys(planets.sun)).toEqual(['longitude', 'sign', 'house', 'sector', 'plus_zone', 'is_retrograde']);
  });

  it('has rows of sectors in place of cusps, angles in no house, and the sectors of bodies', async () => {
    const [rows, full] = [
      await chart({ configuration: G, query: { format: 'llm_v2' }, options: { include_hermetic_lots: true } }),
      await chart({ configuration: G, options: { decimal_places: 4 } }),
    ];
    type Row = readonly [id: string, kind: string, longitude: number, sign: string, degree: number, house: unknown];
    const ofKind = (kind: string) => rows.points.filter(([, own]: Row) => own === kind);
    expect(ofKind('cusp')).toEqual([]);
    expect(ofKind('sector').map(([id, , longitude]: Row) => [id, longitude])).toEqual(
      full.sectors.map(({ number, longitude }: Sector) => [`sector_${number}`, longitude]),
    );
    expect(rows.points.map(([, , , , , house]: Row) => house).filter((house: unknown) => house !== null)).toEqual([]);
    expect(ofKind('angle')[0]).toHaveLength(rows.points_schema.length);
    expect(rows.sectors).toContainEqual(['mars', full.planets.mars.sector, full.planets.mars.plus_zone]);
  });

  it('without the sectors of bodies where include_sectors is false', async () => {
    const data = await chart({ configuration: G, options: { include_sectors: false } });
    expect([data.planets.sun.house, data.planets.sun.sector, data.sectors.length]).toEqual([null, undefined, 36]);
  });
});

describe('200 house_system G where something is missing', () => {
  it('beyond the polar circle has the houses of the fallback, sectors where bodies have them, and warnings', async () => {
    const subject = birth({ birth_location: TROMSO });
    const data = await chart({ subject, configuration: G });
    expect(data.metadata).toMatchObject({ house_system: 'G', house_system_used: 'O' });
    expect([Object.keys(data.houses).length, data.sectors]).toEqual([12, undefined]);
    expect(data.planets.sun).toMatchObject({ house: expect.any(Number), sector: null });
    expect(data.planets.mars).toMatchObject({ house: expect.any(Number), sector: expect.any(Number) });
    expect(warningCodes(data)).toEqual(['HouseSystemReplaced', 'SectorsOmitted']);
    const simple = await chart({ subject, configuration: G, query: { preset: 'simple' } });
    expect([simple.houses.system, simple.houses.cusps.length, simple.sectors]).toEqual(['O', 12, undefined]);
  });

  it.each([
    ['without a time of birth', { birth_time_known: false, birth_datetime: { iso: '1990-06-15' } }, {}],
    ['seen from the Sun', {}, { coordinate_system: 'heliocentric' }],
    ['in a harmonic', {}, { harmonic: 5 }],
  ])('%s there is neither house nor sector, with warnings', async (_name, members, configuration) => {
    const data = await chart({ subject: birth(members), configuration: { ...G, ...configuration } });
    expect([data.houses, data.sectors, data.metadata.house_system_used]).toEqual([{}, undefined, null]);
    expect(data.planets.mars).not.toHaveProperty('house');
    expect(data.planets.mars).not.toHaveProperty('sector');
    expect(warningCodes(data)).toEqual(expect.arrayContaining(['HousesOmitted', 'SectorsOmitted']));
  });

  it('include_analysis leaves out what needs houses, and says so', async () => {
    const request = { options: { include_analysis: true } };
    const [data, plain] = [await chart({ ...request, configuration: G }), await chart(request)];
    const { analysis } = data;
    expect(data.warnings).toEqual([
      {
        code: 'FactsOmitted',
        message:
          'The analysis leaves out house stelliums, house rulers, and angularity: the chart has sectors in place of houses.',
      },
    ]);
    expect(analysis.rulers).toBeUndefined();
    expect(analysis.bodies.sun).not.toHaveProperty('angularity');
    expect([analysis.balance, analysis.sect, analysis.receptions]).toEqual([
      plain.analysis.balance,
      plain.analysis.sect,
      plain.analysis.receptions,
    ]);
    expect(analysis.bodies.mars.joy).toBe(plain.analysis.bodies.mars.joy);
  });
});

describe('200 house_system G of other charts of single births', () => {
  it('/ephemeris/analysis leaves out the almuten too', async () => {
    const body = { subject: birth(), configuration: G, options: { almuten: true } };
    const { status, body: sent } = await send({ path: '/ephemeris/analysis', body });
    expect([status, sent.data.analysis.almuten_figuris]).toEqual([200, undefined]);
    expect(sent.data.warnings.map(({ message }: { message: string }) => message)).toEqual([
      'The analysis leaves out house stelliums, house rulers, angularity, and almuten figuris: the chart has sectors in place of houses.',
    ]);
  });

  it('/ephemeris/dial has the same points as in Placidus, and no warning about sectors', async () => {
    const dial = async (configuration: object, subject = birth()) =>
      (await send({ path: '/ephemeris/dial', body: { subject, configuration } })).body.data;
    expect((await dial(G)).points).toEqual((await dial({})).points);
    expect(warningCodes(await dial(G, birth({ birth_location: TROMSO })))).not.toContain('SectorsOmitted');
  });

  it('/ephemeris/relocation has the sectors of the other place', async () => {
    const relocate = async (relocation_location: object) => {
      const body = { subject: birth(), relocation_location, configuration: G };
      const { status, body: sent } = await send({ path: '/ephemeris/relocation', body });
      expect(status).toBe(200);
      return sent.data;
    };
    const [home, away] = [
      await relocate({ latitude: 48.8566, longitude: 2.3522 }),
      await relocate({ latitude: -34, longitude: 151 }),
    ];
    expect(home.sectors).toEqual((await chart({ configuration: G })).sectors);
    expect(away.sectors[0].longitude).toBe(away.angles.ascendant);
    expect(away.planets.sun.sector).not.toBe(home.planets.sun.sector);
  });
});

const OF_RETURN = { target_datetime: { iso: '2026-01-01' }, include_chart: true };

/** Requests to endpoints that have systems of twelve houses only: test/contract/bounds.txt. */
const REFUSING: readonly (readonly [path: string, request: (subject: unknown) => object])[] = [
  ['/comparative/synastry', (subject) => ({ subject_a: birth(), subject_b: subject })],
  ['/comparative/composite', (subject) => ({ subjects: [birth(), subject] })],
  ['/comparative/natal-transits', (subject) => ({ subject, transit_datetime: {} })],
  ['/ephemeris/progressed', (subject) => ({ subject, progressed_datetime: {} })],
  ['/predictive/returns/solar', (subject) => ({ subject, ...OF_RETURN })],
  ['/predictive/returns/lunar', (subject) => ({ subject, ...OF_RETURN })],
];

describe('400 house_system G elsewhere', () => {
  it.each(REFUSING)(
    '%s refuses the handle of such a chart by name and value, unless the request states another system',
    async (path, request) => {
      const subject = await handleOf();
      const { status, body } = await postTo(path, request(subject));
      expect([status, body.errors.length]).toEqual([400, 1]);
      expect(body.errors[0].message).toMatch(
        /^is the handle of a chart with house_system G, which is not offered here; send another house_system/,
      );
      const stated = await postTo(path, { ...request(subject), configuration: { house_system: 'P' } });
      expect(stated.status).toBe(200);
    },
  );

  it('a chart of a single birth names all systems, G too', async () => {
    const { status, body } = await answer({ configuration: { house_system: 'Z' } });
    expect([status, body.error]).toEqual([400, 'InvalidHouseSystem']);
    for (const code of HOUSE_SYSTEM_CODES) expect(body.errors[0].message).toMatch(new RegExp(`\\b${code}\\b`));
  });
});
