import { BODIES } from '../../../lib/catalog/bodies.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import { findReturnAfter, findReturnBefore } from '../../../lib/domain/returns/neighbours.ts';
import { type BodyReturn, findReturns, pickNearestReturn } from '../../../lib/domain/returns/returns.ts';
import { findReturnSpan } from '../../../lib/domain/returns/uncertainty.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/units/time.ts';
import type { ChartRequest } from '../../../lib/use-cases/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/use-cases/collect-problems.ts';
import { formatList } from '../../../lib/use-cases/format-list.ts';
import { type ChartServices, readBirth, toGeoPlace } from '../../../lib/use-cases/subject.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import type { ReturnResult } from './answer.ts';
import { castReturnChart } from './chart.ts';
import { readTarget, selectReturnPlace, toMomentAtPlace } from './moments.ts';
import type { ReturnRequest } from './request.ts';
import { prepareSearch, type ReturnSearch } from './search.ts';
import { createReturnWarnings } from './warnings.ts';

/** What a return asks. */
export type ReturnServices = ChartServices & SearchServices;

/** A parsed request, and in which form its chart is wanted. */
export type ReturnCalculation = ReturnRequest & Pick<ChartRequest, 'preset' | 'asRows'>;

/**
 * Finds the return of a body nearest to a moment, and casts its chart where one is wanted.
 *
 * @throws Problem of reading the birth or the target, or of casting the chart; `InvalidBody` for a body that is not known
 * then; `ReturnNotFound` where none lies in the window
 */
export function calculateReturn(request: ReturnCalculation, readers: ReturnServices): ReturnResult {
  const [birth, target] = runCollectingProblems([
    () => readBirth(toBirthSubject(request), readers, BIRTH_LOCATIONS),
    () => readTarget(request, readers),
  ]);
  const search = prepareSearch(request, readers, { birth, target });
  const returns = [...findReturns(search.sky, search.natal, search.window)];
  const chosen = pickNearestReturn(returns, target.jdUt);
  if (!chosen) throw createReturnNotFoundProblem(search, request.search_window_days);
  return { ...whole(request, readers, { search, chosen }), others: returns.filter((one) => one !== chosen) };
}

const BIRTH_LOCATIONS = { time: 'body.birth_datetime', timezone: 'body.location.timezone' };

const toBirthSubject = ({ birth_datetime, birth_time_known, location }: ReturnRequest) => ({
  name: 'Birth',
  birth_datetime,
  birth_time_known,
  birth_location: location,
});

interface Chosen {
  readonly search: ReturnSearch;
  readonly chosen: BodyReturn;
}

/** A return with all that is told of it. */
function whole(
  request: ReturnCalculation,
  readers: ReturnServices,
  { search, chosen }: Chosen,
): Omit<ReturnResult, 'others'> {
  const { natal, birth, window } = search;
  const at = toMomentAtPlace(chosen.moment, request, readers);
  const span = birth.day && findReturnSpan(search.sky, { natal, moment: chosen.moment, day: birth.day });
  const { precession_corrected, configuration, include_chart } = request;
  return {
    natal,
    chosen,
    window,
    span,
    sky: toGeocentricSky(readers, configuration),
    isPrecessionCorrected: precession_corrected || configuration.zodiac_type === 'sidereal',
    location: { place: toGeoPlace(selectReturnPlace(request)), timezone: at.timezone },
    warnings: createReturnWarnings(request, { search, at, span }),
    chart: include_chart
      ? castReturnChart(request, readers.ephemeris, { moment: at, timeIsKnown: birth.timeIsKnown, span })
      : undefined,
  };
}

const dateTime = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/**
 * Says that a body does not return within the window, and when it does on either side of it.
 *
 * @param windowDays as it was sent
 */
function createReturnNotFoundProblem(search: ReturnSearch, windowDays: number | undefined): Problem {
  const { sky, natal, window, target } = search;
  const [before, after] = [findReturnBefore(sky, natal, window.fromJdUt), findReturnAfter(sky, natal, window.toJdUt)];
  const known = [before, after].filter((one) => one !== undefined);
  const { name } = BODIES[natal.body];
  const within = `between ${dateTime(window.fromJdUt)} and ${dateTime(window.toJdUt)}`;
  const told = [describeNeighbour('before', before), describeNeighbour('after', after)];
  return new Problem('ReturnNotFound', `${name} does not return ${within}: ${formatList(told)}.`, {
    issues: [
      {
        location: windowDays === undefined ? 'body.target_datetime' : 'body.search_window_days',
        message: describeNearest(known, target.jdUt),
        ...(windowDays !== undefined && { value: windowDays }),
      },
    ],
  });
}

function describeNeighbour(side: 'before' | 'after', found: BodyReturn | undefined): string {
  if (found) return `its nearest return ${side} is on ${dateTime(found.moment)}`;
  return side === 'before' ? 'the ephemeris begins before any earlier one' : 'the ephemeris ends before any later one';
}

function describeNearest(known: readonly BodyReturn[], target: JdUt): string {
  if (known.length === 0) return 'no return lies in the ephemeris';
  const days = Math.min(...known.map(({ moment }) => Math.abs(moment - target)));
  return `the nearest return lies ${Math.ceil(days * 100) / 100} days from target_datetime`;
}
