import { arcDeg } from '../../base/units/angle.ts';
import { type JdUt, SECONDS_PER_DAY, unixFromJdUt } from '../../base/units/time.ts';
import { wallAt } from '../clock/civil-time/civil.ts';
import type { Ephemeris } from '../port.ts';
import { type ChosenChart, chooseChart, informationOf } from './chart-choices.ts';
import { createStatedComparison, listGroups } from './chart-groups.ts';
import { type CheckOf, OTHER_EPHEMERIS_DEG, type StatedCheck } from './claim.ts';
import { SEEING, type Seeing, type ZodiacChoice } from './skies.ts';
import { type ChartChoices, createSkyPoints, type SkyPoints, type View } from './sky-points.ts';
import type { Change } from './slip.ts';
import { type CastFrame, planWalk, type ReconciledBirth, type SearchLimits, type Walk, walkFrames } from './walk.ts';

/** One way in which the other program may have read the birth. */
interface Reading {
  readonly frame: CastFrame;
  readonly zodiac: ZodiacChoice;
  readonly seeing: Seeing;
  readonly view: View;
  readonly cost: number;
}

/** A reading with the choices of the chart that agree best. */
export interface ScoredReading {
  readonly reading: Reading;
  readonly chosen: ChosenChart;
  readonly changes: readonly Change[];
  /** Those of the program's habits count as one. */
  readonly slips: number;
  /** How much less likely the agreement is by chance, less the cost of the changes, natural logarithm. */
  readonly score: number;
}

/** The best readings of a search, the stated one, and how many were tried up to each cost. */
export interface SearchResult {
  readonly stated: ScoredReading;
  /** The best first. */
  readonly best: readonly ScoredReading[];
  /** Number of readings that cost no more than this one. */
  readonly countTried: (cost: number) => number;
  readonly sky: SkyPoints;
  readonly shiftOf: Walk['shiftOf'];
  readonly covered: Walk['covered'];
}

/** Readings that are compared exactly; more where no position is claimed that could rank them before. */
const FINALISTS = 60;
const FINALISTS_WITHOUT_POSITIONS = 600;
/** Comparisons of all finalists in all ways of seeing together; a reading costs some of them beside its checks. */
const MOST_COMPARISONS = 16_000;
const COMPARISONS_PER_READING = 4;

/** How far other ways of seeing move a body, degrees: the parallax of the Moon, and for others aberration and nutation. */
const MOON_MARGIN_DEG = 1.1;
const BODY_MARGIN_DEG = 0.02;

type EarlyCheck = CheckOf<'longitude'> | CheckOf<'sign'>;

/** Whether a check is one of a position, and not of a cusp or a house, which take longer. */
const isEarly = (check: StatedCheck): check is EarlyCheck =>
  (check.type === 'longitude' || check.type === 'sign') && check.point.type !== 'cusp';

/** A reading in our way of seeing, with the best score that any way of seeing could give it. */
interface RankedReading {
  readonly frame: CastFrame;
  readonly zodiac: ZodiacChoice;
  readonly score: number;
}

const CHARTS: readonly Omit<ChartChoices, 'houseSystem'>[] = [
  { node: 'true', lilith: 'mean', lots: 'by_sect', angles: 'alike' },
  { node: 'mean', lilith: 'true', lots: 'always_day', angles: 'opposite' },
];

/** Most by which the longitude of a check may be off and still agree under some choice of seeing and print. */
function reachOf(check: EarlyCheck, hasSky: boolean): number {
  if (check.type === 'sign') return 0;
  const isMoon = check.point.type === 'lot' || (check.point.type === 'body' && check.point.body === 'moon');
  const margin = hasSky ? (isMoon ? MOON_MARGIN_DEG : BODY_MARGIN_DEG) : 0;
  return Math.max(check.toleranceDeg, check.unitDeg ?? 0) + OTHER_EPHEMERIS_DEG + margin;
}

const SIGN_DEG = 30;

/** Ranks every moment, place and zodiac by the claims that can agree there, the cheapest comparison of all. */
function rankReadings(walk: Walk, checks: readonly EarlyCheck[], { sky, houseSystem }: SkyAndHouses) {
  const counts: number[] = [];
  const ranked: RankedReading[] = [];
  const tests = checks.map((check) => ({
    point: check.point,
    information: informationOf(check),
    middle: check.type === 'sign' ? (check.sign + 0.5) * SIGN_DEG : check.longitudeDeg,
    reach: check.type === 'sign' ? SIGN_DEG / 2 : reachOf(check, walk.seeing.length > 1),
  }));
  for (const frame of walkFrames(walk)) {
    const values = tests.map(({ point }) =>
      CHARTS.map((chart) => sky.longitudeOf(point, frame.view, { ...chart, houseSystem }) ?? Number.NaN),
    );
    const mayHaveHabits = frame.slips < walk.maxChanges;
    for (const zodiac of mayHaveHabits ? walk.zodiacs : walk.zodiacs.slice(0, 1)) {
      const cost = frame.cost + zodiac.cost;
      for (const seeing of mayHaveHabits ? walk.seeing : [SEEING[0] as Seeing])
        counts[cost + seeing.cost] = (counts[cost + seeing.cost] ?? 0) + 1;
      const shift = walk.shiftOf(zodiac.zodiac, frame.view.bodiesJdUt, SEEING[0] as Seeing);
      let score = -cost;
      for (const [index, { middle, reach, information }] of tests.entries()) {
        const agrees = values[index]?.some((value) => Math.abs(arcDeg(middle, value - shift)) <= reach);
        if (agrees) score += information;
      }
      ranked.push({ frame, zodiac, score });
    }
  }
  const finalists = checks.length === 0 ? FINALISTS_WITHOUT_POSITIONS : FINALISTS;
  const stated = ranked[0] as RankedReading;
  return { stated, best: ranked.sort((a, b) => b.score - a.score).slice(0, finalists), counts };
}

