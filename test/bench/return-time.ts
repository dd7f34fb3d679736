import { calc_ut, constants } from 'sweph';
import { planetaryReturn } from '../../functions/predictive/return/calculate.ts';
import { ReturnRequest } from '../../functions/predictive/return/request.ts';
import { BODIES, type CatalogBodyId } from '../../lib/catalog/bodies.ts';
import type { PieceStore } from '../../lib/domain/longitude-model/geocentric-sky.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { jdUtFromUnix, unixSeconds } from '../../lib/units/time.ts';
import * as services from '../support/services.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** What a return may cost over asking the bare engine at regular steps and halving the step in which it lies. */
const MOST_OF_A_SCAN = { sun: 0.4, moon: 0.6, saturn: 0.4, pluto: 0.4, warm: 0.05 };

const ROUNDS = { warmUp: 3, measured: 11 };
const HALVINGS = 27;
const TARGET = '2026-06-15T00:00:00Z';

const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;

interface Scan {
  readonly body: CatalogBodyId;
  readonly days: number;
  readonly stepDays: number;
}

/** Default windows: half the longest gap to either side, looked through in steps that no passage is missed in. */
const SCANS = {
  sun: { body: 'sun', days: 366, stepDays: 1 },
  moon: { body: 'moon', days: 28, stepDays: 0.25 },
  saturn: { body: 'saturn', days: 10_668, stepDays: 1 },
  pluto: { body: 'pluto', days: 89_940, stepDays: 1 },
} as const satisfies Record<string, Scan>;

/** The bare engine over the window, and once more for each halving of the step in which a return lies. */
function scan({ body, days, stepDays }: Scan): Subject {
  const middle = jdUtFromUnix(unixSeconds(Date.parse(TARGET) / 1000));
  const { engineId } = BODIES[body];
  return () => () => {
    for (let moment = middle - days / 2; moment < middle + days / 2; moment += stepDays) {
      calc_ut(moment, engineId, FROM_FILES);
    }
    for (let step = stepDays, halving = 0; halving < HALVINGS; halving += 1, step /= 2) {
      calc_ut(middle + step, engineId, FROM_FILES);
    }
  };
}

let births = 0;

/** Each run has a birth of its own, whose place is another degree. */
function found({ body, days }: Scan, storeOf: () => PieceStore): Subject {
  return () => {
    births += 1;
    const request = ReturnRequest.parse({
      body,
      birth_datetime: { julian_day: 2_440_000.5 - 50_000 * Number(body === 'pluto') + births * 7.77 },
      target_datetime: { iso: TARGET },
      location: { latitude: 48.8566, longitude: 2.3522, timezone: { utc_offset_seconds: 0 } },
      search_window_days: days / 2,
      include_chart: false,
    });
    const readers = { ...services, positions: storeOf() };
    return () => planetaryReturn({ ...request, preset: 'full', asRows: false }, readers);
  };
}

const kept = openPieceStore();

const SUBJECTS = {
  sunScan: scan(SCANS.sun),
  sun: found(SCANS.sun, openPieceStore),
  moonScan: scan(SCANS.moon),
  moon: found(SCANS.moon, openPieceStore),
  saturnScan: scan(SCANS.saturn),
  saturn: found(SCANS.saturn, openPieceStore),
  saturnKept: found(SCANS.saturn, () => kept),
  plutoScan: scan(SCANS.pluto),
  pluto: found(SCANS.pluto, openPieceStore),
};

/** What a return costs over asking the bare engine day by day. */
export async function returnTimeRows(): Promise<readonly Row[]> {
  const took = await interleaved(SUBJECTS, ROUNDS);
  const row = (name: string, subject: keyof typeof took, over: keyof typeof took, budget: number): Row => ({
    name,
    unit: '×',
    measured: took[subject].median / took[over].median,
    budget,
  });
  return [
    row('solar return ÷ daily scan of a year', 'sun', 'sunScan', MOST_OF_A_SCAN.sun),
    row('lunar return ÷ scan of a month every 6 h', 'moon', 'moonScan', MOST_OF_A_SCAN.moon),
    row('Saturn return ÷ daily scan of 29 years', 'saturn', 'saturnScan', MOST_OF_A_SCAN.saturn),
    row('the same with its pieces kept', 'saturnKept', 'saturnScan', MOST_OF_A_SCAN.warm),
    row('Pluto return ÷ daily scan of 246 years', 'pluto', 'plutoScan', MOST_OF_A_SCAN.pluto),
    { name: 'solar return', unit: 'µs', measured: took.sun.median, p95: took.sun.p95 },
    { name: 'Pluto return', unit: 'ms', measured: took.pluto.median / 1000, p95: took.pluto.p95 / 1000 },
  ];
}
