import { calc_ut, constants } from 'sweph';
import { findSolarConjunctions } from '../../lib/domain/events/conjunctions.ts';
import { findGreatestElongations } from '../../lib/domain/events/elongations.ts';
import { createPositionSource, memoizePositions } from '../../lib/domain/events/position-source.ts';
import { findStations } from '../../lib/domain/events/stations.ts';
import { jdUt } from '../../lib/units/time.ts';
import { ephemeris } from '../support/services.ts';
import { askVenus, type VenusPath } from '../support/venus.ts';
import { type Figures, interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

/** The whole search may take what the engine alone takes for one place of Venus a day. */
const MOST_TIMES_THE_DAILY_CALLS = 1;

const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
const SIXTY_YEARS_DAYS = 21_915;
const FIRST_START_JD = 2_425_000.5;
const ROUNDS = { warmUp: 3, measured: 15 };

let startsTaken = 0;

/** Each run has a span of its own, so that the engine never answers from what it computed for another. */
function nextSpan() {
  startsTaken += 1;
  const from = FIRST_START_JD + 97.3 * startsTaken;
  return { fromJdUt: jdUt(from), toJdUt: jdUt(from + SIXTY_YEARS_DAYS) };
}

/** One sampling pass of Venus and the Sun feeds all three curves: the sky is remembered from one to the next. */
const events: Subject = () => {
  const search = { sky: memoizePositions(createPositionSource(ephemeris)), body: 'venus', window: nextSpan() } as const;
  return () => [findSolarConjunctions(search), findStations(search), findGreatestElongations(search)];
};

const dailyCalls: Subject = () => {
  const { fromJdUt, toJdUt } = nextSpan();
  return () => {
    for (let day: number = fromJdUt; day < toJdUt; day += 1) calc_ut(day, constants.SE_VENUS, FROM_FILES);
  };
};

const SIXTY_YEARS = { start_date: '1965-01-01', end_date: '2025-01-01' };

const SUBJECTS = {
  events,
  dailyCalls,
  conjunctions: asked('/conjunctions', SIXTY_YEARS),
  stations: asked('/stations', SIXTY_YEARS),
  elongations: asked('/elongations', SIXTY_YEARS),
  star: asked('/eight-year-star', { date: '2024-03-20' }),
  phase: asked('/phase', { date: '2024-03-20' }),
};

function asked(path: VenusPath, body: object): Subject {
  return () => async () => {
    const { status, text } = await askVenus(path, body);
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${text}`);
  };
}

const timeRow = (name: string, { median, p95 }: Figures): Row => ({
  name: `Venus: ${name}`,
  unit: 'ms',
  measured: median / 1000,
  p95: p95 / 1000,
});

/** What the events of Venus cost, together and one by one. */
export async function venusRows(): Promise<readonly Row[]> {
  const figures = await interleaved(SUBJECTS, ROUNDS);
  return [
    {
      name: 'Venus: conjunctions, stations, elongations of 60 years ÷ one calc_ut a day',
      unit: '×',
      measured: figures.events.median / figures.dailyCalls.median,
      budget: MOST_TIMES_THE_DAILY_CALLS,
    },
    timeRow('all events of 60 years', figures.events),
    timeRow('conjunctions of 60 years, handler', figures.conjunctions),
    timeRow('stations of 60 years, handler', figures.stations),
    timeRow('elongations of 60 years, handler', figures.elongations),
    timeRow('eight-year star, handler', figures.star),
    timeRow('phase, handler', figures.phase),
  ];
}
