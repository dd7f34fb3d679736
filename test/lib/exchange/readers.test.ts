import { describe, expect, test } from 'vitest';
import { decodeFile } from '../../../lib/exchange/encoding.ts';
import { type FileFormatId, recognizeFormat } from '../../../lib/exchange/formats.ts';
import { ADB, ASTROLOG, CEZANNE, JHD, listSubjects, readFile } from './samples.ts';

/** The clock with its offset of each record, or its Julian day, or the date alone. */
const listTimes = (format: FileFormatId, text: string): readonly unknown[] =>
  listSubjects(format, text).map(({ subject }) => {
    const { iso, julian_day } = (subject?.birth_datetime ?? {}) as { iso?: string; julian_day?: number };
    return iso ?? julian_day;
  });

const listCodes = (format: FileFormatId, text: string) =>
  listSubjects(format, text).map(({ issues }) => issues.map(({ code }) => code));

const b93 = (block: string, time = '13:00') => `#A93:A,B,m,1.7.1950,${time},Chicago,USA\n#B93:${block}\n`;

describe('AAF', () => {
  test('Cézanne: clock, Julian day and place agree, the source is a registry, and 13 positions are stated', () => {
    const { records } = readFile('aaf', CEZANNE);
    const [main, part] = listSubjects('aaf', CEZANNE);
    expect(main).toEqual({
      subject: {
        name: 'Paul Cezanne',
        birth_datetime: { iso: '1839-01-19T01:00+00:21:48', time_basis: 'record' },
        birth_location: { latitude: 43.516667, longitude: 5.45 },
      },
      issues: [],
      julianDayDifferenceSeconds: expect.closeTo(0, 1),
    });
    expect(records.map(({ line, part: kind, source }) => [line, kind, source])).toEqual([
      [2, undefined, '1*,Standesamt'],
      [14, '1_ALT', undefined],
    ]);
    expect(records[0]?.positions).toHaveLength(13);
    expect(records[0]?.positions?.[0]).toEqual({ point: 'sun', longitude: '28°19\'16" Capricorn' });
    // The sub-record inherits everything but the time; its own Julian day is not that of the record.
    expect(part?.subject).toMatchObject({ name: 'Paul Cezanne', birth_datetime: { iso: '1839-01-19T09:22+00:21:48' } });
  });

  test('the samples of the description and of programs', () => {
    const records = [
      [
        '#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F\n#B93:2392758.526528,43n31,5e27,*,L',
        '1839-01-19T01:00+00:21:48',
      ],
      ['#A93:Niehenke,Peter,*,9.5.1949,22:30,Hamm,D\n#B93:2433046.354167,51n41,7e49,1he,1', '1949-05-09T22:30+02:00'],
      ['#A93:Garms,Martin,11.10.1958,1.10,Brilon-Wald, D\n#B93: *,51n21,9e35,1,0', '1958-10-11T01:10+01:00'],
      ['#A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D\n#B93:*,49n05,8e11,1he,0', '1970-09-27T11:04+01:00'],
      ['#A93:Sen,Ravi,m,5.1.1990,4:05,Mumbai,India\n#B93:*,19n04:34,72e52:40,5he30,0', '1990-01-05T04:05+05:30'],
      ['#A93:Amundsen, Roald,M,16.7.1872G,5:0:0,Sarpsborg,*\n#B93:*,59N17,11E07,0E44:0,*', '1872-07-16T05:00+00:44'],
      ['#A93:Ereignis,*,E,24.12.1992,*,Freiburg,D', '1992-12-24'],
    ] as const;
    expect(records.map(([text]) => listTimes('aaf', text)[0])).toEqual(records.map(([, time]) => time));
  });

  test('the Julian day counts where clock and zone disagree with it, settles a zone that is open, and is silent about an unknown time', () => {
    // 1 July 1950, 19:00 UT is 2433464.291667.
    expect(listTimes('aaf', b93('2433464.291667,41n52,87w39,6hw,0'))).toEqual(['1950-07-01T13:00-06:00']);
    expect(listTimes('aaf', b93('2433464.291667,41n52,87w39,6hw,1'))).toEqual([2433464.291667]);
    expect(listCodes('aaf', b93('2433464.291667,41n52,87w39,6hw,1'))).toEqual([['JulianDayDisagrees']]);
    expect(listTimes('aaf', b93('2433464.291667,41n52,87w39,*,*'))).toEqual(['1950-07-01T13:00-06:00']);
    expect(listCodes('aaf', b93('2433464.291667,41n52,87w39,*,*'))).toEqual([['JulianDayDecides']]);
    expect(listTimes('aaf', b93('2433464.250000,41n52,87w39,6hw,*'))).toEqual(['1950-07-01T13:00-05:00']);
    expect(listTimes('aaf', b93('2433464.000000,41n52,87w39,6hw,0', '*'))).toEqual(['1950-07-01']);
    expect(listTimes('aaf', b93('*,41n52,87w39,6hw,*'))).toEqual(['1950-07-01T13:00']);
    expect(listCodes('aaf', b93('*,41n52,87w39,6hw,*'))).toEqual([['ZoneOfPlace']]);
  });

  test('a date is Julian before 15 October 1582, and as its letter says', () => {
    const calendars = ['14.10.1582', '15.10.1582', '7.10.1582g', '29.2.1700j', '24.12.-6g', '29.2.1700'].map((date) => {
      const [made] = listSubjects('aaf', `#A93:A,B,m,${date},1:00,X,*\n#B93:*,1n00,1e00,0he,0`);
      return (made?.subject?.birth_datetime as { calendar?: string } | undefined)?.calendar ?? made?.issues[0]?.code;
    });
    expect(calendars).toEqual(['julian', 'gregorian', 'gregorian', 'julian', 'gregorian', 'InvalidDatetime']);
  });

  test('a record that cannot be read has its line, and others stay', () => {
    const text = `stray\n#B93:*\n#A93:A,B,m,1.1.1990\n${b93('*,91n00,1e00,0he,0')}${b93('*,1n00,1e00,9x,0')}${b93('*,1n00,1e00,0he,0', '25:00')}${b93('*,1n00,1e00,0he,0')}`;
    const contents = readFile('aaf', text);
    expect(contents.issues.map(({ line, code }) => [line, code])).toEqual([
      [1, 'NotRead'],
      [2, 'NotRead'],
    ]);
    expect(contents.records.map(({ line, issues }) => [line, issues[0]?.code])).toEqual([
      [3, 'ValidationError'],
      [4, 'InvalidLatitude'],
      [6, 'InvalidTimezone'],
      [8, 'InvalidDatetime'],
      [10, undefined],
    ]);
  });
});

