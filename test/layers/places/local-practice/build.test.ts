import { describe, expect, it } from 'vitest';
import { buildPractice, serializePractice } from '../../../../layers/places/build/local-practice/build-practice.ts';
import { PracticeTable } from '../../../../lib/adapters/places/local-practice/table.ts';
import { createInputs, STATE_ROW, TERRITORY_ROW, US_HEADER } from './small-tables.ts';

const build = (tables: Parameters<typeof createInputs>[0]) => buildPractice(createInputs(tables));

/** A row of Texas with these cells instead of those of {@link STATE_ROW}. */
function writeRow(cells: Readonly<Record<string, string>>): string {
  const present = STATE_ROW.split(',');
  return US_HEADER.split(',')
    .map((column, index) => cells[column] ?? present[index])
    .join();
}

describe('a rule of the tables', () => {
  it('becomes a rule of the file, with the zones of its state', () => {
    const { table } = build({});
    expect(table.rules).toEqual([
      {
        id: 'tx-1',
        area: 'Texas',
        where: { state: 48, zones: ['America/Chicago'] },
        from: '1919-10-26',
        until: '1942-02-09',
        clock: { type: 'standard', standardSeconds: -21_600, daylight: 'national' },
        standing: 'settled',
        basis: 'clock',
        sources: ['A'],
      },
      {
        id: 'fr-1',
        area: 'Alsace',
        where: { zones: ['Europe/Paris'], circle: { latitudeDeg: 48.6, longitudeDeg: 7.8, radiusKm: 20 } },
        from: '1893-04-01',
        until: '1918-11-17',
        clock: { type: 'zone', zone: 'Europe/Berlin' },
        standing: 'settled',
        basis: 'clock',
        sources: ['A', 'B'],
      },
    ]);
    expect(table.sources).toEqual({
      A: { title: 'First', url: 'https://a.example' },
      B: { title: 'Second', url: 'https://b.example' },
    });
  });

  it.each([
    ['*', 'Texas'],
    ['tz=America/Chicago', 'the part of Texas on Central Time'],
    ['counties=48015', 'Austin County (Texas)'],
    ['counties=48015|48037', 'Austin and Bowie counties (Texas)'],
    ['counties=48015;tz=America/Chicago', 'Austin County (Texas on Central Time)'],
    ['counties!=48037', 'Texas outside Bowie County'],
    ['lon<1;lat>=0.2', 'Texas north of 0.2° N and west of 1° E'],
  ])('names its area in words: %s', (where, area) => {
    expect(build({ states: [writeRow({ where })] }).table.rules[0]?.area).toBe(area);
  });

  it.each([
    ['-6', 'AprSep', { type: 'standard', standardSeconds: -21_600, daylight: 'april_to_september' }],
    ['-6', 'MN59', { type: 'standard', standardSeconds: -21_600, daylight: 'minnesota' }],
    ['-10.5', 'never', { type: 'standard', standardSeconds: -37_800, daylight: 'never' }],
    ['-5', 'NYC', { type: 'standard', standardSeconds: -18_000, daylight: 'new_york' }],
    ['-6', 'CHI', { type: 'standard', standardSeconds: -21_600, daylight: 'chicago' }],
    ['zone', 'US', { type: 'zone_standard' }],
    ['iana', '', { type: 'iana' }],
    ['lmt', '', { type: 'local_mean_time' }],
  ])('states its clock: std %s, dst %s', (std, dst, clock) => {
    expect(build({ states: [writeRow({ std, dst })] }).table.rules[0]?.clock).toEqual(clock);
  });

  it.each([
    ['offset:7279', { type: 'offset', offsetSeconds: 7279 }],
    ['std:-5', { type: 'standard', standardSeconds: -18_000, daylight: 'never' }],
    ['std+CA:-6', { type: 'standard', standardSeconds: -21_600, daylight: 'canada' }],
    ['lmt', { type: 'local_mean_time' }],
    ['iana', { type: 'iana' }],
  ])('states the clock of a territory: %s', (clock, expected) => {
    const territories = [TERRITORY_ROW.replace('zone:Europe/Berlin', clock)];
    expect(build({ territories }).table.rules[1]?.clock).toEqual(expected);
  });

  it('is about records in us-records.csv', () => {
    const { table } = build({ records: [writeRow({ id: 'tx-rec' })] });
    expect(table.rules.map(({ id, basis }) => [id, basis])).toEqual([
      ['tx-1', 'clock'],
      ['tx-rec', 'record'],
      ['fr-1', 'clock'],
    ]);
  });
});

