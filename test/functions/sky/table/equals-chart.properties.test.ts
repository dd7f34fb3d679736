import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { isMinorPlanet } from '../../../../lib/base/catalog/bodies.ts';
import { TABLE_BODY_IDS } from '../../../../lib/base/catalog/table-columns.ts';
import { send } from '../../../support/natal.ts';
import { askSky } from '../../../support/sky.ts';

const COLUMNS = [
  ...['longitude', 'latitude', 'distance_au', 'longitude_speed', 'right_ascension', 'declination', 'sign', 'motion'],
] as const;

const anySettings = fc.oneof(
  fc.record({ coordinate_system: fc.constantFrom('geocentric', 'topocentric', 'heliocentric') }),
  fc.record({
    zodiac_type: fc.constant('sidereal'),
    ayanamsa: fc.constantFrom(...AYANAMSA_IDS),
  }),
);

const anyTable = fc.record({
  settings: anySettings,
  unit: fc.constantFrom('minute', 'hour', 'day', 'week', 'month'),
  value: fc.integer({ min: 1, max: 50 }),
  time_of_day: fc.constantFrom('00:00', '12:34:56'),
  timezone: fc.constantFrom('UTC', 'Europe/Dublin', 'Australia/Lord_Howe', '-03:30'),
  start: fc.date({ min: new Date('1000-01-01'), max: new Date('2900-01-01'), noInvalidDate: true }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const STEP_DAYS = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 31 } as const;
const ROWS = 3;

interface Table {
  readonly columns_schema: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The cells of a row, taken from a natal chart. */
function readChart({ columns_schema: names }: Table, planets: Record<string, Record<string, unknown>>): unknown[] {
  return names.slice(1).map((name) => {
    const [body = '', column = ''] = name.split('.');
    return planets[body]?.[column];
  });
}

/** Whether the files of minor planets cover the rows from a moment on. */
const hasMinorPlanets = (start: Date): boolean => start.getUTCFullYear() > 1501 && start.getUTCFullYear() < 2090;

test('rows equal natal charts of their moments to the last decimal, in every zodiac and from every center', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, async ({ settings, unit, value, start, latitude, longitude, ...times }) => {
      const location = { latitude, longitude };
      const isHeliocentric = 'coordinate_system' in settings && settings.coordinate_system === 'heliocentric';
      const bodies = TABLE_BODY_IDS.filter((id) =>
        isHeliocentric
          ? ['mars', 'earth'].includes(id)
          : id !== 'earth' && (hasMinorPlanets(start) || !isMinorPlanet(id)),
      );
      const columns = isHeliocentric ? COLUMNS : [...COLUMNS, 'house'];
      const end = new Date(start.getTime() + (ROWS + 1) * value * STEP_DAYS[unit] * 86_400_000);
      const { status, body: table } = await askSky('/ephemeris/table', {
        start_date: start.toISOString().slice(0, 10),
        end_date: end.toISOString().slice(0, 10),
        step: { unit, value },
        ...times,
        ...settings,
        bodies,
        columns,
        ...(!isHeliocentric && { location }),
        limit: ROWS,
      });
      expect(status).toBe(200);
      for (const row of table.rows) {
        const { body: chart } = await send({
          body: {
            subject: { birth_datetime: { iso: row[0] }, birth_location: location },
            configuration: { ...settings, object_set: 'custom', objects: bodies },
            options: { verbosity: 'detailed' },
          },
        });
        expect(row.slice(1)).toEqual(readChart(table, chart.data.planets));
      }
    }),
    { numRuns: 60 },
  );
});
