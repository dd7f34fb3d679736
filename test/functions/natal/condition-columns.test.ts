import { describe, expect, test } from 'vitest';
import { runToRows, toNdjson } from '../../support/bulk.ts';
import { send } from '../../support/natal.ts';

const operation = '/ephemeris/conditions';
const conditions = [
  { name: 'moon_in_fire', condition: 'Moon in Aries, Leo or Sagittarius' },
  { name: 'mars_rising', condition: { in_house: { body: 'mars', houses: [1, 12] } } },
  { name: 'void', condition: { void_of_course: {} } },
];
const defaults = { conditions };

const births = Array.from({ length: 40 }, (_, index) => ({
  id: `b${index}`,
  date: `${1930 + index}-0${1 + (index % 9)}-1${index % 10}`,
  ...(index % 7 === 3 ? { birth_time_known: false } : { time: `${10 + (index % 12)}:3${index % 10}` }),
  latitude: -45 + 2 * index,
  longitude: 3 * index,
  timezone: 'Europe/Paris',
}));

describe('conditions as columns', () => {
  test('equal the answers of the endpoint, distances too', async () => {
    const columns = ['conditions', 'distances'];
    const { rows, errors } = await runToRows(
      { operation, defaults, output: { format: 'ndjson', columns } },
      toNdjson(births),
    );
    expect(errors).toEqual([]);
    for (const [index, { id: _, ...birth }] of births.entries()) {
      const { body } = await send({ path: operation, body: { ...birth, conditions } });
      const expected = body.data.conditions.flatMap((one: Record<string, unknown>) => [
        [one.name, one.holds],
        [`${one.name}_distance_degrees`, one.distance_degrees],
        [`${one.name}_distance_days`, one.distance_days],
      ]);
      expect(rows[index]).toEqual({ record: index + 1, id: `b${index}`, ...Object.fromEntries(expected) });
    }
    expect(rows.some(({ void: isVoid }) => isVoid === null)).toBe(true);
  });

  test('without columns there is one for each condition; the manifest says how it was read', async () => {
    const { rows, manifest } = await runToRows({ operation, defaults }, toNdjson(births.slice(0, 1)));
    expect(Object.keys(rows[0] ?? {})).toEqual(['record', 'id', 'moon_in_fire', 'mars_rising', 'void']);
    expect(manifest.definition).toMatchObject({
      id: 'condition_columns',
      conditions: { moon_in_fire: 'Moon in Aries, Leo or Sagittarius', mars_rising: 'Mars in house 1 or 12' },
    });
  });

  test('a record with a fault or with conditions of its own is an error with its place, and so are moments judged', async () => {
    const own = [{ name: 'sun', condition: 'Sun in Leo' }];
    const { rows, errors } = await runToRows(
      { operation, defaults },
      toNdjson([
        { moment: { datetime: '2026-01-01', location: { latitude: 52.5, longitude: 13.4 } } },
        { ...births[0], conditions: own },
        { ...births[0], conditions },
        { moment: { datetime: '2026-01-01' } },
      ]),
    );
    expect(rows.map(({ record }) => record)).toEqual([1, 3]);
    expect(errors.map(({ record, location }) => [record, location])).toEqual([
      [2, 'body.conditions'],
      [4, 'body.moment.location'],
    ]);
  });

  test('control births are read with the columns that say what they are made from', async () => {
    const csv =
      'id,date,time,lat,lng,tz,control,source_id,exchanged_id\na~1,1990-06-15,14:30,48.86,2.35,Europe/Paris,1,a,b\n';
    const { rows, errors } = await runToRows(
      { operation, defaults, input: csvInput(csv) },
      csv.split('\n').slice(1).join('\n'),
    );
    expect(errors).toEqual([]);
    expect(rows).toHaveLength(1);
  });
});

const csvInput = (csv: string) => ({ format: 'csv' as const, header: csv.split('\n')[0] as string });
