import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../layers/build/digest.ts';
import { CalendarTable } from '../../../lib/adapters/places/calendars/table.ts';
import { copyLayers } from '../layer-copy.ts';

const LAYER = join(import.meta.dirname, '../../../layers/places');
const AREAS = 'layers/places/calendars/calendars.csv';
const SOURCES = 'layers/places/calendars/sources.csv';
const TABLE = 'layers/places/calendars.json';
const MANIFEST = 'layers/places/manifest.json';

const csv = readFileSync(join(LAYER, 'calendars/calendars.csv'), 'utf8');
const sourcesCsv = readFileSync(join(LAYER, 'calendars/sources.csv'), 'utf8');

const copy = copyLayers();

beforeAll(() => {
  copy.write('layers/places/gazetteer.bin', readFileSync(join(LAYER, 'gazetteer.bin')));
});

beforeEach(() => {
  copy.write(AREAS, csv);
  copy.write(SOURCES, sourcesCsv);
  copy.write(TABLE, readFileSync(join(LAYER, 'calendars.json')));
  copy.write(MANIFEST, readFileSync(join(LAYER, 'manifest.json')));
});

/** A copy of the areas with one text replaced, which must be there. */
function replaceIn(text: string, before: string, after: string): string {
  expect(text).toContain(before);
  return text.replace(before, after);
}

describe('npm run data -- calendars', () => {
  it('makes the table of the layer again, to the byte', () => {
    expect(copy.run('calendars')).toEqual({ code: 0, lines: ['Nothing changes.'] });
  });

  it('prints what a correction changes, and writes it with its hash', () => {
    copy.write(AREAS, replaceIn(csv, '1655-02-28,gregorian,1655-03-11', '1655-03-01,gregorian,1655-03-12'));
    expect(copy.run('calendars', '--check')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Areas with a calendar (\d+) → \1$/), 'Changed 1: ch-valais'],
    });
    expect(copy.run('calendars').code).toBe(0);
    const entry = JSON.parse(copy.read(MANIFEST)).files['calendars.json'];
    expect(entry).toMatchObject({ sha256: sha256(copy.read(TABLE)), version: JSON.parse(copy.read(TABLE)).version });
  });

  it('removes an area only with --accept-loss', () => {
    copy.write(AREAS, csv.replace(/^de-eichstatt.*\n/m, ''));
    const { code, lines } = copy.run('calendars');
    expect([code, lines]).toEqual([2, expect.arrayContaining(['Lost: area de-eichstatt'])]);
    expect(copy.run('calendars', '--accept-loss').code).toBe(0);
  });

  it('has as many areas and countries as its README says', () => {
    const { areas } = CalendarTable.parse(JSON.parse(copy.read(TABLE)));
    const countries = new Set(areas.flatMap((area) => area.countries)).size - 1;
    const readme = readFileSync(join(LAYER, 'calendars/README.md'), 'utf8');
    expect(readme).toContain(`has ${areas.length} areas of ${countries} countries`);
  });

  it('has no other origin', () => {
    expect(copy.run('calendars', '--from', copy.layers).lines).toEqual([expect.stringContaining('leave out --from')]);
  });
});

