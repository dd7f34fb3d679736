import { describe, expect, test } from 'vitest';
import { UnreadableInputError } from '../../../lib/bulk/errors.ts';
import { splitInput } from '../../../lib/bulk/split.ts';
import { type ProgramFormat, RECORD_FORMATS } from '../../../lib/bulk/task.ts';
import { listBirthLines } from '../../../lib/exchange/birth-lines.ts';
import { FILE_FORMAT_IDS } from '../../../lib/exchange/formats.ts';
import { createTask, runBytes } from '../../support/bulk.ts';
import { send } from '../../support/natal.ts';
import { ADB, ASTROLOG, CEZANNE, JHD } from './samples.ts';

const FAULTY = `${CEZANNE}#A93:Müller,Zoë,w,31.2.1990,12:00,Köln,D
#A93:Nobody,*,*,1.1.1990,12:00,*,*
#A93:Roe,Ann,f,1.7.1990,13:00,Paris,FR
#A93:Doe,Jane,f,1.7.1950,13:00,Chicago,USA
#B93:2433464.291667,41n52,87w39,6hw,1
#A93:cut,off
`;
const NOWHERE = `${ASTROLOG}/qb 2 30 1990 10:00 ST -1:00 14:39'00E 50:11'00N\n`;
const CUT = ADB.replace('</adb_entry>\n</astrodatabank_export>', '');

const toLines = (text: string | Uint8Array, format: ProgramFormat, notes = new Map<string, number>()): Buffer =>
  Buffer.concat([...listBirthLines(Buffer.from(text), { format, notes })]);

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The rows and the errors of a job, whose shards have three records each. */
async function runJob(bytes: Uint8Array, format: ProgramFormat) {
  const { header, records, shards } = await splitInput(once(bytes), { format, recordsPerShard: 3 });
  expect(header).toBeUndefined();
  const lines: { output: string; errors: string } = { output: '', errors: '' };
  for (const { offset, bytes: size, firstLine, firstRecord } of shards) {
    const task = createTask({ input: { format, firstLine, firstRecord } });
    const { output, errors } = await runBytes(task, bytes.subarray(offset, offset + size));
    lines.output += Buffer.from(output);
    lines.errors += Buffer.from(errors);
  }
  const read = (text: string) => text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
  return { records, rows: read(lines.output), errors: read(lines.errors) };
}

describe('a file of another program as the input of a job', () => {
  test.each([
    ['aaf', FAULTY, { JulianDayDisagrees: 1, PlaceByName: 1, ZoneOfPlace: 1 }],
    ['adb', ADB, {}],
    ['adb', CUT, {}],
    ['astrolog', NOWHERE, {}],
    ['jhd', JHD.india.join('\r\n'), {}],
    ['jhd', '1\n2\n', {}],
  ] as const)(
    '%s has the charts that an import has, and a line of errors for each other record (%#)',
    async (format, text, expected) => {
      const notes = new Map<string, number>();
      const { records, rows, errors } = await runJob(toLines(text, format, notes), format);
      expect(Object.fromEntries(notes)).toMatchObject(expected);
      const { body } = await send({ path: '/ephemeris/import', body: { text, format } });
      expect(records).toBe(body.counts.records);
      expect(rows.length + errors.length).toBe(records);
      for (const [index, { line, id, subject, issues }] of body.records.entries()) {
        const row = rows.find(({ record }) => record === index + 1);
        const error = errors.find(({ record }) => record === index + 1);
        if (subject === null) {
          const { code, message } = issues.at(-1);
          expect(error).toMatchObject({ line, code, ...(error.location === 'line' && { message }) });
          continue;
        }
        const chart = await send({ path: '/ephemeris/natal-chart', body: { subject } });
        expect(row).toMatchObject({
          id: id === undefined ? null : String(id),
          sun_longitude: chart.body.data.planets.sun.longitude,
          moon_house: chart.body.data.planets.moon.house ?? null,
          ascendant_longitude: chart.body.data.angles?.ascendant ?? null,
        });
      }
    },
  );

  test('it is read as UTF-8, or as Windows-1252 where it is none', () => {
    const whole = toLines(FAULTY, 'aaf');
    expect(toLines(Buffer.from(FAULTY, 'latin1'), 'aaf').equals(whole)).toBe(true);
    expect(toLines(`\uFEFF${FAULTY.replaceAll('\n', '\r\n')}`, 'aaf').equals(whole)).toBe(true);
    expect(JSON.parse(toLines(FAULTY.replace('Cezanne', 'Cézanne'), 'aaf').toString().split('\n')[0] ?? '')).toEqual({
      line: 2,
      subject: expect.objectContaining({ name: 'Paul Cézanne' }),
    });
  });

  test('a record that is too long, and a birth that is, are faults of themselves', async () => {
    const long = (count: number) => `#A93:${'x'.repeat(count)},A,m,1.1.1990,12:00,*,*\n#B93:*,43n31,5e27,1he,0\n`;
    const { records, rows, errors } = await runJob(
      toLines(`${long(9)}${long(5000)}${long(2e6)}${CEZANNE}`, 'aaf'),
      'aaf',
    );
    expect([records, rows.map(({ record }) => record)]).toEqual([5, [1, 4, 5]]);
    expect(errors.map(({ record, line, code }) => [record, line, code])).toEqual([
      [2, 3, 'ValidationError'],
      [3, 5, 'PayloadTooLarge'],
    ]);
    const title = `-qb 1 2 1990 10:00 ST -1:00 14:39E 50:11N\n-zi "${'x'.repeat(5000)}" ""\n`;
    expect(JSON.parse(toLines(title, 'astrolog').toString())).toMatchObject({
      line: 1,
      fault: { code: 'PayloadTooLarge' },
    });
  });

  test('a text without records is refused', () => {
    expect(() => toLines('', 'aaf')).toThrow(UnreadableInputError);
    expect(() => toLines('id,date\n1,1990-01-01\n', 'adb')).toThrow('has no record of the XML of Astro-Databank');
  });

  test('every format of an import is one of jobs', () => {
    expect(FILE_FORMAT_IDS.filter((id) => !(RECORD_FORMATS as readonly string[]).includes(id))).toEqual([
      ...['aaf', 'adb', 'astrolog', 'jhd'],
    ]);
  });
});
