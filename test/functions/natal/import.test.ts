import { describe, expect, test } from 'vitest';
import { ADB, CEZANNE, JHD } from '../../lib/exchange/samples.ts';
import { send } from '../../support/natal.ts';
import { chart } from './birth.ts';

const PATH = '/ephemeris/import';

async function importText(body: object) {
  const { status, text, body: answer } = await send({ path: PATH, body });
  expect(status, text).toBe(200);
  const { records, subjects, unreadable } = answer.counts;
  expect(records).toBe(answer.records.length);
  expect(subjects + unreadable).toBe(records);
  return answer;
}

const codesOf = (record: { readonly issues: readonly { readonly code: string }[] }) =>
  record.issues.map(({ code }) => code);

describe('a record is the subject of other requests', () => {
  test('AAF: Cézanne at 00:38:12 UT, with a Sun to the second of arc', async () => {
    const { format, records } = await importText({ text: CEZANNE });
    const [main, alternative] = records;
    expect(format).toBe('aaf');
    expect(main).toMatchObject({
      line: 2,
      birth: { datetime_utc: '1839-01-19T00:38:12.000Z', utc_offset_seconds: 1308 },
      place: 'Aix-En-Provence',
      country: 'F',
      source: '1*,Standesamt',
      julian_day: 2392758.526528,
      issues: [],
    });
    expect(Math.abs(main.julian_day_difference_seconds)).toBeLessThan(0.05);
    // Its angles are those of the sidereal time of the next day, and its node is the mean one.
    expect(main.comparison).toMatchObject({
      verdict: 'explained',
      changes: [{ what: 'sidereal_time' }, { what: 'node' }],
    });
    expect(alternative.comparison).toBeUndefined();
    expect(alternative).toMatchObject({ part: '1_ALT', birth: { datetime_utc: '1839-01-19T09:00:12.000Z' } });
    const { subject, planets } = await chart({ subject: main.subject });
    expect(subject.datetime_utc).toBe('1839-01-19T00:38:12.000Z');
    // The record states 28°19'16" Capricorn.
    expect(planets.sun.longitude).toBeCloseTo(298 + 19 / 60 + 16 / 3600, 2);
  });

  test('a file of Jagannatha Hora has the name that the request gives it', async () => {
    const { records } = await importText({ text: JHD.india.join('\r\n'), name: 'India' });
    expect(records).toMatchObject([
      { subject: { name: 'India' }, birth: { datetime_utc: '1947-08-14T18:30:01.000Z' } },
    ]);
  });

  test('Astro-Databank: four entries, one of them without a time', async () => {
    const { records } = await importText({ text: ADB });
    expect(records).toMatchObject([
      { id: '1019', source: 'Rodden AA, BC/BR in hand', birth: { datetime_utc: '1906-10-30T08:00:00.000Z' } },
      { id: '33', birth: { utc_offset_seconds: 560 } },
      { id: '79883', birth: { longitude: 177.488889 } },
      { id: '3', birth: { birth_time_known: false } },
    ]);
  });
});

test('positions that are none are left out of the comparison, and five records are compared', async () => {
  const record =
    '#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix,F\n#B93:*,43n31,5e27,0e21:48,m\n#LPOS:SO47CP19:16,MO12PI56:26\n';
  const { records } = await importText({ text: record.repeat(6) });
  const verdicts = records.map(({ comparison }: { comparison?: { verdict: string } }) => comparison?.verdict);
  expect(verdicts).toEqual([...Array(5).fill('same'), undefined]);
});

test('records that a request could not have are unreadable, with the reason that the request would have', async () => {
  const text = [
    'name,date,time,lat,lng,timezone,place',
    'A,03/05/1985,12:00,1,1,UTC,',
    'B,1985-05-03,,91,1,UTC,',
    'C,1985-05-03,12:00,1,1,Foo/Bar,',
    'D,9985-05-03,12:00,1,1,UTC,',
    'E,1985-05-03,12:00,,,,Xyzzyville',
    'F,1985-05-03,12:00,,,,Paris',
    'G,1985-05-03',
    'H,1985-05-03,,1,1,UTC,',
  ].join('\n');
  const { records, counts } = await importText({ text });
  expect(counts).toEqual({ records: 8, subjects: 2, unreadable: 6 });
  expect(
    records.map((record: Parameters<typeof codesOf>[0] & { line: number }) => [record.line, ...codesOf(record)]),
  ).toEqual([
    [2, 'AmbiguousDate'],
    [3, 'InvalidLatitude'],
    [4, 'InvalidTimezone'],
    [5, 'DatetimeOutOfRange'],
    [6, 'PlaceNotFound'],
    [7],
    [8, 'ValidationError'],
    [9],
  ]);
  expect(records[7].birth.birth_time_known).toBe(false);
});

test('bytes in Windows-1252 are read, and lines are counted from the first one of a part', async () => {
  const bytes = Buffer.from('#A93:Müller,Zoë,w,1.1.1990,12:00,Köln,D\r\n#B93:*,50n56,6e57,1he,0\r\n', 'latin1');
  const { encoding, records } = await importText({ content: bytes.toString('base64'), first_line: 100 });
  expect(encoding).toBe('windows-1252');
  expect(records).toMatchObject([{ line: 100, subject: { name: 'Zoë Müller' }, place: 'Köln' }]);
});

test('a file of no known form, too many records and a request with none or two files are refused', async () => {
  const lines = (count: number) => '#A93:A,B,m,1.1.1990,12:00,X,*\n#B93:*,1n00,1e00,1he,0\n'.repeat(count);
  const refusals = [
    [{ text: 'Dear Ana' }, 'ValidationError', 'body.text'],
    [{ content: 'AAAA' }, 'ValidationError', 'body.content'],
    [{ content: '%' }, 'ValidationError', 'body.content'],
    [{ text: lines(501) }, 'BatchTooLarge', 'body.text'],
    [{}, 'ValidationError', 'body.text'],
    [{ text: 'a', content: 'YQ==' }, 'ValidationError', 'body.text'],
    [{ text: 'a', format: 'solarfire' }, 'ValidationError', 'body.format'],
  ] as const;
  for (const [body, code, location] of refusals) {
    const { status, body: problem } = await send({ path: PATH, body });
    expect([status, problem.error, problem.errors[0].location]).toEqual([400, code, location]);
  }
  await importText({ text: lines(500) });
});

test('a text with a format that it does not have has no records', async () => {
  const { counts } = await importText({ text: 'Dear Ana', format: 'AAF' });
  expect(counts.records).toBe(0);
});