test('Jagannatha Hora: minutes follow the point, and west is positive', () => {
  const files = [
    [JHD.india, '1947-08-15T00:00:01+05:30', { latitude: 28.666667, longitude: 77.216667 }],
    [JHD.gandhi, '1869-10-02T07:20+04:39:16', { latitude: 21.616667, longitude: 69.816667 }],
    [JHD.author, '1970-04-04T17:50:40+05:30', { latitude: 16.166667, longitude: 81.133333 }],
    [JHD.raman, '1912-08-08T19:38+05:30', { latitude: 12.983333, longitude: 77.583333 }],
    [JHD.aurobindo, '1872-08-15T05:17+05:53', { latitude: 22.5, longitude: 88.333333 }],
  ] as const;
  for (const [lines, iso, place] of files) {
    const [made] = listSubjects('jhd', `${lines.join('\r\n')}\r\n`, 'Name');
    expect(made).toEqual({
      subject: { name: 'Name', birth_datetime: { iso }, birth_location: place },
      issues: [],
      julianDayDifferenceSeconds: undefined,
    });
  }
  const conflicting = JHD.india.with(8, '-6.500000').join('\n');
  expect(listCodes('jhd', conflicting)).toEqual([['NotRead']]);
  const wrong = [
    JHD.india.slice(0, 6),
    JHD.india.with(0, '13'),
    JHD.india.with(3, '24.00'),
    JHD.india.with(6, '91.0'),
    JHD.india.with(5, '5.75'),
  ];
  expect(wrong.map((lines) => listCodes('jhd', lines.join('\n'))[0]?.[0])).toEqual([
    'ValidationError',
    'InvalidDatetime',
    'InvalidDatetime',
    'InvalidLatitude',
    'InvalidLongitude',
  ]);
});

