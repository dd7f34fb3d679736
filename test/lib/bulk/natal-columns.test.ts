import { expect, test } from 'vitest';
import { births, bodyOf } from '../../bench/births.ts';
import { runToRows, toNdjson } from '../../support/bulk.ts';
import { type ChartBody, expectSameCharts } from '../../support/bulk-charts.ts';

const PLACE = { latitude: 51.5074, longitude: -0.1278, timezone: { iana_name: 'Europe/London' } };
const birth = (iso: string, members: object = {}): ChartBody => ({
  subject: { birth_datetime: { iso }, birth_location: { ...PLACE, ...members } },
});

test('columns of births are what the endpoint answers', async () => {
  await expectSameCharts(births(60).map((one) => bodyOf(one)));
});

test('columns of births that are hard to cast are what the endpoint answers', async () => {
  await expectSameCharts([
    birth('1890-03-01T12:00'),
    birth('1500-01-01T12:00'),
    birth('0600-06-01T12:00'),
    birth('-2500-06-01T12:00'),
    birth('1996-10-27T01:30'),
    birth('1996-03-31T01:30'),
    birth('2000-06-21T12:00', { latitude: 78.2, longitude: 15.6, timezone: { iana_name: 'Arctic/Longyearbyen' } }),
    birth('2000-12-21T12:00', { latitude: 89.9, longitude: 0, timezone: { iana_name: 'UTC' } }),
    birth('2030-12-21T12:00'),
    { subject: { ...(birth('1990-06-15') as { subject: object }).subject, birth_time_known: false } },
    {
      ...birth('1990-06-15T12:00'),
      options: { decimal_places: 2, include_minor_aspects: true, duplicate_aspects: false },
    },
    { ...birth('1990-06-15T12:00'), configuration: { house_system: 'W' } },
    { ...birth('1990-06-15T12:00'), configuration: { house_system: 'G' } },
    { ...birth('1990-06-15T12:00'), configuration: { object_set: 'traditional_7' } },
    { ...birth('1990-06-15T12:00'), configuration: { harmonic: 5 } },
    { ...birth('2000-06-21T12:00', { latitude: 80 }), configuration: { polar_fallback: 'error' } },
  ]);
});

test.each([
  ['sidereal', { zodiac_type: 'sidereal', ayanamsa: 'lahiri' }],
  ['draconic', { zodiac_type: 'draconic' }],
  ['heliocentric', { coordinate_system: 'heliocentric' }],
  ['topocentric', { coordinate_system: 'topocentric' }],
  [
    'a list of bodies',
    { object_set: 'custom', objects: ['moon', 'vertex', 'part_of_fortune', 'pholus', 'south_node'] },
  ],
])('columns of charts with other settings are what the endpoint answers: %s', async (_, configuration) => {
  await expectSameCharts(
    births(12).map((one) => bodyOf(one)),
    { configuration },
  );
});

test('a record with a fault has an error with its line, and the others their rows', async () => {
  const input = `${toNdjson([{ id: 'a', ...birth('1990-06-15T12:00') }])}\n{"id": "b", \n${toNdjson([
    { id: 'c', ...birth('1990-02-30T12:00') },
    { id: 'd', ...birth('9000-01-01T12:00') },
    { id: 5, ...birth('1990-06-15T13:00') },
  ])}`;
  const { rows, errors, manifest } = await runToRows({ output: { format: 'ndjson', columns: ['sun_sign'] } }, input);
  expect(rows).toEqual([
    { record: 1, id: 'a', sun_sign: 'Gemini' },
    { record: 5, id: '5', sun_sign: 'Gemini' },
  ]);
  expect(errors).toEqual([
    { record: 2, line: 3, code: 'InvalidJson', location: 'line', message: 'is not JSON; each line is one JSON object' },
    expect.objectContaining({
      record: 3,
      line: 4,
      id: 'c',
      code: 'InvalidDatetime',
      location: 'body.subject.birth_datetime.iso',
    }),
    expect.objectContaining({
      record: 4,
      line: 5,
      id: 'd',
      code: 'DatetimeOutOfRange',
      location: 'body.subject.birth_datetime',
    }),
  ]);
  expect(manifest).toMatchObject({ records: 5, done: 2, failed: 3, columns: ['record', 'id', 'sun_sign'] });
});
