import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { HistoryZone } from '../../../lib/geo/luxon-zone.ts';
import { unixSeconds } from '../../../lib/units/time.ts';
import { histories, zone } from '../domain/civil-time/zones.ts';

const year = (value: number) => unixSeconds(Date.UTC(value, 0, 1) / 1000);
const oslo = new HistoryZone(zone('Europe/Oslo'));
const paris = new HistoryZone(zone('Europe/Paris'));
const show = (iso: string, in_: HistoryZone, format = 'yyyy-MM-dd HH:mm:ss.SSS'): string =>
  DateTime.fromISO(iso, { zone: 'utc' }).setZone(in_).toFormat(format);

describe('HistoryZone', () => {
  it('shows what clocks showed where ICU is wrong', () => {
    expect(show('1945-07-01T10:00:00Z', oslo)).toBe('1945-07-01 12:00:00.000');
  });

  it('is right to the second, though Luxon counts in minutes', () => {
    expect(show('1900-01-01T12:00:00Z', paris)).toBe('1900-01-01 12:09:21.000');
    expect(paris.offset(Date.UTC(1900, 0, 1))).toBe(9.35);
  });

  it('never loses a millisecond to the fraction of a minute, in the mean time of any zone', () => {
    for (const name of histories.names()) {
      const history = zone(name);
      const firstChange = history.transitionsBetween(year(1700), year(2100))[0] ?? year(1900);
      const { offsetSeconds } = history.periodAt(unixSeconds(firstChange - 1));
      for (const moment of [firstChange * 1000 - 1, firstChange * 1000 - 123_457, firstChange * 1000 - 1e12 - 1]) {
        const wall = DateTime.fromMillis(moment, { zone: new HistoryZone(history) }).setZone('utc', {
          keepLocalTime: true,
        });
        expect(wall.toMillis(), name).toBe(moment + offsetSeconds * 1000);
      }
    }
  });

  it('reads civil time back where it is unique', () => {
    const noon = DateTime.fromObject({ year: 1900, month: 1, day: 1, hour: 12 }, { zone: paris });
    expect(noon.toUTC().toISO()).toBe('1900-01-01T11:50:39.000Z');
  });

  it('does calendar arithmetic across a change of the clocks', () => {
    const before = DateTime.fromObject({ year: 1945, month: 9, day: 30, hour: 12 }, { zone: oslo });
    expect(before.plus({ days: 1 }).toFormat('yyyy-MM-dd HH:mm ZZZZ')).toBe('1945-10-01 12:00 CET');
  });

  it('writes an offset in Luxon’s three formats, with seconds where there are any', () => {
    const moment = Date.UTC(1900, 0, 1);
    expect(['short', 'narrow', 'techie'].map((format) => paris.formatOffset(moment, format))).toEqual([
      '+00:09:21',
      '+0:09:21',
      '+000921',
    ]);
    const kathmandu = new HistoryZone(zone('Asia/Kathmandu'));
    const fiveFortyFive = ['short', 'narrow', 'techie'].map((format) => kathmandu.formatOffset(0, format));
    expect(fiveFortyFive).toEqual(['+05:30', '+5:30', '+0530']);
    expect(oslo.formatOffset(0, 'narrow')).toBe('+1');
  });

  it('equals another of the same name only', () => {
    expect(oslo.equals(new HistoryZone(zone('europe/oslo')))).toBe(true);
    expect(oslo.equals(paris)).toBe(false);
    expect([oslo.name, oslo.isUniversal, oslo.isValid, oslo.type]).toEqual(['Europe/Oslo', false, true, 'history']);
  });
});
