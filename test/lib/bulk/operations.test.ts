import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { BULK_OPERATIONS } from '../../../functions/bulk-operations.ts';
import { describeColumns } from '../../../lib/bulk/select-columns.ts';
import { births, bodyOf } from '../../bench/births.ts';
import { createTask, openOperation, runBytes, runToRows, toNdjson } from '../../support/bulk.ts';
import { send } from '../../support/natal.ts';

const paths = BULK_OPERATIONS.map(({ endpoint }) => endpoint.path);

test.each(paths)('the examples of %s are records', async (path) => {
  const { operation } = await openOperation(path);
  if ('columns' in operation) return;
  const bodies = operation.endpoint.examples.filter(({ query }) => !query).map(({ body }) => body);
  const { rows, errors } = await runToRows({ operation: path }, toNdjson(bodies));
  expect(errors).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ answer }) => (answer as { success: boolean }).success)).not.toContain(false);
});

test('an answer is that of the endpoint without the times of its calculation, and flat births are read', async () => {
  const flat = { name: 'Ada', date: '1815-12-10', time: '13:00', lat: 51.5074, lng: -0.1278, tz: 'Europe/London' };
  const defaults = { relocation_location: { latitude: 48.85, longitude: 2.35 } };
  const operation = '/ephemeris/relocation';
  const sent = await send({ path: operation, body: { ...flat, ...defaults } });
  const { rows } = await runToRows({ operation, defaults }, toNdjson([{ id: 1, ...flat }]));
  const whole = JSON.parse(sent.text, (name, value) =>
    /^(processing|calculation)_time/.test(name) ? undefined : value,
  );
  expect(sent.status).toBe(200);
  expect(rows).toEqual([{ record: 1, id: '1', answer: whole }]);
});

test.each([
  { date: '1926-06-01', time: '09:36', latitude: 34.05, longitude: -118.24 },
  { subject: { date: '1926-06-01', time: '09:36', lat: 34.05, lng: -118.24 } },
])('a zone among the defaults completes flat births: %j', async (birth) => {
  const timezone = 'America/Los_Angeles';
  const defaults = 'subject' in birth ? { subject: { timezone } } : { timezone };
  const { rows, errors } = await runToRows(
    { defaults, output: { format: 'ndjson', columns: ['utc', 'timezone'] } },
    toNdjson([birth]),
  );
  expect(errors).toEqual([]);
  expect(rows).toEqual([{ record: 1, id: null, utc: '1926-06-01T17:36:00.000Z', timezone }]);
});

test('every column has a name of its own in lower snake case, a type and a description', async () => {
  for (const path of paths) {
    const { columns } = describeColumns(await openOperation(path));
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    for (const { name, description } of columns) {
      expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(description).toMatch(/^[^.]+(\.[^ ][^.]*)*$/);
    }
  }
});

test('equal shards are equal bytes, and Parquet, CSV and NDJSON have the same values', async () => {
  const bodies = births(8).map((birth, index) => ({ id: `b${index}`, ...bodyOf(birth) }));
  const columns = ['utc', 'sun_longitude', 'sun_sign', 'sun_house', 'sun_retrograde', 'sun_moon_aspect', 'warnings'];
  const input = toNdjson([
    ...bodies,
    { id: 'x', subject: { ...bodyOf(births(1)[0] as never).subject, birth_time_known: false } },
  ]);
  const run = (format: 'parquet' | 'ndjson' | 'csv') => runBytes(createTask({ output: { format, columns } }), input);
  const { output } = await run('parquet');
  expect(Buffer.compare(output, (await run('parquet')).output)).toBe(0);
  const file = new Uint8Array(output).buffer;
  const rows = (await parquetReadObjects({ file })).map((row) => ({ ...row, utc: (row.utc as Date).toISOString() }));
  const lines = Buffer.from((await run('ndjson')).output)
    .toString()
    .trimEnd()
    .split('\n');
  expect(rows).toEqual(lines.map((line) => JSON.parse(line)));
  const [header, ...cells] = Buffer.from((await run('csv')).output)
    .toString()
    .trimEnd()
    .split('\n');
  expect(header?.split(',')).toEqual(Object.keys(rows[0] ?? {}));
  expect(cells).toEqual(
    rows.map((row) =>
      Object.values(row)
        .map((value) => value ?? '')
        .join(),
    ),
  );
});