describe('the build refuses', () => {
  it.each([
    ['a rule without a source', { source: '' }, 'us-states.csv, line 2, tx-1: sources'],
    ['an unknown source', { source: 'A X' }, 'tx-1: there is no source X'],
    ['an empty span', { to: '1919-10-26' }, 'the span from 1919-10-26 to 1919-10-26 is empty'],
    ['a reversed span', { to: '1918-01-01' }, 'the span from 1919-10-26 to 1918-01-01 is empty'],
    ['a day that does not exist', { to: '1942-02-30' }, 'until: Invalid ISO date'],
    ['an unknown standing', { status: 'certain' }, 'standing: Invalid option'],
    ['an unknown confidence', { confidence: 'some' }, 'confidence "some" is none of high, medium, low'],
    ['an unknown name of dates', { dst: 'EU' }, 'dst "EU" is none of US, never, AprSep, MN59, NYC, CHI'],
    ['an impossible offset', { std: '-17' }, '"-17" is no offset from UTC'],
    ['standard time of the zone with other dates', { std: 'zone', dst: 'CHI' }, '"zone" is no offset from UTC'],
    ['an unknown state', { state: 'XX' }, '"XX" is no postal code of a state'],
    ['a state without towns', { state: 'UT' }, 'tx-1: where.zones'],
    ['an unknown county', { where: 'counties=48999' }, 'there is no county 48999'],
    ['a county without five digits', { where: 'counties=4815' }, '"4815" is no FIPS code of five digits'],
    ['an unknown condition', { where: 'county=48015' }, '"county=48015" begins with none of tz= '],
    ['a repeated condition', { where: 'lon<1;lon<2' }, 'a condition about longitudeBelowDeg stands twice'],
    ['an impossible longitude', { where: 'lon<190' }, '"190" is not from −180 to 180'],
    ['an unknown zone', { where: 'tz=America/Houston' }, 'tx-1: there is no time zone America/Houston'],
    ['an area without a town', { where: 'lat>=0.9' }, 'tx-1: no town lies in its area'],
    ['a condition that is cut short', { where: '' }, '"" begins with none of'],
  ])('%s', (_, cells, reason) => {
    expect(() => build({ states: [writeRow(cells)] })).toThrow(reason);
  });

  it.each([
    ['zones:Europe/Paris;circle:48.6,7.8,20', 'circle:48.6,7.8,20', 'where names no zones'],
    ['circle:48.6,7.8,20', 'circle:48.6,7.8', 'the circle "48.6,7.8" is not latitude, longitude, kilometers'],
    ['circle:48.6,7.8,20', 'polygon:48,7 49,7 49', '"" is not from −180 to 180'],
    ['circle:48.6,7.8,20', 'polygon:48,7 49,7', 'where.polygon'],
    ['zone:Europe/Berlin', 'zone:Europe/Strasbourg', 'fr-1: there is no time zone Europe/Strasbourg'],
    ['zone:Europe/Berlin', 'legal:1', 'clock "legal:1" is none of lmt, iana, zone:, offset:, std:, std+CA:'],
    ['"law, 1893"', '"law, 1893" said', 'territories.csv, line 2: a quote within a cell'],
    ['"law, 1893"', 'law, 1893', 'territories.csv, line 2: 11 cells, not 10'],
  ])('a faulty territory: %s → %s', (present, faulty, reason) => {
    const row = TERRITORY_ROW.replace(present, faulty);
    expect(row).not.toBe(TERRITORY_ROW);
    expect(() => build({ territories: [row] })).toThrow(reason);
  });

  it.each([
    ['A,First,TIME archive,facts,excerpt', 'sources.csv, line 2, A: "TIME archive" is no address'],
    ['A,First,https://a.example,facts,', 'sources.csv, line 2, A: how_seen is empty'],
  ])('a faulty source: %s', (row, reason) => {
    expect(() => build({ sources: [row] })).toThrow(reason);
  });

  it('unknown columns', () => {
    const inputs = createInputs({});
    const tables = { ...inputs.tables, 'us-states.csv': inputs.tables['us-states.csv'].replace('status', 'standing') };
    expect(() => buildPractice({ ...inputs, tables })).toThrow(
      'us-states.csv, line 1: the columns must be id,state,where,',
    );
  });

  it('all faults at once, each with its line', () => {
    const states = [
      writeRow({ dst: 'EU' }),
      writeRow({ id: 'tx-2', std: 'six' }),
      writeRow({ id: 'tx-3', source: 'X' }),
    ];
    expect(() => build({ states })).toThrow(
      /^us-states\.csv, line 2, tx-1: .+\nus-states\.csv, line 3, tx-2: .+\ntx-3: there is no source X$/,
    );
  });

  it('an id that stands twice', () => {
    expect(() => build({ states: [STATE_ROW, writeRow({ from: '1945-01-01', to: '1946-01-01' })] })).toThrow(
      'tx-1: the id stands twice',
    );
  });
});

