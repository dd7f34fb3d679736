import { describe, expect, test } from 'vitest';
import { findHeliacalEvents, type HeliacalSeries } from '../../../../../lib/astro/sky/rising/heliacal-events.ts';
import { HELIACAL_BODIES, type HeliacalBodyId } from '../../../../../lib/base/catalog/heliacal.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

const START = 2_455_310.5;
const CLEAR = { pressureHpa: 1013.25, temperatureC: 15, humidityPercent: 40, meteorologicalRangeKm: 40 };
const HAZE = { ...CLEAR, humidityPercent: 80, meteorologicalRangeKm: 20 };
const EYES = { ageYears: 36, snellenRatio: 1 };

const seriesOf = (id: HeliacalBodyId): readonly HeliacalSeries[] =>
  HELIACAL_BODIES[id].map((event) => ({ object: { type: 'body', id }, event }));

interface Search {
  readonly latitudeDeg: number;
  readonly air?: typeof CLEAR;
  readonly from?: number;
  readonly days: number;
  readonly limit?: number;
  readonly progress?: readonly number[];
}

const search = (series: readonly HeliacalSeries[], { latitudeDeg, from = START, days, ...rest }: Search) =>
  findHeliacalEvents(ephemeris, series, {
    place: { latitudeDeg, longitudeDeg: 20, elevationM: 0 },
    range: { fromJdUt: jdUt(from), toJdUt: jdUt(from + days) },
    limit: rest.limit ?? 100,
    atmosphere: rest.air ?? CLEAR,
    eyes: EYES,
    progress: rest.progress,
  });

describe('the events of a range', () => {
  test.each([
    ['mars', 'morning_first', -45, HAZE],
    ['venus', 'evening_first', 55, CLEAR],
    ['mercury', 'morning_first', 30, CLEAR],
    ['moon', 'evening_first', 30, CLEAR],
  ] as const)('have the %s %s at latitude %d on the same day however shortly before it the range begins', (...row) => {
    const [id, event, latitudeDeg, air] = row;
    const series = [{ object: { type: 'body', id }, event } as const];
    const [first] = search(series, { latitudeDeg, air, days: 900 }).events;
    const start = first?.start ?? Number.NaN;
    for (const before of [0.5, 60]) {
      const { events } = search(series, { latitudeDeg, air, from: start - before, days: before + 5 });
      expect(events.at(-1)?.start).toBeCloseTo(start, 2);
    }
  });

  test('begin with the range: none before it', () => {
    const { events } = search(seriesOf('venus'), { latitudeDeg: 30, days: 600 });
    expect(events.length).toBeGreaterThan(2);
    for (const { start } of events) expect(start).toBeGreaterThanOrEqual(START);
  });
});

describe('a search in parts', () => {
  const series = [...seriesOf('moon'), ...seriesOf('venus')];

  test.each([2, 5])('of %d events each finds those of the whole, to the last bit, and ends', (limit) => {
    const whole = search(series, { latitudeDeg: 30, days: 100 });
    expect(whole.progress).toBeUndefined();
    const events = [];
    let progress: readonly number[] | undefined;
    do {
      const part = search(series, { latitudeDeg: 30, days: 100, limit, ...(progress && { progress }) });
      expect(part.events).toHaveLength(Math.min(limit, whole.events.length - events.length));
      events.push(...part.events);
      progress = part.progress;
    } while (progress);
    expect(events).toEqual(whole.events);
  });
});
