import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatLocal } from '../../../lib/astro/clock/civil-time/format.ts';
import { unixSeconds } from '../../../lib/base/units/time.ts';
import { get, post } from './send.ts';

/** Offsets of the tz database according to the C library's zdump; the first lines of the file describe it. */
const ZDUMP = readFileSync(new URL('../../golden/time-zones/zdump.csv', import.meta.url), 'utf8').split('\n');

/** A place in each zone. The zone must be found from its coordinates. */
const PLACES: readonly (readonly [string, number, number])[] = [
  ['Africa/Cairo', 30.0444, 31.2357],
  ['Africa/Monrovia', 6.3005, -10.7969],
  ['America/Havana', 23.1136, -82.3666],
  ['America/New_York', 40.7128, -74.006],
  ['America/Sao_Paulo', -23.5505, -46.6333],
  ['America/St_Johns', 47.5615, -52.7126],
  ['America/Vancouver', 49.2827, -123.1207],
  ['Asia/Gaza', 31.5017, 34.4668],
  ['Asia/Kathmandu', 27.7172, 85.324],
  ['Asia/Kolkata', 28.6139, 77.209],
  ['Asia/Manila', 14.5995, 120.9842],
  ['Asia/Tehran', 35.6892, 51.389],
  ['Atlantic/Reykjavik', 64.1466, -21.9426],
  ['Australia/Lord_Howe', -31.5553, 159.0821],
  ['Europe/Amsterdam', 52.3676, 4.9041],
  ['Europe/Berlin', 52.52, 13.405],
  ['Europe/Lisbon', 38.7223, -9.1393],
  ['Europe/London', 51.5074, -0.1278],
  ['Europe/Moscow', 55.7558, 37.6173],
  ['Europe/Oslo', 59.9139, 10.7522],
  ['Europe/Paris', 48.8566, 2.3522],
  ['Pacific/Apia', -13.8333, -171.7667],
  ['Pacific/Kwajalein', 9.0986, 167.4283],
];

const EARLIEST = Date.UTC(1883, 0) / 1000;
const LATEST = Date.UTC(2037, 0) / 1000;
const DAY = 86_400;

/** Every change of a zone's clocks to standard or summer time. Local mean time is excluded: it depends on the place. */
function changesOf(zone: string) {
  return ZDUMP.filter((line) => line.startsWith(`${zone},`))
    .map((line) => line.split(','))
    .map((fields) => ({
      at: Number(fields[1]),
      offset: Number(fields[5]),
      isDst: fields[6] === '1',
      abbreviation: fields[7] ?? '',
    }))
    .filter(({ at, abbreviation }) => at > EARLIEST && at < LATEST && abbreviation !== 'LMT');
}

describe.each(PLACES)('%s', (zone, latitude, longitude) => {
  const changes = changesOf(zone);

  it('/location/timezone shows the new clock from the second of every change', async () => {
    expect(changes.length).toBeGreaterThan(1);
    for (const { at, offset, isDst, abbreviation } of changes) {
      const query = { lat: String(latitude), lng: String(longitude), timestamp: String(at) };
      const { body } = await get('/location/timezone', query);
      const { timezone, utc_offset, is_dst, abbreviation: shown } = body.data;
      expect([timezone, utc_offset, is_dst, shown], String(at)).toEqual([zone, offset, isDst, abbreviation]);
    }
  });

  it('/timezone/offset reads a local time between two changes on the clock of that season', async () => {
    const seasons = changes.filter(({ at }, index) => (changes[index + 1]?.at ?? LATEST) - at > 5 * DAY);
    expect(seasons.length).toBeGreaterThan(0);
    for (const { at, offset, isDst } of seasons.slice(-40)) {
      const instant = unixSeconds(at + 2 * DAY);
      const iso = formatLocal(instant, offset).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
      const { body } = await post('/timezone/offset', { latitude, longitude, datetime: { iso } });
      const { utc_offset, dst_active, datetime_utc, time_resolution } = body;
      expect([utc_offset, dst_active, time_resolution.status], iso).toEqual([offset, isDst, 'unique']);
      expect(Date.parse(datetime_utc) / 1000).toBe(instant);
    }
  });
});
