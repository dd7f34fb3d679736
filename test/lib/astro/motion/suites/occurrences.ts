import { describe, expect, it, test } from 'vitest';
import { searchEvents } from '../../../../../functions/predictive/events/calculate.ts';
import { toEventRecord } from '../../../../../functions/predictive/events/event-records.ts';
import { eventFormats } from '../../../../../functions/predictive/events/formats.ts';
import type { EventsRequest } from '../../../../../functions/predictive/events/request.ts';
import { readInstant } from '../../../../../lib/answers/instant.ts';
import { formatInstant } from '../../../../../lib/astro/clock/civil-time/format.ts';
import { countCrossing } from '../../../../../lib/astro/motion/occurrence.ts';
import type { Frame } from '../../../../../lib/astro/port.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../../../lib/base/catalog/languages/words.ts';
import { MEAN_LONGITUDES, RETROGRADATIONS } from '../../../../../lib/base/catalog/mean-cycles.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { openPositions } from '../../../../support/positions.ts';
import { calendars, localPractice, zoneLookup, zones } from '../../../../support/services.ts';

const FRAME: Frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } };
const J2000 = 2_451_545;
const services = { ephemeris, positions: openPositions(), zones, zoneLookup, localPractice, calendars };

const stateAt = (body: CatalogBodyId, days: number) => ephemeris.position(body, jdUt(J2000 + days), FRAME);

/** Longitudes and stations of a body in steps of some days. */
function follow(body: CatalogBodyId, years: number, stepDays: number) {
  const stations: { days: number; isRetrograde: boolean }[] = [];
  let worstDeg = 0;
  let previous: { days: number; speed: number } | undefined;
  for (let days = -years * 365.25; days <= years * 365.25; days += stepDays) {
    const { longitudeDeg, longitudeSpeedDegPerDay: speed } = stateAt(body, days);
    const { degrees, degreesPerDay } = MEAN_LONGITUDES[body];
    const offDeg = (((longitudeDeg - degrees - degreesPerDay * days) % 360) + 540) % 360;
    worstDeg = Math.max(worstDeg, Math.abs(offDeg - 180));
    if (previous && speed < 0 !== previous.speed < 0) {
      const share = previous.speed / (previous.speed - speed);
      stations.push({ days: previous.days + share * stepDays, isRetrograde: speed < 0 });
    }
    previous = { days, speed };
  }
  return { worstDeg, stations };
}

/** Holds mean motions to true ones for some years before and after 2000. */
export const testMeanMotions = (bodies: readonly CatalogBodyId[], years: number) =>
  describe.each(bodies)('the mean motion of %s', (body) => {
    const { worstDeg, stations } = follow(body, years, body === 'moon' || body.startsWith('true') ? 1 : 3);

    it('is nearer than 61° to the true longitude, so that revolutions can be counted', () => {
      expect(worstDeg).toBeLessThan(61);
    });

    it('has the middle of each retrogradation at least six days within the true one', () => {
      const turning = RETROGRADATIONS[body];
      if (!turning) return;
      for (const [index, station] of stations.entries()) {
        const next = stations[index + 1];
        if (!station.isRetrograde || !next) continue;
        const number = Math.round(((station.days + next.days) / 2 - turning.epochDays) / turning.periodDays);
        const middle = turning.epochDays + number * turning.periodDays;
        expect(middle - station.days).toBeGreaterThan(6);
        expect(next.days - middle).toBeGreaterThan(6);
      }
    });
  });

/** Holds the counts of crossings of a degree to each other for some days before and after 2000. */
export const testCrossings = (bodies: readonly CatalogBodyId[], days: number) =>
  test.each(bodies)('the count of a crossing of %s stays when the moment moves by a day', (body) => {
    const degree = 250;
    let previous = stateAt(body, -days);
    const counts = new Set<string>();
    let crossings = 0;
    for (let day = 1 - days; day < days; day += 1) {
      const state = stateAt(body, day);
      const [before, after] = [previous.longitudeDeg - degree, state.longitudeDeg - degree];
      if (before < 0 !== after < 0 && Math.abs(before - after) < 180) {
        const at = { body, longitudeDeg: degree, isRetrograde: after < before };
        const [count, ...others] = [-0.5, -1.5, 0.5].map((shift) =>
          JSON.stringify(countCrossing({ ...at, moment: jdUt(J2000 + day + shift) })),
        );
        expect(others).toEqual([count, count]);
        counts.add(String(count));
        crossings += 1;
      }
      previous = state;
    }
    expect(crossings).toBeGreaterThan(0);
    expect(counts.size).toBe(crossings);
  });

const BODIES = CATALOG_BODY_IDS.filter(
  (body) => body !== 'true_node' && body !== 'true_lilith' && body !== 'mean_node',
);

/** The events of a range with their identifiers. */
async function findEvents(request: Partial<EventsRequest>, from: number, to: number, shiftHours = 0) {
  const body = {
    ...{ planets: BODIES, zodiac_type: 'tropical', limit: 100_000, start_date: jdUt(from), end_date: jdUt(to) },
    ...request,
  } as EventsRequest;
  const { items } = await searchEvents(body, services);
  const events = JSON.parse(JSON.stringify(items.map(toEventRecord)), (name, value) =>
    /^(exact_datetime|ends_at)$/.test(name) ? formatInstant(jdUt(readInstant(value) + shiftHours / 24)) : value,
  );
  const answer = { success: true, events, total_count: items.length } as const;
  const entries = eventFormats.toCalendar(answer, { query: {}, body } as never, ENGLISH_CALENDAR_WORDS);
  return entries.map(({ identity, start, summary }) => ({ id: JSON.stringify(identity), start, summary }));
}

type EventType = NonNullable<EventsRequest['event_types']>[number];

/**
 * Holds identifiers of events to be different and lasting.
 *
 * @param types with the years before and after 2000 that are searched
 */
export const testIdentifiers = (types: readonly (readonly [EventType, number])[]) =>
  describe.each(types)('the identifiers of every %s', (type, years) => {
    const planets = type === 'aspect' ? BODIES.filter((body) => body !== 'moon') : BODIES;
    const reach = Math.min(400, years * 40);
    const from = J2000 - years * 365.25;
    const to = J2000 + years * 365.25;

    it('are all different, and stay when the moments move by an hour', async () => {
      const events = await findEvents({ event_types: [type], planets }, from, to);
      const ids = events.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(50);
      const seen = new Map<string, (typeof events)[number]>();
      const doubled = events.filter((event) => {
        const other = seen.get(event.id);
        seen.set(event.id, event);
        return other;
      });
      expect(doubled.map((event) => [event.summary, event.start])).toEqual([]);
      const moved = await findEvents({ event_types: [type], planets }, from, to, 1);
      expect(moved.map(({ id }) => id)).toEqual(ids);
    });

    it('do not depend on the range in which they are found', async () => {
      const middle = from + (years * 365.25) / 8 + 0.3;
      const whole = await findEvents({ event_types: [type], planets }, middle - reach, middle + reach);
      const parts = [
        ...(await findEvents({ event_types: [type], planets }, middle - reach, middle)),
        ...(await findEvents({ event_types: [type], planets }, middle, middle + reach)),
      ];
      expect(new Set(parts.map(({ id }) => id))).toEqual(new Set(whole.map(({ id }) => id)));
    });
  });