test('Astro-Databank: Julian day and meridian give the zone, and islands beyond the date line lie in the east', () => {
  expect(listTimes('adb', ADB)).toEqual([
    ...['1906-10-30T09:00+01:00', '1825-11-29T19:00+00:09:20', '2014-06-23T20:53:09Z', '1906-10-30'],
  ]);
  const [fegelein, , kiska, untimed] = listSubjects('adb', ADB);
  expect(fegelein).toMatchObject({
    subject: { name: 'Hermann Fegelein', birth_datetime: { time_basis: 'record', calendar: 'gregorian' } },
    issues: [],
  });
  expect(kiska?.subject?.birth_location).toEqual({ latitude: 51.958611, longitude: 177.488889 });
  expect(untimed?.subject).toMatchObject({ birth_time_known: false });
  const { records } = readFile('adb', ADB);
  expect(records.map(({ line, id }) => [line, id])).toEqual([
    [3, '1019'],
    [19, '33'],
    [31, '79883'],
    [42, '3'],
  ]);
  expect(records[3]?.birth?.place.name).toBe('Ansbach & Basel');
  const cut = readFile('adb', ADB.slice(0, ADB.indexOf('Kiska')));
  expect(cut.records.map(({ birth }) => birth !== undefined)).toEqual([true, true, false]);
});

test('Astrolog: zones without a letter are positive to the west', () => {
  expect(listTimes('astrolog', ASTROLOG)).toEqual([
    ...['1980-10-27T10:20+01:00', '1972-06-23T03:00+01:00', '1955-10-28T22:00-08:00'],
  ]);
  const [honzik] = listSubjects('astrolog', ASTROLOG);
  expect(honzik?.subject).toMatchObject({ name: 'Honzik', birth_location: { latitude: 50.183333, longitude: 14.65 } });
  const wrong = [
    '/qb 1 1 2000 12:00 ST 0:00 0:00 0:00',
    '/qb 1 1 2000',
    '/qb 1 1 2000 12:00 XX 0 0:00E 0:00N',
    '/qb 2 30 2000 12:00 ST 0 0:00E 0:00N',
  ];
  expect(wrong.map((line) => listCodes('astrolog', line)[0]?.[0])).toEqual([
    'InvalidLatitude',
    'ValidationError',
    'InvalidTimezone',
    'InvalidDatetime',
  ]);
  expect(listTimes('astrolog', '/qa 7 4 1976 3:05pm 5W 77:02W 38:53N\n-zl 1 2')).toEqual(['1976-07-04T15:05-05:00']);
});

test('tables hold subjects as requests have them, and other columns are named', () => {
  const csv =
    'id;name;Date;time;lat;lng;timezone;profession\r\n7;Ana;1985-05-03;04:20;20.7;-103.3;America/Mexico_City;painter\r\n8;Bo\r\n';
  const contents = readFile('csv', csv);
  expect(contents.issues).toEqual([
    { line: 1, code: 'NotRead', message: 'has members that are none of a birth: profession' },
  ]);
  expect(contents.records).toMatchObject([
    { line: 2, id: '7', sent: { name: 'Ana', Date: '1985-05-03', time: '04:20' }, issues: [] },
    { line: 3, issues: [{ line: 3, code: 'ValidationError' }] },
  ]);
  const ndjson = '{"id":1,"subject":{"birth_datetime":"1985-05-03 04:20"},"options":{}}\n\n[]\n{"x"\n';
  expect(readFile('ndjson', ndjson)).toMatchObject({
    records: [{ line: 1, id: 1, sent: { birth_datetime: '1985-05-03 04:20' } }, { line: 3 }, { line: 4 }],
    issues: [{ code: 'NotRead', message: expect.stringContaining('options') }],
  });
});

test('a text is recognized by its beginning', () => {
  const texts = {
    aaf: CEZANNE,
    adb: ADB,
    astrolog: ASTROLOG,
    jhd: JHD.raman.join('\r\n'),
    ndjson: '{"name":"A"}',
    csv: 'name,date\nA,1990-01-01',
  };
  for (const [format, text] of Object.entries(texts)) {
    expect(recognizeFormat(text)).toBe(format);
    expect(recognizeFormat(`\uFEFF${text}`)).toBe(format);
  }
  for (const text of ['', 'Dear Ana,', 'a,b\n1,2', '\0\0', '"']) expect(recognizeFormat(text)).toBeUndefined();
});

test('bytes are UTF-8 where they can be, else Windows-1252', () => {
  const text = '#A93:Müller,Zoë,w,1.1.1990,12:00,Köln,D';
  const ansi = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(decodeFile(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' });
  expect(decodeFile(Buffer.from(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-8' });
  expect(decodeFile(ansi)).toEqual({ text, encoding: 'windows-1252' });
  // The euro and typographic quotes are where ISO 8859-1 has none.
  expect(decodeFile(Uint8Array.of(0x80, 0x93, 0xe9, 0x94)).text).toBe('€“é”');
});
