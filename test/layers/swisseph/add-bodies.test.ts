import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { BodiesManifest } from '../../../layers/swisseph/build/add-bodies.ts';
import { renumberEris } from '../../support/renumbered-body.ts';
import { copyLayers } from '../layer-copy.ts';

const LAYER = join(import.meta.dirname, '../../../layers/swisseph');
const real = (name: string): Buffer => readFileSync(join(LAYER, 'ephe', name));
const copy = copyLayers();
const manifest = () => BodiesManifest.parse(JSON.parse(copy.read('layers/swisseph/bodies.json')));
const inLayer = () => readdirSync(join(copy.layers, 'swisseph/ephe'));
const eros = renumberEris(433, 'Eros');
const add = (name: string, content: Buffer) => copy.run('bodies', 'add', copy.write(`new/${name}`, content));

beforeEach(() => {
  const planets = readdirSync(join(LAYER, 'ephe')).filter((name) => /^se(pl|mo)_(12|18)/.test(name));
  copy.folder('layers/swisseph/ephe', Object.fromEntries(planets.map((name) => [name, real(name)])));
  copy.write('layers/swisseph/bodies.json', readFileSync(join(LAYER, 'bodies.json')));
});

describe('npm run data -- bodies add', () => {
  it('installs a file that the engine reads, with number, name, orbit and days', () => {
    const { code, lines } = add('se00433s.se1', eros);
    expect([code, lines[0]]).toEqual([0, 'se00433s.se1: asteroid_433, Eros, 1500 to 2102']);
    expect(inLayer()).toContain('se00433s.se1');
    expect(manifest().files['se00433s.se1']).toMatchObject({
      ...{ number: 433, name: 'Eros', bytes: eros.length, semiMajorAxisAu: 68.03078686 },
      ...{ days: { from: 2_268_932.5, to: 2_488_932.5 }, source: { folder: 'new' } },
    });
    expect(add('se00433s.se1', eros)).toEqual({ code: 0, lines: ['Nothing changes.'] });
  });

  it('with --check writes nothing', () => {
    expect(copy.run('bodies', 'add', copy.write('new/se00433s.se1', eros), '--check').code).toBe(1);
    expect(inLayer()).not.toContain('se00433s.se1');
  });

  it('replaces the file of six centuries by that of six millennia', () => {
    add('se00433s.se1', eros);
    const long = Buffer.from(
      renumberEris(433, 'Eros').toString('latin1').replace('se00433s.se1', 'se00433.se1 '),
      'latin1',
    );
    expect(add('se00433.se1', long).lines.at(-1)).toMatch(/damaged/);
    expect(inLayer()).toContain('se00433s.se1');
  });

  const turned = Buffer.from(eros);
  turned.fill(0x5a, 6000, 9000);
  it.each([
    ['cut off', 'se00433s.se1', eros.subarray(0, 5000), /se00433s\.se1 is damaged or unreadable for the engine/],
    ['with other coefficients', 'se00433s.se1', turned, /se00433s\.se1 is damaged or unreadable for the engine/],
    ['under the name of another', 'se00434s.se1', eros, /se00434s\.se1 is the file se00433s\.se1/],
    ['under a name that the engine does not know', 'eros.se1', eros, /eros\.se1 is no name of a minor planet’s file/],
    ['of another kind', 'se00433s.se1', Buffer.from('PK'), /se00433s\.se1 is no file of the Swiss Ephemeris/],
  ])('refuses a file %s, and writes nothing', (_, name, content, message) => {
    const before = manifest();
    const { code, lines } = add(name, content);
    expect([code, lines[0]]).toEqual([2, expect.stringMatching(message)]);
    expect(manifest()).toEqual(before);
  });

  it('refuses a missing file, none, and two of one body', () => {
    expect(copy.run('bodies', 'add', join(copy.layers, 'se00433s.se1')).code).toBe(2);
    expect(copy.run('bodies', 'add').lines[0]).toMatch(/^expected one or more files/);
    const path = copy.write('new/se00433s.se1', eros);
    expect(copy.run('bodies', 'add', path, path).lines[0]).toMatch(/same minor planet/);
  });
});