interface SkyAndHouses {
  readonly sky: SkyPoints;
  readonly houseSystem: ReconciledBirth['houseSystem'];
}

/** Searches the readings of a birth under which another program would have stated what the checks say. */
export function searchReadings(
  subject: ReconciledBirth,
  checks: readonly StatedCheck[],
  at: { readonly limits: SearchLimits; readonly ephemeris: Ephemeris },
): SearchResult {
  const sky = createSkyPoints(at.ephemeris);
  const { houseSystem } = subject;
  const { vary, maxChanges } = at.limits;
  const walk = planWalk(subject, checks, at);
  const groups = listGroups({ houseSystem, checks, vary, sunriseSeconds: toSecondsOfDay(walk.sunrise, subject) });
  const { stated, best, counts } = rankReadings(walk, checks.filter(isEarly), { sky, houseSystem });
  const compare = ({ frame, zodiac }: RankedReading, seeing: Seeing, by = groups): ScoredReading => {
    const measure = (of: ZodiacChoice, isMean: boolean): number =>
      walk.shiftOf(of.zodiac, frame.view.bodiesJdUt, { ...seeing, isMean });
    const shiftDeg = measure(zodiac, seeing.isMean);
    const anglesShiftDeg = {
      alike: shiftDeg,
      opposite: shiftDeg,
      tropical: 0,
      stated: measure(walk.zodiacs[0] as ZodiacChoice, seeing.isMean),
      mean: measure(zodiac, true),
    };
    const view = { ...frame.view, sight: seeing.sight, shiftDeg, anglesShiftDeg };
    const reading = { frame, zodiac, seeing, view, cost: frame.cost + zodiac.cost + seeing.cost };
    const comparison = createStatedComparison({ view, moment: frame.moment }, { houseSystem, checks });
    return scoreReading(reading, chooseChart(by, { at: comparison, checks, sky }));
  };
  const finalists = best
    .flatMap((ranked) => walk.seeing.map((seeing) => ({ ranked, seeing, score: ranked.score - seeing.cost })))
    .sort((a, b) => b.score - a.score);
  const scored = finalists
    .slice(0, Math.floor(MOST_COMPARISONS / (checks.length + COMPARISONS_PER_READING)))
    .map(({ ranked, seeing }) => compare(ranked, seeing))
    .filter(({ slips }) => slips <= maxChanges);
  return {
    sky,
    shiftOf: walk.shiftOf,
    covered: walk.covered,
    stated: compare(stated, SEEING[0] as Seeing, []),
    best: scored.sort((a, b) => b.score - a.score || measureWorst(a) - measureWorst(b)),
    countTried: (cost) => counts.slice(0, cost + 1).reduce((sum, count = 0) => sum + count, 0),
  };
}

/** Time of the clock of a birth, seconds after midnight. */
function toSecondsOfDay(
  moment: JdUt | undefined,
  { birth: { offsetSeconds } }: Pick<ReconciledBirth, 'birth'>,
): number | undefined {
  const wall = moment === undefined ? undefined : wallAt(unixFromJdUt(moment), offsetSeconds);
  return wall === undefined ? undefined : ((wall % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
}

function scoreReading(reading: Reading, chosen: ChosenChart): ScoredReading {
  const { frame, zodiac, seeing, cost } = reading;
  const habits = [...zodiac.changes, ...seeing.changes, ...chosen.changes];
  const slips = frame.slips + (habits.length > 0 ? 1 : 0);
  const { moment, place, rotation } = frame;
  const changes = [...moment.changes, ...place.changes, ...rotation.changes, ...habits];
  return { reading, chosen, changes, slips, score: chosen.information - cost - chosen.cost };
}

/** The largest difference among the longitudes that agree, degrees. */
export function measureWorst({ chosen }: ScoredReading): number {
  return Math.max(0, ...chosen.verdicts.map(({ agrees, residualDeg = 0 }) => (agrees ? Math.abs(residualDeg) : 0)));
}
