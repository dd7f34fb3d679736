import { constants, lun_eclipse_how, lun_eclipse_when, sol_eclipse_when_glob, sol_eclipse_where } from 'sweph';
import { findLunarEclipses, findSolarEclipses } from '../../lib/domain/events/eclipses.ts';
import { type JdRange, jdUt } from '../../lib/units/time.ts';
import { ephemeris } from '../support/services.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** Ours is NASA's greatest eclipse, with place, path, phases and series; it may cost what the engine's own search does. */
const MOST_OF_THE_ENGINE = 1;

const ROUNDS = { warmUp: 2, measured: 7 };
const CENTURY_DAYS = 36_525;
const FIRST_START_JD = 2_415_020.5;

let startsTaken = 0;

/** Each run has a century of its own, so that the engine never answers from what it computed for another. */
function nextCentury(): JdRange {
  startsTaken += 1;
  const from = FIRST_START_JD + 97.3 * startsTaken;
  return { fromJdUt: jdUt(from), toJdUt: jdUt(from + CENTURY_DAYS) };
}

const ours =
  (find: typeof findSolarEclipses | typeof findLunarEclipses): Subject =>
  () => {
    const century = nextCentury();
    return () => find(ephemeris, century, { type: 'tropical' });
  };

/** The engine's search from one eclipse to the next, with the attributes of each. */
const engine =
  (greatestAfter: (moment: number) => number, describeAt: (moment: number) => void): Subject =>
  () => {
    const { fromJdUt, toJdUt } = nextCentury();
    return () => {
      for (let moment = greatestAfter(fromJdUt); moment < toJdUt; moment = greatestAfter(moment + 1))
        describeAt(moment);
    };
  };

const FROM_FILES = constants.SEFLG_SWIEPH;

const SUBJECTS = {
  solar: ours(findSolarEclipses),
  solarEngine: engine(
    (moment) => sol_eclipse_when_glob(moment, FROM_FILES, 0, false).data[0],
    (moment) => sol_eclipse_where(moment, FROM_FILES),
  ),
  lunar: ours(findLunarEclipses),
  lunarEngine: engine(
    (moment) => lun_eclipse_when(moment, FROM_FILES, 0, false).data[0],
    (moment) => lun_eclipse_how(moment, FROM_FILES, [0, 0, 0]),
  ),
};

/** What a century of eclipses costs, over the engine's own searches. */
export async function eclipseRows(): Promise<readonly Row[]> {
  const took = await interleaved(SUBJECTS, ROUNDS);
  const row = (name: string, { median, p95 }: { median: number; p95: number }): Row => ({
    name,
    unit: 'ms',
    measured: median / 1000,
    p95: p95 / 1000,
  });
  const ratio = (name: string, measured: number): Row => ({ name, unit: '×', measured, budget: MOST_OF_THE_ENGINE });
  return [
    ratio("solar eclipses of a century ÷ the engine's own search", took.solar.median / took.solarEngine.median),
    ratio("lunar eclipses of a century ÷ the engine's own search", took.lunar.median / took.lunarEngine.median),
    row('solar eclipses of a century', took.solar),
    row('lunar eclipses of a century', took.lunar),
  ];
}
