import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnreadableInputError } from '../../../lib/bulk/errors.ts';
import { BodyReader } from '../../../lib/bulk/input/read-body.ts';
import { readRecords } from '../../../lib/bulk/input/records.ts';
import { splitInput } from '../../../lib/bulk/split.ts';
import type { InputFormat } from '../../../lib/bulk/task.ts';
import { NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { readPart } from '../../../lib/requests/read-part.ts';
import { forAll } from '../../support/for-all.ts';
import { clock, geocoder } from '../../support/services.ts';

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const split = (
  text: string | Uint8Array,
  given: { format?: InputFormat; recordsPerShard?: number; size?: number } = {},
) => {
  const { format = 'csv', recordsPerShard = 2, size = 1000 } = given;
  return splitInput(cut(Buffer.from(text), size), { format, recordsPerShard });
};

/** The records of every shard, as they stand in the input. */
async function readAll(text: string, given: Parameters<typeof split>[1] = {}) {
  const { header, shards } = await split(text, given);
  return shards.flatMap(({ offset, bytes, firstLine, firstRecord }) => {
    const input = { format: given.format ?? 'csv', firstLine, firstRecord, ...(header !== undefined && { header }) };
    return [...readRecords({ input }, Buffer.from(text).subarray(offset, offset + bytes))];
  });
}

const CSV =
  '\uFEFFid,name,date\r\n1,"Ada, Countess",1815-12-10\r\n\r\n2,"two\nlines ""quoted""",1990-01-01\r\n3,5" pipe,2000-01-01';

test('a CSV with a byte order mark, quotes, line ends in cells, blank lines and CRLF keeps its records and their lines', async () => {
  expect(await readAll(CSV)).toEqual([
    { record: 1, line: 2, id: '1', sent: { name: 'Ada, Countess', date: '1815-12-10' } },
    { record: 2, line: 4, id: '2', sent: { name: 'two\nlines "quoted"', date: '1990-01-01' } },
    { record: 3, line: 6, id: '3', sent: { name: '5" pipe', date: '2000-01-01' } },
  ]);
});

test('shards do not depend on the sizes of the chunks that are read', async () => {
  const whole = await split(CSV);
  for (let size = 1; size < 20; size += 1) expect(await split(CSV, { size })).toEqual(whole);
});

test('shards have every record once, whatever their size', () => {
  const cell = fc.stringMatching(/^[a-z,"\n é]{0,8}$/);
  const row = fc.tuple(cell, cell);
  return fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 20 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, recordsPerShard) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = `a,b\n${rows.map((cells) => `${cells.map(quote).join()}\n`).join('')}`;
        const records = await readAll(text, { recordsPerShard, size: 13 });
        const expected = rows.map(([a, b]) => ({ ...(a.trim() && { a: a.trim() }), ...(b.trim() && { b: b.trim() }) }));
        expect(records.map(({ sent }) => sent)).toEqual(expected);
        expect(records.map(({ record }) => record)).toEqual(rows.map((_, index) => index + 1));
      },
    ),
  );
});

test.each([
  ['an empty file', '', /begins with a header/],
  ['UTF-16', Buffer.from('\uFEFFid,date\n', 'utf16le'), /UTF-16/],
  ['an open quotation mark', 'id,name\n1,"Ada\n2,Bob\n', /Line 2 opens a quotation mark/],
  ['line ends without line feeds', 'id,name\r1,Ada\r', /carriage return/],
])('%s is refused', async (_, text, message) => {
  const refused = expect(split(text)).rejects;
  await refused.toThrow(UnreadableInputError);
  await refused.toThrow(message);
});

test.each([
  ['id;date;lat\n1;1990-01-01;48,5\n', { date: '1990-01-01', lat: '48,5' }],
  ['id\tdate\n1\t1990-01-01\n', { date: '1990-01-01' }],
  [
    'id,year,birth_time_known,configuration.harmonic\n1,1990,FALSE,5\n',
    { year: 1990, birth_time_known: false, configuration: { harmonic: 5 } },
  ],
  ['id,date,time\n1,1990-01-01,\n', { date: '1990-01-01', birth_time_known: false }],
])('cells are members of a body: %j', async (text, sent) => {
  expect(await readAll(text)).toEqual([expect.objectContaining({ sent })]);
});

test('a row with another number of cells is an error of that row', async () => {
  const [first, second] = await readAll('id,date\n1,1990-01-01,x\n2,1990-01-01\n');
  expect(first?.sent).toMatchObject({ error: { message: 'has 3 cells, but the header 2' } });
  expect(second).toMatchObject({ id: '2', record: 2 });
});

/** Parts of flat births, many of which only the reader of requests may judge. */
const plainParts = {
  date: fc.oneof(
    fc
      .date({ min: new Date('1500-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom('1990-02-30', '1990-2-3', '3 May 1985', '0004-01-01', '1990-01-01Z', ' 1990-01-01', '19900101'),
  ),
  time: fc.oneof(
    fc.tuple(fc.nat(24), fc.nat(60)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
    fc.constantFrom('24:00', '12:00:60', '2:30 pm', '12:30:15', '12:00Z', '12:00+02:00'),
  ),
  lat: fc.oneof(
    fc.double({ min: -95, max: 95, noNaN: true }),
    fc.constantFrom('48.85', '-0', '48n51', '91', '1e1', ''),
  ),
  lng: fc.oneof(fc.double({ min: -185, max: 185, noNaN: true }), fc.constantFrom('2.35', '-180.0', '2e21', ' 5')),
  tz: fc.constantFrom(
    'Europe/Paris',
    'America/Argentina/Buenos_Aires',
    'UTC',
    'Etc/GMT+2',
    'europe/paris',
    'Nowhere/Land',
    '+02:00',
  ),
};

test('a plain birth is read as the reader of requests reads it', () => {
  const settings = { now: clock.now(), findPlace: () => undefined };
  const defaults = { configuration: { house_system: 'K' }, options: { decimal_places: 4 } };
  const reader = new BodyReader({ schema: NatalChartRequest, defaults, now: clock.now(), geocoder });
  const readOnce = (record: Record<string, unknown>): unknown => {
    try {
      return (reader.read(record) as { value: unknown }).value;
    } catch (problem) {
      return (problem as { issues: unknown }).issues;
    }
  };
  forAll([fc.record(plainParts)], { numRuns: 2000 }, (record) => {
    const { value, issues } = readPart(
      { name: 'body', input: { ...defaults, ...record }, schema: NatalChartRequest },
      settings,
    );
    const expected = issues.length > 0 ? issues.map(({ code: _, ...issue }) => issue) : value;
    expect(readOnce(record)).toEqual(expected);
  });
});
