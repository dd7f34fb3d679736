import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addChart, MAX_CHARTS, readCharts, readChosenFile, writeCharts } from '../../../site/playground/chart-file.ts';
import { EXAMPLE_ENTRIES, FIELD_NAMES, type FormEntries, INITIAL_ENTRIES } from '../../../site/playground/entries.ts';

const entriesArbitrary = fc
  .record({
    name: fc.string({ maxLength: 200 }),
    place: fc.string({ maxLength: 200 }),
    date: fc.string({ minLength: 1, maxLength: 60 }),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map(String),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map(String),
  })
  .map((members): FormEntries => ({ ...INITIAL_ENTRIES, ...members }));

test('what is exported is imported unchanged', () => {
  fc.assert(
    fc.property(fc.array(entriesArbitrary, { maxLength: 20 }), (charts) => {
      expect(readCharts(writeCharts(charts))).toEqual({ charts });
    }),
  );
});

test('no text ends in an exception: it is read, or every fault is named', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readCharts(text);
      expect('charts' in read || read.faults.length > 0).toBe(true);
    }),
  );
});

const toFile = (charts: unknown): string => JSON.stringify({ format: 'natal-charts', version: 1, charts });

test.each([
  ['no JSON', '{', [/no JSON object/]],
  ['another file', '{"charts":[]}', [/^format must be/]],
  ['a later version', '{"format":"natal-charts","version":2,"charts":[]}', [/^version must be 1/]],
  ['no list', toFile({}), [/^charts must be a list/]],
  ['too many charts', toFile(Array.from({ length: MAX_CHARTS + 1 }, () => ({}))), [/at most 500/]],
  [
    'several faults in two charts',
    toFile([{ date: '1945-07-01', latitude: '91', longitude: '10', sign: 'Leo' }, 7]),
    [
      /^charts\[0\]\.sign is unknown/,
      /^charts\[0\]\.latitude must be a number from −90 to 90/,
      /^charts\[1\] must be an object/,
    ],
  ],
  [
    'members of another type, and none where some are needed',
    toFile([{ date: 19450701, latitude: '', name: 'x' }]),
    [/latitude is missing/, /longitude is missing/, /^charts\[0\]\.date must be a text/],
  ],
])('%s is refused, with the place of every fault', (_, text, faults) => {
  const read = readCharts(text);
  if ('charts' in read) throw new Error('was read');
  expect(read.faults).toHaveLength(faults.length);
  for (const [index, fault] of faults.entries()) expect(read.faults[index]).toMatch(fault);
});

test('a member named like a part of every object is unknown, and changes nothing', () => {
  const read = readCharts(
    toFile([JSON.parse('{"__proto__":"x","constructor":"y","date":"d","latitude":"1","longitude":"2"}')]),
  );
  expect(read).toEqual({ faults: [expect.stringContaining('__proto__'), expect.stringContaining('constructor')] });
});

test('a missing member has its initial value', () => {
  const read = readCharts(toFile([{ date: '1945-07-01', latitude: '59.9', longitude: '10.7' }]));
  expect(read).toEqual({ charts: [{ ...INITIAL_ENTRIES, date: '1945-07-01', latitude: '59.9', longitude: '10.7' }] });
});

test('a chosen file with dates and times that cannot be is refused, with each of them', () => {
  const place = { latitude: '59.9', longitude: '10.7' };
  const text = toFile([
    { ...place, date: '1945-07-01', time: '12:00' },
    { ...place, date: '1945-02-30', time: '25:00' },
    { ...place, date: '1700-02-29', time: '12:00', calendar: 'julian' },
    { ...place, date: '1700-02-29', time: '12:00' },
  ]);
  expect(readChosenFile(text)).toEqual({
    faults: [
      expect.stringMatching(/^charts\[1\]\.date is “1945-02-30”. The Gregorian calendar has no such day/),
      expect.stringMatching(/^charts\[1\]\.time is “25:00”. This is not a time of day/),
      expect.stringMatching(/^charts\[3\]\.date is “1700-02-29”/),
    ],
  });
  expect(readChosenFile(toFile([{ ...place, date: '1945-07-01' }]))).toHaveProperty('charts');
  expect(readChosenFile('{')).toHaveProperty('faults');
});

test('a chart is saved once, the latest first', () => {
  const other = { ...EXAMPLE_ENTRIES, name: 'Other' };
  const charts = [EXAMPLE_ENTRIES, other, EXAMPLE_ENTRIES].reduce(addChart, [] as readonly FormEntries[]);
  expect(charts.map(({ name }) => name)).toEqual([EXAMPLE_ENTRIES.name, 'Other']);
  expect(Object.keys(charts[0] ?? {})).toEqual([...FIELD_NAMES]);
});
