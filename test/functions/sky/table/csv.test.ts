import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { postTo } from '../../../support/any-endpoint.ts';

const ask = (body: unknown, Accept = 'application/json') =>
  postTo('/ephemeris/table', body, {}, { headers: { Accept } });

const DECADE = {
  start_date: '2020-01-01',
  end_date: '2029-12-31',
  columns: ['longitude'],
};
const NIGHT = {
  start_date: '2020-12-21T15:00:00Z',
  end_date: '2020-12-21T18:00:00Z',
  step: { value: 1, unit: 'hour' },
  bodies: ['sun', 'saturn', 'true_node'],
  columns: ['altitude', 'magnitude', 'sign'],
  location: { latitude: 52.52, longitude: 13.405 },
};
const ANTIQUITY = { start_date: '-0043-03-15', end_date: '-0043-03-17', bodies: ['sun'] };

describe('200 table as CSV', () => {
  it.each([
    ['ten years of daily positions', DECADE],
    ['negative numbers and absent values', NIGHT],
    ['years before 0000', ANTIQUITY],
  ])('has the rows of the JSON answer, to the last digit: %s', async (_name, body) => {
    const { columns_schema, rows } = (await ask(body)).body;
    const { status, type, text } = await ask(body, 'text/csv');
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const cells = rows.map((row: unknown[]) => row.map((cell) => (cell === null ? '' : String(cell))));
    expect(parse(text, { record_delimiter: '\r\n' })).toEqual([columns_schema, ...cells]);
  });
});
