import { describe, expect, it } from 'vitest';
import { postTo } from '../../../support/any-endpoint.ts';
import { send } from '../../../support/natal.ts';
import { birth, chart, TROMSO, warningCodes } from '../birth.ts';

const G = { house_system: 'G' };

interface Placed {
  readonly house: number | null;
  readonly sector: number | null;
  readonly plus_zone: boolean | null;
}

const placesOf = ({ planets }: { planets: Record<string, Placed> }) => Object.values(planets);
const handleOf = async (configuration: object = G): Promise<string> => (await chart({ configuration })).subject.handle;

describe('200 house_system G', () => {
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
});

describe('200 house_system G of other charts of single births', () => {
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
});
