import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../layers/build/digest.ts';
import { compareZoneTables } from '../../../layers/places/build/update-zones.ts';
import { serializeZoneTable } from '../../../layers/places/build/zone-table.ts';
import { writeZoneRecord, type ZoneTable } from '../../../lib/adapters/places/zone-history/table.ts';
import { copyLayers } from '../layer-copy.ts';
import { buildTzif } from './tzif.ts';

const TABLE = 'layers/places/time-zones.json';
const MANIFEST = 'layers/places/manifest.json';
const at = (iso: string): number => Date.parse(iso) / 1000;

const SOURCE = `# version 2026f
# ddeps backzone zone.tab
Z A/North 0:43 - LMT 1895
1 R CE%sT
Z A/South 0:43 - LMT 1895
1 - CET
L A/North A/Alias
`;
const FIRST = [at('1894-12-31T23:17Z'), 1] as const;
const north = (autumn: string) => buildTzif([FIRST, [at('1945-04-02T01:00Z'), 2], [at(autumn), 1]], 'CET-1');
const AUTUMN = '1945-10-01T01:00Z';
const COMPILED = { 'A/North': north(AUTUMN), 'A/South': buildTzif([FIRST], 'CET-1') };

const clocks = [
  { abbreviation: 'LMT', offsetSeconds: 2580, standardSeconds: 2580 },
  { abbreviation: 'CET', offsetSeconds: 3600, standardSeconds: 3600 },
];
const summer = { abbreviation: 'CEST', offsetSeconds: 7200, standardSeconds: 3600 };
const first = { at: FIRST[0], clock: 1 };
const table: ZoneTable = {
  format: 1,
  version: '2026f',
  zones: {
    'A/North': writeZoneRecord({
      clocks: [...clocks, summer],
      transitions: [first, { at: at('1945-04-02T01:00Z'), clock: 2 }, { at: at(AUTUMN), clock: 1 }],
      rule: '',
    }),
    'A/South': writeZoneRecord({ clocks, transitions: [first], rule: '' }),
  },
  links: { 'A/Alias': 'A/North' },
};
const TEXT = serializeZoneTable(table);
const entry = {
  sha256: sha256(TEXT),
  bytes: TEXT.length,
  version: '2026f',
  source: { package: 'Debian tzdata 2026f-0' },
};
const FITTING = JSON.stringify({ files: { 'gazetteer.bin': { sha256: 'as it was' }, 'time-zones.json': entry } });

const copy = copyLayers();
const release = (source: string, compiled: Readonly<Record<string, Buffer>> = {}): string =>
  copy.folder('release', { 'tzdata.zi': source, ...COMPILED, ...compiled });
const next = () => {
  const source = SOURCE.replace('2026f', '2026g').replace('A/Alias', 'A/Alias\nL A/North A/New');
  return release(source, { 'A/North': north('1945-10-15T01:00Z') });
};

beforeEach(() => {
  copy.write(TABLE, TEXT);
  copy.write(MANIFEST, FITTING);
});

