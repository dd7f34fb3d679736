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
import { skyOf, type Watchers } from '../sky.ts';
import type { FoundReturn } from './answer.ts';
import { returnChart } from './chart.ts';
import { momentAtPlace, placeOfReturn, readTarget } from './moments.ts';
import type { ReturnRequest } from './request.ts';
import { type ReturnSearch, returnSearch } from './search.ts';
import { returnWarnings } from './warnings.ts';

/** What a return asks. */
export type ReturnReaders = ChartServices & Watchers;

/** A parsed request, and in which form its chart is wanted. */
export type AskedReturn = ReturnRequest & Pick<ChartRequest, 'preset' | 'asRows'>;

/**
 * Finds the return of a body nearest to a moment, and casts its chart where one is wanted.
 *
 * @throws Problem of reading the birth or the target, or of casting the chart; `InvalidBody` for a body that is not known
 * then; `ReturnNotFound` where none lies in the window
 */
export function planetaryReturn(request: AskedReturn, readers: ReturnReaders): FoundReturn {
  const [birth, target] = runCollectingProblems([
    () => readBirth(birthOf(request), readers, BIRTH_LOCATIONS),
    () => readTarget(request, readers),
  ]);
  const search = returnSearch(request, readers, { birth, target });
  const returns = [...findReturns(search.sky, search.natal, search.window)];
  const chosen = pickNearestReturn(returns, target.jdUt);
  if (!chosen) throw returnNotFound(search, request.search_window_days);
  return { ...whole(request, readers, { search, chosen }), others: returns.filter((one) => one !== chosen) };
}

const BIRTH_LOCATIONS = { time: 'body.birth_datetime', timezone: 'body.location.timezone' };

const birthOf = ({ birth_datetime, birth_time_known, location }: ReturnRequest) => ({
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
function whole(request: AskedReturn, readers: ReturnReaders, { search, chosen }: Chosen): Omit<FoundReturn, 'others'> {
  const { natal, birth, window } = search;
  const at = momentAtPlace(chosen.moment, request, readers);
  const span = birth.day && findReturnSpan(search.sky, { natal, moment: chosen.moment, day: birth.day });
  const { precession_corrected, configuration, include_chart } = request;
  return {
    natal,
    chosen,
    window,
    span,
    sky: skyOf(readers, configuration),
    isPrecessionCorrected: precession_corrected || configuration.zodiac_type === 'sidereal',
    location: { place: toGeoPlace(placeOfReturn(request)), timezone: at.timezone },
    warnings: returnWarnings(request, { search, at, span }),
    chart: include_chart
      ? returnChart(request, readers.ephemeris, { moment: at, timeIsKnown: birth.timeIsKnown, span })
      : undefined,
  };
}

const dateTime = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/**
 * Says that a body does not return within the window, and when it does on either side of it.
 *
 * @param windowDays as it was sent
 */
function returnNotFound(search: ReturnSearch, windowDays: number | undefined): Problem {
  const { sky, natal, window, target } = search;
  const [before, after] = [findReturnBefore(sky, natal, window.fromJdUt), findReturnAfter(sky, natal, window.toJdUt)];
  const known = [before, after].filter((one) => one !== undefined);
  const { name } = BODIES[natal.body];
  const within = `between ${dateTime(window.fromJdUt)} and ${dateTime(window.toJdUt)}`;
  const told = [toldOf('before', before), toldOf('after', after)];
  return new Problem('ReturnNotFound', `${name} does not return ${within}: ${formatList(told)}.`, {
    issues: [
      {
        location: windowDays === undefined ? 'body.target_datetime' : 'body.search_window_days',
        message: nearestText(known, target.jdUt),
        ...(windowDays !== undefined && { value: windowDays }),
      },
    ],
  });
}

function toldOf(side: 'before' | 'after', found: BodyReturn | undefined): string {
  if (found) return `its nearest return ${side} is on ${dateTime(found.moment)}`;
  return side === 'before' ? 'the ephemeris begins before any earlier one' : 'the ephemeris ends before any later one';
}

function nearestText(known: readonly BodyReturn[], target: JdUt): string {
  if (known.length === 0) return 'no return lies in the ephemeris';
  const days = Math.min(...known.map(({ moment }) => Math.abs(moment - target)));
  return `the nearest return lies ${Math.ceil(days * 100) / 100} days from target_datetime`;
}
