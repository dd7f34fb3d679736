import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { differenceOf } from '../../../infra/data/zones/difference.ts';
import { sha256 } from '../../../layers/swisseph/build/digest.ts';
import { readRecord, type ZoneRecord, ZoneTable } from '../../../lib/geo/zone-history/table.ts';
import { compiledZone } from './compiled-zone.ts';
import { layerCopy } from './layer-copy.ts';

const TABLE = 'layers/places/time-zones.json';
const MANIFEST = 'layers/places/manifest.json';

const whole = ZoneTable.parse(JSON.parse(readFileSync(join(PROJECT_FOLDER, TABLE), 'utf8')));
const zones = ['Asia/Tokyo', 'Europe/Kyiv', 'Europe/Oslo'];
const record = (name: string): ZoneRecord => readRecord(whole.zones[name] ?? '');

/** The zone lines of three zones as the database has them; rules are in the compiled files. */
const SOURCE = `# version 2026f
# ddeps backzone zone.tab
Z Asia/Tokyo 9:18:59 - LMT 1887 D 31 15u
9 JP J%sT
Z Europe/Kyiv 2:2:4 - LMT 1880
2:2:4 - KMT 1924 May 2
2 - EET 1930 Jun 21
3 - MSK 1941 S 20
1 c CE%sT 1943 N 6
3 R MSK/MSD 1990 Jul 1 2
2 1 EEST 1991 S 29 3
2 c EE%sT 1996 May 13
2 E EE%sT
Z Europe/Oslo 0:43 - LMT 1895
1 NO CE%sT 1940 Au 10 23
1 c CE%sT 1945 Ap 2 2
1 NO CE%sT 1980
1 E CE%sT
L Asia/Tokyo Japan
L Europe/Kyiv Europe/Kiev
`;

const copy = layerCopy();
const small = {
  ...whole,
  zones: Object.fromEntries(zones.map((name) => [name, whole.zones[name]])),
  links: { 'Europe/Kiev': 'Europe/Kyiv', Japan: 'Asia/Tokyo' },
};
const SMALL = `${JSON.stringify(small, null, 1)}\n`;

const FITTING = JSON.stringify({
  files: {
    'gazetteer.bin': { sha256: 'as it was' },
    'time-zones.json': { sha256: sha256(SMALL), bytes: SMALL.length, source: { package: 'Debian tzdata 2026f-0' } },
  },
});

/** A release of the database in a folder: its source, and a compiled file for each zone. */
function release(name: string, source: string, records: Readonly<Record<string, ZoneRecord>>): string {
  copy.write(`${name}/tzdata.zi`, source);
  for (const [zone, of] of Object.entries(records)) copy.write(`${name}/${zone}`, compiledZone(of));
  return copy.beside(name);
}

const asItIs = Object.fromEntries(zones.map((name) => [name, record(name)]));

/** Summer time of 1945 ends a fortnight later than it did. */
function lateAutumn({ transitions, ...rest }: ZoneRecord): ZoneRecord {
  const end = Date.UTC(1945, 9, 1, 1) / 1000;
  expect(transitions.some(({ at }) => at === end)).toBe(true);
  return {
    ...rest,
    transitions: transitions.map((each) => (each.at === end ? { ...each, at: end + 14 * 86_400 } : each)),
  };
}

beforeEach(() => {
  copy.write(TABLE, SMALL);
  copy.write(MANIFEST, FITTING);
});