describe('a table is refused', () => {
  it.each([
    [
      'a day too early',
      '1752-09-02,gregorian,1752-09-14',
      '1752-09-02,gregorian,1752-09-13',
      'are 0 days apart, not 1',
    ],
    ['a day too late', '1867-10-06,gregorian,1867-10-18', '1867-10-06,gregorian,1867-10-19', 'are 1 days apart, not 0'],
    ['no such day', '1700-02-18,gregorian,1700-03-01', '1700-02-30,gregorian,1700-03-01', 'has no 1700-02-30'],
    ['a leap day that is only Julian', '1916-04-14', '1900-02-29', 'the gregorian calendar has no 1900-02-29'],
    [
      'changes that do not follow each other',
      'se,,,,swedish,',
      'se,,,,gregorian,',
      'swedish is followed by a change from',
    ],
    [
      'changes in the wrong order',
      'gregorian,1594-11-19,julian,1594-11-10',
      'gregorian,1580-11-19,julian,1580-11-10',
      'is not after',
    ],
    ['an end that is not Gregorian', 'se,,,,julian,1753-02-17,gregorian,1753-03-01,,,\n', '', 'end with julian'],
    [
      'a Julian date that is missing',
      'gb,GB IE IM JE GG,,Great Britain and Ireland,julian,1752-09-02',
      'gb,GB IE IM JE GG,,Great Britain and Ireland,julian,',
      'only a change from "other"',
    ],
    ['a doubt that ends before it begins', '1655-12-31,GROT NCAL', '1555-12-31,GROT NCAL', 'ends before it begins'],
    ['a doubt in the time without look-ups', '/1929-12-31', '/1930-01-01', '1930-01-01 is not before 1930'],
    ['no source', 'KALC,\nch-st-gallen-city', ',\nch-st-gallen-city', 'nl-drenthe: no source'],
    ['an unknown source', 'ACT GROT NCAL POUL', 'ACT GROT NCAL PAUL', 'sources.csv has no PAUL'],
    ['an unknown country', 'pt,PT,,', 'pt,PX,,', 'the gazetteer has no country PX'],
    ['an unknown state', 'states:Drenthe', 'states:Drente', 'the gazetteer has no Drente in NL'],
    ['a state without area', 'states:Drenthe', 'states:Limburg', 'Drenthe in NL is in no area'],
    ['a state in two areas', 'states:Drenthe', 'states:Drenthe|Limburg', 'Limburg in NL is in two areas'],
    ['two whole countries', 'pt,PT,,', 'pt,PT ES,,', 'ES has several areas without "where"'],
    ['circles that cut each other', '50.938,6.957,12', '51.18,6.9,20', 'de-cologne and de-dusseldorf overlap'],
    ['no area for other countries', 'elsewhere,*,', 'elsewhere,AQ,', 'no area has the countries *'],
    ['rows that are apart', 'me,ME,,', 'gb,ME,,', 'gb: its rows are not together'],
    ['a text as date', '1655-02-28', '1655-2-28', '"1655-2-28" must be a date'],
    ['an unknown calendar', 'al,AL,,Albania,julian', 'al,AL,,Albania,rumi', 'unknown calendars rumi'],
    ['a circle without radius', '50.938,6.957,12', '50.938,6.957', 'where must be states:A|B or circle:'],
    [
      'a second name of an area',
      'nl-groningen-city,,,,gregorian',
      'nl-groningen-city,,,again,gregorian',
      'only the first row of',
    ],
    ['three ends of a doubt', '/1582-12-31,GROT', '/1582-12-31/1583-01-01,GROT', 'a doubtful span is from/until'],
    ['a stray quote', 'dk,DK,,Denmark', 'dk,DK,,Den"mark', 'a quote within a cell'],
  ])('for %s', (_, before, after, reason) => {
    copy.write(AREAS, replaceIn(csv, before, after));
    const { code, lines } = copy.run('calendars', '--accept-loss');
    expect([code, lines.join('\n')]).toEqual([2, expect.stringContaining(reason)]);
    expect(copy.read(TABLE)).toBe(readFileSync(join(LAYER, 'calendars.json'), 'utf8'));
  });

  it('for a narrower area after a wider one, which would never be found', () => {
    const [line = ''] = /^de-eichstatt.*\n/m.exec(csv) ?? [];
    copy.write(AREAS, replaceIn(csv.replace(line, ''), 'dk,DK', `${line}dk,DK`));
    expect(copy.run('calendars').lines.join()).toContain('de-eichstatt: comes after a wider area of DE');
  });

  it.each([
    ['an unused source', 'KATH,', 'ZZZZ,', 'no area cites ZZZZ'],
    ['an empty cell', ',read whole\nKNAUZ', ',\nKNAUZ', 'an empty cell'],
    ['an address that is none', 'https://dev.kathimerini.gr', 'kathimerini', 'an address that is none'],
    ['an id twice', 'KATH,', 'KALC,', 'KALC appears twice'],
  ])('for sources with %s', (_, before, after, reason) => {
    copy.write(SOURCES, replaceIn(sourcesCsv, before, after));
    expect(copy.run('calendars').lines.join()).toContain(reason);
  });
});
