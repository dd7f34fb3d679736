import { toDisplay } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { statedLongitude } from '../../../lib/astro/motion/stated-longitude.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { findReturnAfter, findReturnBefore } from '../../../lib/astro/timing/returns/neighbors.ts';
import { type BodyReturn, findReturns, pickNearestReturn } from '../../../lib/astro/timing/returns/returns.ts';
import { findReturnSpan } from '../../../lib/astro/timing/returns/uncertainty.ts';
import { BODIES, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { CHART_LOCATIONS } from '../../../lib/charts/chart-settings.ts';
import type { ErrorLocations } from '../../../lib/charts/error-locations.ts';
import { formatList } from '../../../lib/charts/format-list.ts';
import {
  castSubjectChart,
  createSubjectWarnings,
  createTimeWarnings,
  type NatalChart,
} from '../../../lib/charts/natal-chart.ts';
import { createPlaceChoiceWarnings } from '../../../lib/charts/requested-place.ts';
import { toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import { createChartlessWarnings } from '../../../lib/charts/unread-options.ts';
import { createZoneWarnings } from '../../../lib/charts/zone-warnings.ts';
import {
  type FoundReturn,
  prepareSearch,
  type ReturnCalculation,
  type ReturnSearch,
  type ReturnServices,
  selectReturnPlace,
  toMomentAtPlace,
} from './search.ts';

/** The return nearest to the target, the others in the window, and the chart. */
export interface ReturnResult extends FoundReturn {
  readonly request: ReturnCalculation;
  /** In the zodiac of the request, which may differ from that of the search. */
  readonly natalLongitudeDeg: LongitudeDeg;
  readonly returnLongitudeDeg: LongitudeDeg;
  readonly warnings: readonly Warning[];
  /** Undefined where the request asks for no chart. */
  readonly chart: NatalChart | undefined;
}

/**
 * Finds the return of a body nearest to a moment, and casts its chart if requested.
 *
 * @throws Problem of reading the birth or the target, or of casting the chart; `InvalidBody` for a body whose files do not
 * cover the search; `ReturnNotFound` for a window without a return
 */
export function calculateReturn(request: ReturnCalculation, services: ReturnServices): ReturnResult {
  const found = findReturn(request, services);
  return {
    ...found,
    request,
    ...measureLongitudes(request, services, found),
    warnings: createReturnWarnings(request, found),
    chart: request.include_chart ? castReturnChart(request, services.ephemeris, found) : undefined,
  };
}

function findReturn(request: ReturnCalculation, services: ReturnServices): FoundReturn {
  const search = prepareSearch(request, services);
  const { birth, target, sky, natal, window } = search;
  const returns = [...findReturns(sky, natal, window)];
  const nearest = pickNearestReturn(returns, target.jdUt);
  if (!nearest) throw createReturnNotFoundProblem(search, request.search_window_days);
  return {
    ...search,
    nearest,
    others: returns.filter((other) => other !== nearest),
    moment: toMomentAtPlace(nearest.moment, request, services),
    span: birth.day && findReturnSpan(sky, { natal, moment: nearest.moment, day: birth.day }),
  };
}

/** Longitudes at birth and return, in the zodiac of the request, to the decimals of the answer. */
function measureLongitudes(
  { body, configuration, options }: ReturnCalculation,
  services: ReturnServices,
  { sky: searched, natal, nearest }: FoundReturn,
) {
  const sky = toGeocentricSky(services, configuration);
  const { decimals } = toDisplay(options);
  const isSearched = sky.zodiac.type === searched.zodiac.type;
  return {
    // Not computed again, as the engine would leave the files of the return for those of the birth.
    natalLongitudeDeg: isSearched ? natal.degree : statedLongitude(sky, body, { moment: natal.birth, decimals }),
    returnLongitudeDeg: statedLongitude(sky, body, { moment: nearest.moment, decimals }),
  };
}

/**
 * The chart of a return, cast like a natal chart. Without a time of birth it has no houses: a birth that is uncertain by a
 * day makes the return uncertain by as much.
 *
 * @throws Problem of casting the chart
 */
function castReturnChart(
  request: ReturnCalculation,
  ephemeris: Ephemeris,
  { birth: { timeIsKnown }, moment, span }: FoundReturn,
): NatalChart {
  const place = selectReturnPlace(request);
  // The response states the match of the zone in its own warnings, so the chart has none.
  const { zoneMatch: _, ...momentOfChart } = moment;
  const title = { name: nameReturn(request.body), moment: momentOfChart, place, timeIsKnown, warnings: [] };
  const subject = { ...title, ...(span && { day: span }) };
  const natal = castSubjectChart(subject, request.chart, { ephemeris, place, locations: locateSettings(request) });
  return { ...natal, chart: { ...natal.chart, warnings: natal.chart.warnings.map(adaptWarning) } };
}

/** The member that states the house system; the shorter one where none does. */
function locateSettings({ house_system, configuration }: ReturnCalculation): ErrorLocations {
  const isConfigured = !house_system && configuration.house_system;
  return isConfigured ? CHART_LOCATIONS : { ...CHART_LOCATIONS, houseSystem: 'body.house_system' };
}

const TITLES: Partial<Record<CatalogBodyId, string>> = { sun: 'Solar return', moon: 'Lunar return' };

const nameReturn = (body: CatalogBodyId): string => TITLES[body] ?? `${BODIES[body].name} return`;

/** Replaces the warning that a chart is for noon: this one is for the return of a birth at noon. */
function adaptWarning(warning: Warning): Warning {
  if (warning.code !== 'HousesOmitted') return warning;
  const message =
    'The time of birth is not known: positions are for the return of a birth at local noon, without houses, angles or lots.';
  return createWarning('HousesOmitted', message);
}

/** Warnings about a return, each message once. */
function createReturnWarnings(request: ReturnCalculation, found: FoundReturn): readonly Warning[] {
  const warnings = [
    ...createSubjectWarnings(found.birth, 'local time of birth'),
    ...(request.return_location ? createPlaceChoiceWarnings(selectReturnPlace(request)) : []),
    ...createTimeWarnings(found.target, 'local time of target_datetime'),
    ...createZoneWarnings(found.moment.zoneMatch),
    ...createUnreadMemberWarnings(request),
    ...createUnknownTimeWarnings(found),
    ...createCutWindowWarnings(found),
  ];
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

const NO_CHART = 'without include_chart the answer has no chart';

function createUnreadMemberWarnings(request: ReturnCalculation): Warning[] {
  const { precession_corrected, include_chart, house_system, configuration, options } = request;
  const isDoublyCorrected = precession_corrected && configuration.zodiac_type === 'sidereal';
  const unread = [
    ...(isDoublyCorrected ? ['precession_corrected: a sidereal return is among the stars as it is.'] : []),
    ...(!include_chart && house_system ? [`house_system: ${NO_CHART}.`] : []),
    ...(!include_chart && configuration.house_system ? [`configuration.house_system: ${NO_CHART}.`] : []),
  ];
  return [
    ...unread.map((message) => createWarning('OptionUnread', message)),
    ...(include_chart ? [] : createChartlessWarnings(options, NO_CHART)),
  ];
}

function createUnknownTimeWarnings({ birth, span }: FoundReturn): Warning[] {
  if (birth.timeIsKnown) return [];
  const within = span
    ? `between ${formatInstant(span.fromJdUt)} and ${formatInstant(span.toJdUt)}`
    : 'some time around it';
  const message = `The time of birth is not known: this is the return of a birth at local noon, the true one lies ${within}.`;
  return [createWarning('BirthTimeDecides', message)];
}

function createCutWindowWarnings({ isCut, window }: FoundReturn): Warning[] {
  if (!isCut) return [];
  const message = `The ephemeris ends the search: it goes from ${formatInstant(window.fromJdUt)} to ${formatInstant(window.toJdUt)}.`;
  return [createWarning('EventsOutOfRange', message)];
}

/**
 * The problem of a search without a return: it names the nearest returns before and after the window.
 *
 * @param windowDays `search_window_days` of the request
 */
function createReturnNotFoundProblem(search: ReturnSearch, windowDays: number | undefined): Problem {
  const { sky, natal, window, target } = search;
  const [before, after] = [findReturnBefore(sky, natal, window.fromJdUt), findReturnAfter(sky, natal, window.toJdUt)];
  const neighbors = [before, after].filter((neighbor) => neighbor !== undefined);
  const { name } = BODIES[natal.body];
  const within = `between ${formatInstant(window.fromJdUt)} and ${formatInstant(window.toJdUt)}`;
  const reasons = [describeNeighbor('before', before), describeNeighbor('after', after)];
  return new Problem('ReturnNotFound', `${name} does not return ${within}: ${formatList(reasons)}.`, {
    issues: [
      {
        location: windowDays === undefined ? 'body.target_datetime' : 'body.search_window_days',
        message: describeNearest(neighbors, target.jdUt),
        ...(windowDays !== undefined && { value: windowDays }),
      },
    ],
  });
}

function describeNeighbor(side: 'before' | 'after', neighbor: BodyReturn | undefined): string {
  if (neighbor) return `its nearest return ${side} is on ${formatInstant(neighbor.moment)}`;
  return side === 'before' ? 'the ephemeris begins before any earlier one' : 'the ephemeris ends before any later one';
}

function describeNearest(neighbors: readonly BodyReturn[], target: JdUt): string {
  if (neighbors.length === 0) return 'no return lies in the ephemeris';
  const days = Math.min(...neighbors.map(({ moment }) => Math.abs(moment - target)));
  return `the nearest return lies ${Math.ceil(days * 100) / 100} days from target_datetime`;
}
