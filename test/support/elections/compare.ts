import { jdUtFromMilliseconds } from '../../../lib/base/units/time.ts';
import type { Condition } from '../../../lib/requests/conditions/condition.ts';
import { foretell } from '../predictive.ts';
import { createOracle } from './oracle.ts';

/** A request whose answer is compared with samples. */
interface ElectionCase {
  readonly tree: Condition;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
  readonly startMs: number;
  readonly days: number;
  readonly system: 'P' | 'W' | 'R' | 'E' | 'C';
  readonly zodiac: 'tropical' | 'sidereal';
  readonly stepMs: number;
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

/** Asks the service for the intervals of a case. */
async function askElections({ tree, place, startMs, days, system, zodiac }: ElectionCase) {
  const { latitude, longitude, timezone } = place;
  return foretell('elections', {
    location: { latitude: { decimal: latitude }, longitude: { decimal: longitude }, timezone: { iana_name: timezone } },
    start_date: new Date(startMs).toISOString(),
    end_date: new Date(startMs + days * DAY_MS).toISOString(),
    conditions: tree,
    configuration: { house_system: system, zodiac_type: zodiac },
    limit: 10_000,
  });
}

/**
 * Compares the intervals with samples on the engine: in equal steps, and a second before and after every end.
 *
 * @returns the moments at which the two differ
 */
export async function findDifferences(one: ElectionCase): Promise<readonly string[]> {
  const { status, text, body } = await askElections(one);
  if (status !== 200) return [`${status} ${text.slice(0, 300)}`];
  const { latitude, longitude, timezone } = one.place;
  const judge = createOracle({
    place: { latitudeDeg: latitude, longitudeDeg: longitude, elevationM: 0 },
    timezone,
    zodiac: one.zodiac === 'tropical' ? { type: 'tropical' } : { type: 'sidereal', ayanamsa: 'lahiri' },
    system: one.system,
  });
  const intervals: { start: number; end: number }[] = body.data.intervals.map(
    (interval: { start: string; end: string }) => ({
      start: Date.parse(interval.start),
      end: Date.parse(interval.end),
    }),
  );
  const endMs = one.startMs + one.days * DAY_MS;
  const ends = intervals.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  const isInside = (ms: number): boolean => intervals.some(({ start, end }) => ms >= start && ms < end);
  // A sample nearer to an end than this could be judged by its rounding; those at a second are farther.
  const isClear = (ms: number): boolean => ends.every((end) => Math.abs(end - ms) >= SECOND_MS * 0.999);
  const grid = Array.from(
    { length: Math.floor((endMs - one.startMs) / one.stepMs) },
    (_, step) => one.startMs + step * one.stepMs,
  );
  const beside = ends.flatMap((end) => [end - SECOND_MS, end + SECOND_MS]);
  return [...grid, ...beside]
    .filter((ms) => ms > one.startMs + SECOND_MS && ms < endMs - SECOND_MS && isClear(ms))
    .filter((ms) => {
      const verdict = judge(one.tree, jdUtFromMilliseconds(ms));
      return verdict !== undefined && verdict !== isInside(ms);
    })
    .map((ms) => `${new Date(ms).toISOString()} ${isInside(ms) ? 'extra' : 'missed'}`);
}