describe('npm run data -- zones', () => {
  it('builds the very table from the release that it was built from', async () => {
    const told = await copy.run('zones', '--from', release('same', SOURCE, asItIs));
    expect(told).toEqual({ code: 0, lines: ['The time zones are as they were.'] });
    expect(copy.read(TABLE)).toBe(SMALL);
    expect(copy.read(MANIFEST)).toBe(FITTING);
  });

  const altered = SOURCE.replace('2026f', '2026g')
    .replace('Z Asia/Tokyo', 'Z Asia/Edo')
    .replace('L Asia/Tokyo Japan', 'L Asia/Edo Japan\nL Asia/Edo Asia/Tokyo');
  const later = { ...asItIs, 'Asia/Edo': record('Asia/Tokyo'), 'Europe/Oslo': lateAutumn(record('Europe/Oslo')) };
  const SENTENCES = [
    'Time zones 2026f → 2026g: 1 name added, 1 renamed, 1 with another history.',
    'Added: Asia/Edo',
    'Renamed: Asia/Tokyo is now another name of Asia/Edo',
    'Europe/Oslo: from 1945-10-01T01:00:00Z to 1945-10-15T01:00:00Z, 1:00:00 later',
  ];

  it('tells with --check what another release changes, and writes nothing', async () => {
    const told = await copy.run('zones', '--from', release('altered', altered, later), '--check');
    expect(told).toEqual({ code: 1, lines: SENTENCES });
    expect(copy.read(TABLE)).toBe(SMALL);
  });

  it('writes it with its manifest, once', async () => {
    const from = release('altered', altered, later);
    const { code, lines } = await copy.run('zones', '--from', from);
    expect([code, lines.slice(0, 4)]).toEqual([0, SENTENCES]);
    expect(lines[4]).toContain('npm run build -- --record');
    const table = copy.read(TABLE);
    expect(JSON.parse(table)).toMatchObject({
      version: '2026g',
      links: { 'Asia/Tokyo': 'Asia/Edo', Japan: 'Asia/Edo' },
    });
    expect(JSON.parse(copy.read(MANIFEST)).files).toMatchObject({
      'gazetteer.bin': { sha256: 'as it was' },
      'time-zones.json': {
        version: '2026g',
        sha256: sha256(table),
        source: { package: 'tzdata 2026g, folder altered' },
      },
    });
    expect((await copy.run('zones', '--from', from)).lines).toEqual(['The time zones are as they were.']);
  });

  it('goes on where it was killed between the table and its manifest', async () => {
    const from = release('altered', altered, later);
    await copy.run('zones', '--from', from);
    const [table, manifest] = [copy.read(TABLE), copy.read(MANIFEST)];
    copy.write(MANIFEST, FITTING);
    const doubt = 'The time zones are as they were, but places/manifest.json did not fit them: to be written anew.';
    expect(await copy.run('zones', '--from', from, '--check')).toEqual({ code: 1, lines: [doubt] });
    expect(copy.read(MANIFEST)).toBe(FITTING);
    const { code, lines } = await copy.run('zones', '--from', from);
    expect([code, lines[0], lines[1]?.slice(0, 8)]).toEqual([0, doubt, 'Written.']);
    expect([copy.read(TABLE), copy.read(MANIFEST)]).toEqual([table, manifest]);
  });

  it('does not go back to an older release by itself', async () => {
    const from = release('older', SOURCE.replace('2026f', '2025b'), asItIs);
    const { code, lines } = await copy.run('zones', '--from', from);
    expect([code, lines[1], copy.read(TABLE)]).toEqual([2, 'Lost: release 2026f; 2025b is older', SMALL]);
    expect((await copy.run('zones', '--from', from, '--accept-loss')).code).toBe(0);
    expect(JSON.parse(copy.read(TABLE)).version).toBe('2025b');
  });

  it.each([40, 90, -20])('names the zone whose compiled file is cut short at %s', async (bytes) => {
    const from = release('cut', SOURCE, asItIs);
    copy.write('cut/Europe/Oslo', compiledZone(record('Europe/Oslo')).subarray(0, bytes));
    const told = await copy.run('zones', '--from', from);
    expect(told).toEqual({ code: 2, lines: ['Europe/Oslo: the compiled file is cut short'] });
  });

  const withoutKyiv = SOURCE.replace(/Z Europe\/Kyiv[^Z]*(?=Z)/, '').replace('L Europe/Kyiv Europe/Kiev\n', '');

  it('does not give a zone up by itself', async () => {
    const from = release('less', withoutKyiv, asItIs);
    const { code, lines } = await copy.run('zones', '--from', from);
    expect(code).toBe(2);
    expect(lines).toContain('Lost: the zone Europe/Kiev');
    expect(lines).toContain('Lost: the zone Europe/Kyiv');
    expect(lines.at(-1)).toContain('Nothing was written');
    expect(copy.read(TABLE)).toBe(SMALL);
    expect((await copy.run('zones', '--from', from, '--accept-loss')).code).toBe(0);
    expect(JSON.parse(copy.read(TABLE)).zones).not.toHaveProperty(['Europe/Kyiv']);
  });

  it.each([
    ['without the separate histories before 1970', SOURCE.replace('backzone ', ''), 'compiled without backzone'],
    ['that does not say which it is', SOURCE.replace('2026f', 'unknown'), 'names no release: "unknown"'],
    ['whose source contradicts its compiled files', SOURCE.replace('1 NO CE%sT 1980', '2 NO CE%sT 1980'), 'disagree'],
  ])('refuses a release %s', async (_, source, reason) => {
    const { code, lines } = await copy.run('zones', '--from', release('bad', source, asItIs));
    expect(code).toBe(2);
    expect(lines.join()).toContain(reason);
    expect(copy.read(TABLE)).toBe(SMALL);
  });

  it('refuses a folder without the source', async () => {
    copy.write('empty/readme', '');
    const { code, lines } = await copy.run('zones', '--from', copy.beside('empty'));
    expect([code, lines]).toEqual([2, ['folder empty has 0 tzdata.zi']]);
  });
});

describe('two histories of a zone', () => {
  const winter = 'CET,3600,3600';
  const summer = 'CEST,7200,3600';

  it('differ where their clocks read differently', () => {
    const difference = differenceOf(
      `${winter} ${summer}|${(1000).toString(36)}B|`,
      `${winter} ${summer}|${(500).toString(36)}B|`,
    );
    expect(difference.offsets).toEqual([{ from: 500, until: 1000, laterSeconds: 3600 }]);
  });

  it('may differ from the beginning, and for ever', () => {
    expect(differenceOf(`${winter}||`, 'EET,7200,7200||').offsets).toEqual([
      { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, laterSeconds: 3600 },
    ]);
  });

  it('may only be told differently', () => {
    expect(differenceOf(`${winter}||`, 'MET,3600,3600||')).toEqual({ offsets: [], isToldDifferently: true });
  });

  it('differ by their rules too', () => {
    const { offsets } = differenceOf(
      `${winter} ${summer}|0A|CET-1CEST,M3.5.0,M10.5.0/3`,
      `${winter} ${summer}|0A|CET-1CEST,M3.5.0,M9.5.0/3`,
    );
    expect(offsets.length).toBeGreaterThan(100);
    expect(offsets[0]).toEqual({
      from: Date.UTC(1970, 8, 27, 1) / 1000,
      until: Date.UTC(1970, 9, 25, 1) / 1000,
      laterSeconds: -3600,
    });
  });
});