describe('two settled rules with different clocks', () => {
  const buildPair = (first: Readonly<Record<string, string>>, second: Readonly<Record<string, string>>) => () =>
    build({ states: [writeRow({ id: 'tx-a', ...first }), writeRow({ id: 'tx-b', std: '-7', ...second })] });
  const contradiction = 'tx-a and tx-b are settled and contradict each other';

  it.each([
    ['of the same area', {}, {}],
    ['of a wide area before a narrow one', {}, { where: 'counties=48015' }],
    ['of areas that overlap in part', { where: 'lon<1.3' }, { where: 'lon>=0.7' }],
    ['that share one day', { to: '1930-01-02' }, { from: '1930-01-01' }],
  ])('are refused: %s', (_, first, second) => {
    expect(buildPair(first, second)).toThrow(contradiction);
  });

  it.each([
    ['a narrow area before a wide one', { where: 'counties=48015' }, {}],
    ['areas side by side', { where: 'lon<1' }, { where: 'lon>=1' }],
    ['spans that meet', { to: '1930-01-01' }, { from: '1930-01-01' }],
    ['one of them only preferred', { status: 'preferred' }, {}],
    ['the same clock', {}, { std: '-6' }],
  ])('are built: %s', (_, first, second) => {
    expect(buildPair(first, second)).not.toThrow();
  });

  it('are built where one is about records', () => {
    expect(() => build({ records: [writeRow({ id: 'tx-rec', std: '-7' })] })).not.toThrow();
  });

  it('are refused in territories too', () => {
    const wide = TERRITORY_ROW.replace('fr-1', 'fr-2')
      .replace(/zones[^"]+/, 'zones:Europe/Paris')
      .replace('zone:Europe/Berlin', 'lmt');
    expect(() => build({ territories: [TERRITORY_ROW, wide] })).toThrow('fr-1 and fr-2 are settled');
  });
});

describe('the built file', () => {
  it('lists rules that never decide', () => {
    const early = writeRow({ id: 'tx-a', to: '1930-01-01' });
    const late = writeRow({ id: 'tx-b', from: '1930-01-01' });
    const within = writeRow({ id: 'tx-c', where: 'counties=48015', from: '1925-01-01', to: '1935-01-01' });
    const beyond = writeRow({ id: 'tx-d', to: '1950-01-01' });
    const { covered } = build({ states: [early, late, within, beyond] });
    expect(covered.map(({ id }) => id)).toEqual(['tx-c']);
  });

  it('has a line for each rule and source, and reads back without change', () => {
    const { table } = build({});
    const text = serializePractice(table);
    expect(PracticeTable.parse(JSON.parse(text))).toEqual(table);
    expect(text.split('\n').filter((line) => /^\{"id":/.test(line))).toHaveLength(2);
    expect(text.split('\n').filter((line) => /^"[AB]":/.test(line))).toHaveLength(2);
  });
});