describe('npm run data -- zones', () => {
  it('reproduces the table from its release, and keeps its origin', () => {
    expect(copy.run('zones', '--from', release(SOURCE))).toEqual({ code: 0, lines: ['Nothing changes.'] });
  });

  it('prints the changes with --check and writes nothing', () => {
    expect(copy.run('zones', '--from', next(), '--check')).toEqual({
      code: 1,
      lines: [
        'Time zones 2026f → 2026g, with another history: 1',
        'Names added 1: A/New',
        'A/North: clocks read up to 3600 s later, from 1945-10-01T01:00:00Z to 1945-10-15T01:00:00Z',
      ],
    });
    expect([copy.read(TABLE), copy.read(MANIFEST)]).toEqual([TEXT, FITTING]);
  });

  it('writes table and manifest, and completes an update that was killed between the two', () => {
    const from = next();
    expect(copy.run('zones', '--from', from).code).toBe(0);
    const [written, manifest] = [copy.read(TABLE), copy.read(MANIFEST)];
    expect(JSON.parse(written)).toMatchObject({ version: '2026g', links: { 'A/New': 'A/North' } });
    expect(JSON.parse(manifest).files).toMatchObject({
      'gazetteer.bin': { sha256: 'as it was' },
      'time-zones.json': {
        version: '2026g',
        sha256: sha256(written),
        source: { package: 'tzdata 2026g, folder release' },
      },
    });
    copy.write(MANIFEST, FITTING);
    expect(copy.run('zones', '--from', from, '--check').code).toBe(1);
    expect(copy.run('zones', '--from', from).code).toBe(0);
    expect([copy.read(TABLE), copy.read(MANIFEST)]).toEqual([written, manifest]);
  });

  it.each([
    ['goes back to an older release', SOURCE.replace('2026f', '2025b'), 'Lost: release 2026f; 2025b is older'],
    ['removes a zone', SOURCE.replace(/Z A\/South.*\n.*\n/, ''), 'Lost: A/South'],
    ['removes a link', SOURCE.replace('L A/North A/Alias\n', ''), 'Lost: A/Alias'],
  ])('%s only with --accept-loss', (_, source, loss) => {
    const { code, lines } = copy.run('zones', '--from', release(source));
    expect([code, lines, copy.read(TABLE)]).toEqual([2, expect.arrayContaining([loss]), TEXT]);
    expect(copy.run('zones', '--from', release(source), '--accept-loss').code).toBe(0);
    expect(copy.read(TABLE)).not.toBe(TEXT);
  });

  it.each([
    ['without the separate histories before 1970', SOURCE.replace('backzone ', ''), {}, 'compiled without backzone'],
    ['without a release name', SOURCE.replace('2026f', 'unknown'), {}, 'has no release name such as 2026f: "unknown"'],
    [
      'whose source contradicts its compiled files',
      SOURCE.replace('1 - CET', '2 - CET'),
      {},
      'A/South: daylight-saving flag and standard',
    ],
    [
      'that is truncated',
      SOURCE,
      { 'A/South': buildTzif([FIRST], '').subarray(0, 90) },
      'A/South: the compiled time zone file is truncated',
    ],
  ])('refuses a release %s', (_, source, compiled, reason) => {
    const { code, lines } = copy.run('zones', '--from', release(source, compiled), '--accept-loss');
    expect([code, lines]).toEqual([2, [expect.stringContaining(reason)]]);
    expect(copy.read(TABLE)).toBe(TEXT);
  });

  it('refuses a folder without the source', () => {
    const { code, lines } = copy.run('zones', '--from', copy.folder('empty', { readme: '' }));
    expect([code, lines]).toEqual([2, ['folder empty must contain exactly one tzdata.zi']]);
  });
});

describe('the comparison of two histories of a zone', () => {
  const winter = 'CET,3600,3600';
  const clocksOfBoth = `${winter} CEST,7200,3600`;

  it.each([
    ['from the beginning', `${winter}||`, 'EET,7200,7200||', 'clocks read up to 3600 s later, from the beginning on'],
    [
      'in abbreviations only',
      `${winter}||`,
      'MET,3600,3600||',
      'same offsets, other abbreviations or daylight-saving flags',
    ],
    [
      'by their rules',
      `${clocksOfBoth}|0A|CET-1CEST,M3.5.0,M10.5.0/3`,
      `${clocksOfBoth}|0A|CET-1CEST,M3.5.0,M9.5.0/3`,
      'clocks read up to 3600 s earlier, from 1970-09-27T01:00:00Z to 2099-10-25T01:00:00Z',
    ],
  ])('reports a difference %s', (_, before, after, sentence) => {
    const [old, now] = [before, after].map((zone) => ({ ...table, zones: { 'A/B': zone }, links: {} }));
    expect(old && now && compareZoneTables(old, now).changes.at(-1)).toBe(`A/B: ${sentence}`);
  });
});
