import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from '../../../../lib/chain/formats/csv.ts';
import { forAll } from '../../../support/for-all.ts';

const one = (cell: string | number | boolean | null | undefined): string =>
  formatCsv({ columns: ['cell'], rows: [[cell]] }).slice('cell\r\n'.length, -'\r\n'.length);

describe('a table as comma-separated values', () => {
  it('has a header and ends every record with CRLF', () => {
    const table = { columns: ['a', 'b'], rows: [['x', 1] as const, [true, null] as const] };
    expect(formatCsv(table)).toBe('a,b\r\nx,1\r\ntrue,\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "a"', '"say ""a"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Ősz', 'Ősz'],
  ])('quotes %j where RFC 4180 requires it', (cell, text) => expect(one(cell)).toBe(text));

  it('is read back by a parser as the cells that it was made of', () => {
    const anyText = fc
      .string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', '=', ' ', 'é', '木', '🜨') })
      .map((text) => `x${text}`);
    const anyTable = fc.array(fc.tuple(anyText, anyText, anyText), { minLength: 1 });
    forAll([anyTable], (rows) => {
      const text = formatCsv({ columns: ['a', 'b', 'c'], rows });
      expect(parse(text, { record_delimiter: '\r\n', from_line: 2 })).toEqual(rows);
    });
  });
});

describe('text that a spreadsheet would run', () => {
  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=cmd|"/c calc"!A1',
    '-2025-01-01+1',
    '-2025-01-01T00:00:00Z|x',
    '-2025-01',
  ])('%j is quoted, with an apostrophe in front', (cell) => {
    expect(one(cell)).toBe(`"'${cell.replaceAll('"', '""')}"`);
  });

  it('is no number', () => expect(one(-1.5)).toBe('-1.5'));

  it.each([
    '-0043-03-15',
    '+12025-03-15',
    '-0043-03-15T12:00Z',
    '-0043-03-15T12:00:00Z',
    '-0043-03-15T12:00:00.000Z',
    '-0043-03-15T12:00:00.000+01:00',
    '-0043-03-15T12:09:21.000+00:09:21',
    '-0043-03-15T12:00:00',
  ])('is not a date and no instant of an early year: %s', (cell) => expect(one(cell)).toBe(cell));
});
