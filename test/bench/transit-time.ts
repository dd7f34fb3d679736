import { calc_ut, constants } from 'sweph';
import type { Watchers } from '../../functions/predictive/sky.ts';
import { signIngresses, transitSearch } from '../../functions/predictive/transits.ts';
import { TransitSearchRequest } from '../../functions/predictive/transits-search/schema.ts';
import { SignIngressesRequest } from '../../functions/predictive/transits-sign-ingresses/schema.ts';
import { BODIES, type CatalogBodyId } from '../../lib/catalog/bodies.ts';
import type { PieceStore } from '../../lib/domain/longitude-model/geocentric-sky.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { jdUtFromUnix, unixSeconds } from '../../lib/units/time.ts';
import { ephemeris } from '../support/services.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** What a search may cost over merely asking the engine once a day for the same bodies and span. */
const MOST_OF_A_SCAN = { cold: 0.6, warm: 0.2, ingresses: 1, moon: 0.3 };

const ROUNDS = { warmUp: 2, measured: 9 };

const SEARCHED = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const;
const TO_PLUTO = [...SEARCHED, 'pluto'] as const;
const POINTS = 10;

const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
const jdOf = (date: string): number => jdUtFromUnix(unixSeconds(Date.parse(date) / 1000));

/** A span, and how often in it the engine is asked. */
interface Scan {
  readonly from: string;
  readonly to: string;
  readonly stepDays: number;
}

const TEN_YEARS: Scan = { from: '2025-01-01', to: '2035-01-01', stepDays: 1 };
const CENTURY: Scan = { from: '1950-01-01', to: '2050-01-01', stepDays: 1 };
const MOON_YEAR: Scan = { from: '2025-01-01', to: '2026-01-01', stepDays: 1 / 24 };

/** The bare engine, one body after the other, as whoever looks for one body's transits has to. */
function scan(bodies: readonly CatalogBodyId[], { from, to, stepDays }: Scan): Subject {
  const [start, end] = [jdOf(from), jdOf(to)];
  return () => () => {
    for (const body of bodies) {
      for (let moment = start; moment < end; moment += stepDays) calc_ut(moment, BODIES[body].engineId, FROM_FILES);
    }
  };
}

/** The same day by day, where the engine keeps nutation and the Earth from one body to the next. */
function scanByDay(bodies: readonly CatalogBodyId[], { from, to, stepDays }: Scan): Subject {
  const [start, end] = [jdOf(from), jdOf(to)];
  return () => () => {
    for (let moment = start; moment < end; moment += stepDays) {
      for (const body of bodies) calc_ut(moment, BODIES[body].engineId, FROM_FILES);
    }
  };
}

let births = 0;

/** Natal points of a birth of its own for each run. */
function nextPoints(): Record<string, number> {
  births += 1;
  const degrees = Array.from({ length: POINTS }, (_, index) => (births * 7.77 + index * 36.3) % 360);
  return Object.fromEntries(degrees.map((degree, index) => [`Point ${index}`, degree]));
}

function search(bodies: readonly CatalogBodyId[], { from, to }: Scan, storeOf: () => PieceStore): Subject {
  return () => {
    const body = { natal_planets: nextPoints(), transiting_planets: bodies, start_date: from, end_date: to };
    const request = TransitSearchRequest.parse(body);
    const watchers: Watchers = { ephemeris, positions: storeOf() };
    return () => transitSearch(request, watchers);
  };
}

function ingresses(bodies: readonly CatalogBodyId[], { from, to }: Scan): Subject {
  const request = SignIngressesRequest.parse({ planets: bodies, start_date: from, end_date: to });
  return () => {
    const watchers: Watchers = { ephemeris, positions: openPieceStore() };
    return () => signIngresses(request, watchers);
  };
}

const kept = openPieceStore();

const SUBJECTS = {
  daily: scan(SEARCHED, TEN_YEARS),
  dailyByDay: scanByDay(SEARCHED, TEN_YEARS),
  cold: search(SEARCHED, TEN_YEARS, openPieceStore),
  warm: search(SEARCHED, TEN_YEARS, () => kept),
  hourly: scan(['moon'], MOON_YEAR),
  moon: search(['moon'], MOON_YEAR, openPieceStore),
  dailyCentury: scan(TO_PLUTO, CENTURY),
  ingresses: ingresses(TO_PLUTO, CENTURY),
};

/** What searches cost over asking the bare engine at regular steps, which finds nothing yet. */
export async function transitTimeRows(): Promise<readonly Row[]> {
  const took = await interleaved(SUBJECTS, ROUNDS);
  const row = (name: string, subject: keyof typeof took, over: keyof typeof took, budget?: number): Row => ({
    name,
    unit: '×',
    measured: took[subject].median / took[over].median,
    ...(budget !== undefined && { budget }),
  });
  return [
    row('10-year search of 8 bodies ÷ daily scan', 'cold', 'daily', MOST_OF_A_SCAN.cold),
    row('the same with its pieces kept', 'warm', 'daily', MOST_OF_A_SCAN.warm),
    row('the same ÷ scan of all bodies day by day', 'cold', 'dailyByDay'),
    row('the same with its pieces kept', 'warm', 'dailyByDay'),
    row('1-year search of the Moon ÷ hourly scan', 'moon', 'hourly', MOST_OF_A_SCAN.moon),
    row('100 years of ingresses ÷ daily scan', 'ingresses', 'dailyCentury', MOST_OF_A_SCAN.ingresses),
    { name: '10-year search of 8 bodies', unit: 'ms', measured: took.cold.median / 1000, p95: took.cold.p95 / 1000 },
  ];
}
