import type { LifeResult } from '../../../lib/answers/life-periods.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { computeNatalLongitude } from '../../../lib/astro/timing/returns/returns.ts';
import {
  ageAt,
  civilYearStarts,
  isLeapDay,
  solarYearStarts,
  type YearStarts,
} from '../../../lib/astro/timing/time-lords/anniversaries.ts';
import {
  type AspectedPoint,
  findProfectedAspects,
  listSignStays,
  type ProfectedAspect,
  profectDegree,
  type SignStay,
} from '../../../lib/astro/timing/time-lords/degree-profections.ts';
import {
  listProfections,
  PROFECTION_LEVELS,
  type Profection,
} from '../../../lib/astro/timing/time-lords/profections.ts';
import { MAJOR_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { CHART_OBJECTS, type ChartObjectId } from '../../../lib/base/catalog/chart-objects.ts';
import { LOTS } from '../../../lib/base/catalog/lots.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { type Life, readLife, readPartByAge } from '../../../lib/charts/life.ts';
import { listPart } from '../../../lib/charts/life-part.ts';
import { castLifeChart, type LifeChart, requireNatalLife } from '../../../lib/charts/natal-life.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { placeLifeLot } from '../lot-signs.ts';
import { DEFAULT_LEVELS, type ProfectionRequest } from './request.ts';

/** The point that profections start from, in the chart of the birth. */
interface StartPoint extends LifeChart {
  readonly longitudeDeg: LongitudeDeg;
}

/**
 * Places the point that profections start from. A body needs no time of birth.
 *
 * @throws Problem `BirthTimeRequired` for an angle or a lot
 */
function placeStartPoint(life: Life, request: ProfectionRequest, ephemeris: Ephemeris): StartPoint {
  const { from } = request;
  if (isChartObject(from)) return placeBodyStart(life, { ...request, from }, ephemeris);
  const natal = requireNatalLife(life, { zodiac: request }, ephemeris);
  const { ascendantDeg, midheavenDeg } = natal.horizon.houses;
  const lot = LOTS.find(({ id }) => id === from);
  if (lot) return { ...natal, longitudeDeg: placeLifeLot(lot, natal, natal.horizon.isDayChart) };
  return { ...natal, longitudeDeg: from === 'midheaven' ? midheavenDeg : ascendantDeg };
}

const isChartObject = (id: string): id is ChartObjectId => Object.hasOwn(CHART_OBJECTS, id);

type BodyRequest = Omit<ProfectionRequest, 'from'> & { readonly from: ChartObjectId };

function placeBodyStart(life: Life, request: BodyRequest, ephemeris: Ephemeris): StartPoint {
  const { from } = request;
  const natal = castLifeChart(life, { zodiac: request, objects: [from] }, ephemeris);
  const point = natal.chart.points.find(({ id }) => id === from);
  // The chart has every object that it is cast with, as those that profections can start from have no gaps.
  if (!point) throw new RangeError(`the chart lacks ${from}`);
  return { ...natal, longitudeDeg: point.longitudeDeg, warnings: [...natal.warnings, ...createNoonWarnings(life)] };
}

function createNoonWarnings({ subject }: Life): readonly Warning[] {
  if (subject.timeIsKnown) return [];
  const message = 'The time of birth is not known: years begin at local noon, and bodies are where they were then.';
  return [createWarning('BirthTimeDecides', message)];
}

type ProfectionServices = ChartServices & Pick<Services, 'positions'>;

/** Profections by sign or by degree. */
export interface ProfectionResult extends LifeResult<Profection | SignStay> {
  readonly fromDeg: LongitudeDeg;
  /** Completed years of life at the moment asked about. */
  readonly age: number;
  readonly isLeapDayBirth: boolean;
  /** By degree: where the point is at the moment, and its aspects in the listed part. */
  readonly degree: { readonly longitudeDeg: LongitudeDeg; readonly aspects: readonly ProfectedAspect[] } | undefined;
}

/**
 * Calculates the profections of a request.
 *
 * @throws Problem of reading the life, `BirthTimeRequired`, `DatetimeOutOfRange` for solar returns outside the files, or
 * `InvalidRange` for a part with too many periods
 */
export function calculateProfections(request: ProfectionRequest, services: ProfectionServices): ProfectionResult {
  const civilLife = readLife(request, services);
  const yearStarts = toYearStarts(request, civilLife, services);
  const life = { ...civilLife, part: readPartByAge(request, yearStarts) ?? civilLife.part };
  const start = placeStartPoint(life, request, services.ephemeris);
  const shared = {
    life,
    chart: start.chart,
    warnings: [...life.warnings, ...start.warnings],
    fromDeg: start.longitudeDeg,
    age: ageAt(yearStarts, life.target),
    isLeapDayBirth: request.anniversary === 'civil' && isLeapDay(life),
  };
  if (request.mode === 'degree') {
    const warnings = [...shared.warnings, ...createUnreadWarnings(request)];
    return { ...shared, warnings, ...profectByDegree(life, start, yearStarts) };
  }
  const settings = { fromSign: signOf(start.longitudeDeg), yearStarts, months: request.months };
  const listed = listPart(life, request.levels, (window, count) =>
    listProfections(settings, window, PROFECTION_LEVELS.find((level) => level === count) ?? 1),
  );
  return { ...shared, ...listed, degree: undefined };
}

/** An option that states its default looks like one that was left out, and has no warning. */
function createUnreadWarnings({ levels, months }: ProfectionRequest): readonly Warning[] {
  return [
    ...(levels > DEFAULT_LEVELS
      ? [createWarning('OptionUnread', 'levels: in mode degree there is only level 1.')]
      : []),
    ...(months !== 'equal' ? [createWarning('OptionUnread', 'months: in mode degree there are none.')] : []),
  ];
}

function profectByDegree(life: Life, { chart, longitudeDeg }: StartPoint, yearStarts: YearStarts) {
  const profection = { fromDeg: longitudeDeg, yearStarts };
  const listed = listPart(life, 1, (window) => listSignStays(profection, window));
  const query = { points: listAspectedPoints(chart), aspects: MAJOR_ASPECT_IDS };
  const aspects = findProfectedAspects(profection, listed.part, query);
  return { ...listed, degree: { longitudeDeg: profectDegree(profection, life.target), aspects } };
}

function listAspectedPoints({ points, horizon }: StartPoint['chart']): readonly AspectedPoint[] {
  const angles = horizon
    ? [
        { id: 'ascendant', longitudeDeg: horizon.houses.ascendantDeg },
        { id: 'midheaven', longitudeDeg: horizon.houses.midheavenDeg },
      ]
    : [];
  return [...points, ...angles];
}

function toYearStarts(request: ProfectionRequest, life: Life, services: ProfectionServices): YearStarts {
  if (request.anniversary === 'civil') return civilYearStarts(life);
  requireCoveredReturns(life, services);
  const sky = { ephemeris: services.ephemeris, store: services.positions, zodiac: { type: 'tropical' } } as const;
  return solarYearStarts(sky, computeNatalLongitude(sky, 'sun', life.birth));
}

/** The last year that is examined ends at most two years after the last moment. */
const DAYS_AFTER = 740;

function requireCoveredReturns({ target, part }: Life, { ephemeris }: ProfectionServices): void {
  const last = Math.max(target, part?.toJdUt ?? target);
  const named = { location: 'body.anniversary', name: 'solar return' };
  requireCoveredMoment(jdUt(last + DAYS_AFTER), ephemeris, named);
}
