import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256, sha256OfFile } from '../../../layers/build/digest.ts';
import { openLocalPractice } from '../../../lib/adapters/places/local-practice/open.ts';
import { copyLayers } from '../layer-copy.ts';
import { STATE_ROW, TOPOLOGY, writeTables } from './local-practice/small-tables.ts';

const LAYER = join(import.meta.dirname, '../../../layers/places');
const MANIFEST = 'layers/places/manifest.json';
const FILE = 'layers/places/local-practice.json';
const PINS = 'layers/places/build/local-practice/sources.json';

const copy = copyLayers();

/** A square around Houston as Austin County, and next to it Bowie County with Dallas. */
const AROUND_TEXAS = { ...TOPOLOGY, transform: { scale: [0.06, 0.06], translate: [-100, 28] } };
const ATLAS = { 'counties-10m.json': JSON.stringify(AROUND_TEXAS) };

const writeStates = (...rows: readonly string[]) =>
  Object.entries(writeTables({ states: rows })).map(([name, text]) =>
    copy.write(`layers/places/local-practice/${name}`, text),
  );
const readFileEntry = () => JSON.parse(copy.read(MANIFEST)).files['local-practice.json'];

beforeAll(() => {
  const tarballSha256 = sha256OfFile(copy.publish('us-atlas@1.0.0', ATLAS));
  copy.write(PINS, JSON.stringify({ 'us-atlas': { version: '1.0.0', tarballSha256, license: 'x' } }));
  for (const name of ['time-zones.json', 'gazetteer.bin']) {
    copy.write(`layers/places/${name}`, readFileSync(join(LAYER, name)));
  }
});

beforeEach(() => {
  copy.write(MANIFEST, JSON.stringify({ files: { 'time-zones.json': { sha256: 'as it was' } } }));
  writeStates(STATE_ROW);
  expect(copy.run('practice', '--accept-loss').code).toBe(0);
});

describe('npm run data -- practice', () => {
  it('writes a file that the service reads, with hash, counts and origin', () => {
    const { rules } = openLocalPractice(join(copy.layers, 'places/local-practice.json')).rulesAt(
      29.76,
      -95.36,
      'America/Chicago',
    );
    expect(rules.map(({ id }) => id)).toEqual(['tx-1']);
    expect(JSON.parse(copy.read(MANIFEST)).files['time-zones.json']).toEqual({ sha256: 'as it was' });
    expect(readFileEntry()).toMatchObject({
      sha256: sha256(copy.read(FILE)),
      counts: { rules: 2, settled: 2, preferred: 0, doubtful: 0, sources: 2, counties: 2 },
      source: { packages: [{ package: 'us-atlas@1.0.0' }] },
      license: 'CC-BY-4.0',
    });
  });

  it('gives the same bytes from the same tables', () => {
    expect(copy.run('practice')).toEqual({ code: 0, lines: ['Nothing changes.'] });
  });

  it('prints the changes of rules with --check and writes nothing', () => {
    const before = copy.read(FILE);
    writeStates(STATE_ROW.replace('1942', '1941'), STATE_ROW.replace('tx-1', 'tx-2').replace('1942', '1940'));
    expect(copy.run('practice', '--check')).toEqual({
      code: 1,
      lines: [
        'Rules 2 → 3',
        'Rules added 1: tx-2',
        'Rules changed 1: tx-1',
        'Rules that never decide, because earlier ones cover them 1: tx-2',
      ],
    });
    expect(copy.read(FILE)).toBe(before);
  });

  it('writes nothing where a rule is faulty', () => {
    const before = copy.read(FILE);
    writeStates(STATE_ROW.replace(',A,', ',,'));
    const { code, lines } = copy.run('practice');
    expect([code, lines]).toEqual([2, [expect.stringContaining('us-states.csv, line 2, tx-1: sources')]]);
    expect(copy.read(FILE)).toBe(before);
  });

  it('pins another version of us-atlas, and loses counties only with --accept-loss', () => {
    const [austin] = TOPOLOGY.objects.counties.geometries;
    const objects = { ...TOPOLOGY.objects, counties: { geometries: [austin] } };
    copy.publish('us-atlas@2.0.0', { 'counties-10m.json': JSON.stringify({ ...AROUND_TEXAS, objects }) });
    const { code, lines } = copy.run('practice', '--from', 'us-atlas@2.0.0');
    expect([code, lines]).toEqual([2, expect.arrayContaining(['Lost: county 48037'])]);
    expect(copy.run('practice', '--from', 'us-atlas@2.0.0', '--accept-loss').code).toBe(0);
    expect(JSON.parse(copy.read(PINS))['us-atlas'].version).toBe('2.0.0');
    expect(readFileEntry().counts.counties).toBe(1);
  });

  it('refuses another package', () => {
    expect(copy.run('practice', '--from', 'world-atlas@2.0.2')).toEqual({
      code: 2,
      lines: ['world-atlas@2.0.2 is no version of us-atlas'],
    });
  });
});
