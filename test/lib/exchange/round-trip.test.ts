import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilFromWall, wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { FILE_FORMAT_IDS, FILE_FORMATS, recognizeFormat } from '../../../lib/exchange/formats.ts';
import { toSubject } from '../../../lib/exchange/subject.ts';
import { type AafBirth, formatAaf } from '../../../lib/exchange/write-aaf.ts';
import { formatBirthTable, formatSubjectLine, type SubjectRecord } from '../../../lib/exchange/write-table.ts';
import { formatIsoMoment } from '../../../lib/requests/dates/iso-text.ts';
import { forAll } from '../../support/for-all.ts';
import { ADB, ASTROLOG, CEZANNE, JHD, listSubjects, readFile } from './samples.ts';

const SECONDS_OF_ARC = 3600;
const arc = (limit: number) =>
  fc.integer({ min: -limit * SECONDS_OF_ARC, max: limit * SECONDS_OF_ARC }).map((seconds) => seconds / SECONDS_OF_ARC);
/** Years 1 to 9999. */
const instant = fc.integer({ min: -62_135_000_000, max: 253_000_000_000 });
const name = fc.stringMatching(/^(?:[A-Za-zÀ-ÿ.'-]{1,12} ){0,3}[A-Za-zÀ-ÿ'-]{1,12}$/);
const place = fc.oneof(fc.constant(''), name);

const aafBirth: fc.Arbitrary<AafBirth> = fc.record({
  name: fc.oneof(fc.constant(''), name),
  instant,
  offsetSeconds: fc.oneof(
    fc.integer({ min: -48, max: 56 }).map((quarter) => quarter * 900),
    fc.integer({ min: -43_200, max: 50_400 }),
  ),
  timeIsKnown: fc.boolean(),
  latitude: arc(90),
  longitude: arc(180),
  place,
  country: place,
  isFromRecord: fc.boolean(),
});

describe('what is written is read again', () => {
  test('AAF: the second of the clock, its offset, the second of arc, name, place and source', () => {
    forAll([aafBirth], { numRuns: 500 }, (birth) => {
      const text = formatAaf(birth);
      const [record] = readFile('aaf', text).records;
      const { subject, issues } = toSubject(record as NonNullable<typeof record>);
      const civil = civilFromWall(wallAt(unixSeconds(birth.instant), birth.offsetSeconds));
      const offset = birth.timeIsKnown ? birth.offsetSeconds : undefined;
      expect(issues).toEqual([]);
      const { calendar, ...datetime } = (subject?.birth_datetime ?? {}) as Record<string, unknown>;
      expect(calendar ?? 'gregorian').toBe('gregorian');
      expect({ ...subject, birth_datetime: datetime }).toEqual({
        name: birth.name,
        birth_datetime: {
          iso: formatIsoMoment({ civil, hasTime: birth.timeIsKnown, offsetSeconds: offset }),
          ...(birth.isFromRecord && { time_basis: 'record' }),
        },
        birth_location: { latitude: expect.closeTo(birth.latitude, 5), longitude: expect.closeTo(birth.longitude, 5) },
        ...(!birth.timeIsKnown && { birth_time_known: false }),
      });
      expect(record?.birth?.place).toEqual({ name: birth.place, country: birth.country });
    });
  });

  test('a comma, a # and a lone * in a field do not break the record', () => {
    forAll([fc.string({ unit: fc.constantFrom(',', '#', '*', '^', ' ', '\n', 'a') })], (text) => {
      const birth = { ...fc.sample(aafBirth, { numRuns: 1, seed: 1 })[0], name: text, place: text, country: text };
      const { records } = readFile('aaf', formatAaf(birth as AafBirth));
      expect(records.map((record) => [record.issues, record.birth?.name.includes(',')])).toEqual([[[], false]]);
    });
  });

  const records: readonly SubjectRecord[] = [
    ...[CEZANNE, ADB, ASTROLOG, JHD.raman.join('\n')].flatMap((text) => {
      const format = recognizeFormat(text);
      return format ? listSubjects(format, text, 'V. Raman') : [];
    }),
    {
      subject: {
        name: 'By, "name"',
        birth_datetime: { iso: '1990-01-01' },
        birth_location: { place: 'Paris', country: 'FR' },
        birth_time_known: false,
      },
    },
    { subject: { birth_datetime: { julian_day: 2440065.105 }, birth_location: { latitude: 1, longitude: 2 } } },
  ].flatMap(({ subject }, index) => (subject ? [{ id: `r${index}`, subject }] : []));

  test('NDJSON: the same subjects with their ids', () => {
    const read = readFile('ndjson', records.map(formatSubjectLine).join(''));
    expect(read.records.map(({ id, sent }) => ({ id, subject: sent }))).toEqual(records);
    expect(records.length).toBeGreaterThan(10);
  });

  test('CSV: the same members, loose', () => {
    const read = readFile('csv', formatBirthTable(records));
    expect(read.issues).toEqual([]);
    expect(read.records.map(({ id, issues, sent = {} }) => [id, issues, describeFlat(sent)])).toEqual(
      records.map(({ id, subject }) => [id, [], describeFlat(subject)]),
    );
  });
});

/** The members of a subject at one level, as texts; an empty name is that of a birth without one. */
const describeFlat = (subject: Readonly<Record<string, unknown>>): unknown => {
  const { birth_datetime = {}, birth_location = {}, ...others } = subject;
  const members = Object.entries({ ...others, ...(birth_datetime as object), ...(birth_location as object) });
  return Object.fromEntries(members.filter(([, value]) => value !== '').map(([key, value]) => [key, String(value)]));
};

describe('no text throws, and every record has a subject or an issue', () => {
  const SAMPLES = [
    CEZANNE,
    ADB,
    ASTROLOG,
    JHD.india.join('\r\n'),
    'name,date,time\nA,1990-01-01,12:00\n"',
    '{"name":1}\n{',
  ];

  const check = (text: string): void => {
    for (const format of FILE_FORMAT_IDS) {
      const { records } = FILE_FORMATS[format].read(text, 1, '');
      for (const record of records) {
        const { subject, issues } = toSubject(record);
        if (subject === undefined && issues.length === 0) throw new Error(`a record of ${format} is lost`);
      }
    }
    recognizeFormat(text);
  };

  test('random bytes', () => {
    forAll([fc.uint8Array({ maxLength: 400 })], { numRuns: 300 }, (bytes) =>
      check(Buffer.from(bytes).toString('latin1')),
    );
  });

  test('files that are cut off, and with pieces exchanged', () => {
    const part = fc.constantFrom(...SAMPLES).chain((text) => fc.nat(text.length).map((at) => text.slice(at)));
    forAll([part, part, fc.nat(400)], { numRuns: 500 }, (first, second, length) =>
      check(first.slice(0, length) + second),
    );
  });

  test('fields with other letters', () => {
    const letters = fc.constantFrom(
      '',
      '*',
      '^',
      '#',
      ',',
      '9'.repeat(30),
      '-',
      '.',
      ':',
      '"',
      '<',
      '>',
      '\0',
      '\r',
      '٣',
      'NaN',
      '1e99',
    );
    const at = fc.constantFrom(...SAMPLES).chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
    forAll([at, letters, fc.nat(8)], { numRuns: 1000 }, ([text, from], letter, length) =>
      check(text.slice(0, from) + letter + text.slice(from + length)),
    );
  });

  // A loop within a loop over such a text takes longer than a test may.
  test('long texts of one piece', () => {
    const pieces = [
      '#A93:',
      '#A93:\n',
      '#SUB:^,^\n',
      '#B:\n',
      '<adb_entry',
      '<adb_entry ',
      '<adb_entry a',
      'a',
      '"',
      '/qb ',
    ];
    const others = ['/qb "\n', '1\n', '{', ',', '&#', ' ', '\n', '\t'];
    for (const piece of [...pieces, ...others]) check(piece.repeat(20_000 / piece.length));
    check(`#A93:a\n${'#B:\n'.repeat(5000)}${'#SUB:^\n'.repeat(5000)}`);
    check(`<adb_entry ${'a'.repeat(20_000)}></adb_entry>`);
  });
});
