import { calc_ut, constants } from 'sweph';
import { eventSearch } from '../../functions/predictive/events/calculate.ts';
import { EventsRequest } from '../../functions/predictive/events/schema.ts';
import { BODIES } from '../../lib/catalog/bodies.ts';
import type { PieceStore } from '../../lib/domain/longitude-model/geocentric-sky.ts';
import { DEFAULT_EVENT_BODIES } from '../../lib/domain/timeline/kinds.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { jdUtFromUnix, unixSeconds } from '../../lib/units/time.ts';
import { ephemeris } from '../support/services.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** What a search may cost over merely asking the engine once a day for the same bodies and span. */
const MOST_OF_A_SCAN = { year: 6, yearKept: 4, century: 1 };

const ROUNDS = { warmUp: 2, measured: 9 };
const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;

const YEAR = { start_date: '2025-01-01', end_date: '2026-01-01' };
const CENTURY = { start_date: '1950-01-01', end_date: '2050-01-01' };
const WITHOUT_MOON = DEFAULT_EVENT_BODIES.filter((body) => body !== 'moon');

const jdOf = (date: string): number => jdUtFromUnix(unixSeconds(Date.parse(date) / 1000));

/** The bare engine, body after body. */
function dailyScan(bodies: typeof DEFAULT_EVENT_BODIES, { start_date, end_date }: typeof YEAR): Subject {
  const [start, end] = [jdOf(start_date), jdOf(end_date)];
  return () => () => {
    for (const body of bodies) {
      for (let moment = start; moment < end; moment += 1) calc_ut(moment, BODIES[body].engineId, FROM_FILES);
    }
  };
}

function search(body: object, storeOf: () => PieceStore = openPieceStore): Subject {
  const request = EventsRequest.parse(body);
  return () => {
    const watchers = { ephemeris, positions: storeOf() };
    return () => eventSearch(request, watchers);
  };
}

const kept = openPieceStore();

const SUBJECTS = {
  dailyYear: dailyScan(DEFAULT_EVENT_BODIES, YEAR),
  year: search(YEAR),
  yearKept: search(YEAR, () => kept),
  dailyCentury: dailyScan(WITHOUT_MOON, CENTURY),
  century: search({ ...CENTURY, planets: WITHOUT_MOON, event_types: ['station', 'ingress'] }),
};

/** What events cost over asking the bare engine once a day, which finds nothing yet. */
export async function eventTimeRows(): Promise<readonly Row[]> {
  const took = await interleaved(SUBJECTS, ROUNDS);
  const ratio = (name: string, subject: keyof typeof MOST_OF_A_SCAN, over: keyof typeof took): Row => ({
    name: `Events: ${name} ÷ daily scan`,
    unit: '×',
    measured: took[subject].median / took[over].median,
    budget: MOST_OF_A_SCAN[subject],
  });
  return [
    ratio('all of a year', 'year', 'dailyYear'),
    ratio('the same with its pieces kept', 'yearKept', 'dailyYear'),
    ratio('stations and ingresses of a century', 'century', 'dailyCentury'),
    { name: 'Events: all of a year', unit: 'ms', measured: took.year.median / 1000, p95: took.year.p95 / 1000 },
  ];
}
