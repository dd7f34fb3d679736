import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readLayerFile } from '../../../../../lib/adapters/layer-file.ts';
import { createCalendars } from '../../../../../lib/adapters/places/calendars/open.ts';
import { type AreaRecord, CalendarTable } from '../../../../../lib/adapters/places/calendars/table.ts';
import {
  type CalendarHistory,
  civilDayNumber,
  findCalendarInUse,
  GREGORIAN_EVERYWHERE_FROM_YEAR,
} from '../../../../../lib/astro/clock/civil-time/calendar-change.ts';
import { calendars } from '../../../../support/services.ts';

const FILE = join(import.meta.dirname, '../../../../../layers/places/calendars.json');
const table = CalendarTable.parse(JSON.parse(readFileSync(FILE, 'utf8')));

const folder = mkdtempSync(join(tmpdir(), 'calendars-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the history at a point', () => {
  it.each([
    ['Edinburgh', 55.95, -3.19, 'gb'],
    ['Boston', 42.36, -71.06, 'us'],
    ['Juneau', 58.3, -134.42, 'us-alaska'],
    ['New Orleans', 29.95, -90.07, 'us-spanish-french'],
    ['Quebec', 46.81, -71.21, 'ca'],
    ['Strasbourg', 48.58, 7.75, 'fr-strasbourg'],
    ['Colmar', 48.08, 7.36, 'fr-upper-alsace'],
    ['Freiburg, across the Rhine', 47.99, 7.85, 'de-freiburg'],
    ['Metz', 49.12, 6.18, 'fr'],
    ['Cologne', 50.94, 6.96, 'de-cologne'],
    ['Dortmund', 51.51, 7.47, 'de-mixed-catholic'],
    ['Nuremberg', 49.45, 11.08, 'de-bavaria'],
    ['Geneva', 46.2, 6.15, 'ch-reformed'],
    ['Chur', 46.85, 9.53, 'ch-grisons'],
    ['Königsberg', 54.71, 20.51, 'ru-konigsberg'],
    ['Lviv', 49.84, 24.03, 'ua-galicia'],
    ['Czernowitz', 48.29, 25.94, 'ua-bukovina'],
    ['Bistrița', 47.13, 24.5, 'ro-transylvania'],
    ['Suceava', 47.65, 26.26, 'ua-bukovina'],
    ['Novi Sad', 45.25, 19.84, 'rs-vojvodina'],
    ['Turku', 60.45, 22.27, 'se'],
    ['Lima', -12.05, -77.04, 'es-overseas'],
    ['Tehran, which the table does not have', 35.69, 51.39, 'elsewhere'],
    ['the Atlantic, far from land', 35, -40, 'elsewhere'],
  ])('is that of the area: %s', (_, latitudeDeg, longitudeDeg, id) => {
    expect(calendars.historyAt(latitudeDeg, longitudeDeg).id).toBe(id);
  });

  it('names its sources with addresses', () => {
    const { sources } = calendars.historyAt(51.51, -0.13);
    expect(sources[0]?.title).toContain('24 Geo. II c. 23');
    expect(sources.every(({ url }) => URL.canParse(url))).toBe(true);
  });
});

/** The history at an area's first state, the middle of its circle, or its first country. */
function findHistory({ countries: [country_code = ''], part }: AreaRecord): CalendarHistory {
  const point = part && 'radiusKm' in part ? part : { latitudeDeg: 0, longitudeDeg: 0 };
  const state = part && 'states' in part ? part.states[0] : undefined;
  const texts = { name: '', display_name: '', country: '', country_code, timezone: '', ...(state && { state }) };
  const place = { ...texts, latitude: 0, longitude: 0, population: 0 };
  const { historyAt } = createCalendars({ path: FILE, nearest: () => ({ place, distanceKm: 0 }) });
  return historyAt(point.latitudeDeg, point.longitudeDeg);
}

describe('every history of the table', () => {
  const histories = new Map(table.areas.map((area) => [area.id, findHistory(area)]));

  it('is reachable: by country, state or point', () => {
    expect([...histories].filter(([id, history]) => history.id !== id)).toEqual([]);
  });

  it('continues on the day after its last date, save where the date line moved', () => {
    const gaps = [...histories].flatMap(([id, { changes }]) =>
      changes.flatMap(({ from, lastDate, to, firstDate }) =>
        lastDate === undefined || from === 'other'
          ? []
          : [[id, civilDayNumber(firstDate, to) - civilDayNumber(lastDate, from)] as const],
      ),
    );
    expect(gaps.length).toBeGreaterThan(100);
    expect(gaps.filter(([, days]) => days !== 1)).toEqual([['us-alaska', 0]]);
  });

  it('is Julian or doubtful in 1500, and Gregorian and settled from the year that needs no look-up', () => {
    for (const [id, history] of histories) {
      const early = findCalendarInUse(history, { year: 1500, month: 6, day: 1 });
      expect(early.calendar, id).toBe('julian');
      const late = findCalendarInUse(history, { year: GREGORIAN_EVERYWHERE_FROM_YEAR, month: 1, day: 1 });
      expect([late.calendar, late.status, late.standing], id).toEqual(['gregorian', 'unique', 'settled']);
    }
  });
});

describe('the file', () => {
  const nearest = () => undefined;

  it('is read at the first look-up, once', () => {
    const read = vi.fn(readLayerFile);
    const lazy = createCalendars({ path: FILE, nearest, read });
    expect(read).not.toHaveBeenCalled();
    expect([lazy.historyAt(0, 0).id, lazy.version]).toEqual(['elsewhere', table.version]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is refused with 503 when it differs from the manifest', () => {
    const path = join(folder, 'calendars.json');
    writeFileSync(path, readFileSync(FILE, 'utf8').replace('1752-09-02', '1752-09-03'));
    const damaged = createCalendars({ path, nearest, read: readLayerFile });
    expect(() => damaged.historyAt(51.5, 0)).toThrow(
      expect.objectContaining({ status: 503, message: expect.stringContaining('calendars.json differs') }),
    );
  });

  it('needs an area for the other countries, and every source that an area cites', () => {
    const write = (content: object): string => {
      const path = join(folder, 'other.json');
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    const areas = table.areas.filter(({ id }) => id !== 'elsewhere');
    expect(() => createCalendars({ path: write({ ...table, areas }), nearest }).version).toThrow(
      'no area for the other',
    );
    expect(() => createCalendars({ path: write({ ...table, sources: {} }), nearest }).version).toThrow('no source');
  });
});
