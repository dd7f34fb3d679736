import type { PlacedLunarEclipse, PlacedSolarEclipse } from '../../../lib/answers/eclipse-records.ts';
import type { Ephemeris, SearchZodiac } from '../../../lib/astro/port.ts';
import { type EclipseView, viewLunarEclipse, viewSolarEclipse } from '../../../lib/astro/sky/events/eclipses/discs.ts';
import {
  type MagnitudeCurve,
  type PathLine,
  traceMagnitude,
  tracePath,
} from '../../../lib/astro/sky/events/eclipses/path.ts';
import { fitSunAndMoon } from '../../../lib/astro/sky/events/eclipses/sun-and-moon.ts';
import { findLunarEclipses, findSolarEclipses, type SolarEclipse } from '../../../lib/astro/sky/events/eclipses.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/base/units/time.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { readContinuation } from '../../../lib/charts/cursor.ts';
import { seeLunarEclipse, seeSolarEclipse } from '../../../lib/charts/eclipses-at-place.ts';
import { type PlaceWithClock, readPlaceAt } from '../../../lib/charts/local-days.ts';
import { type ChartServices, requireCoveredMoment } from '../../../lib/charts/subject.ts';
import { toSearchZodiac } from '../../../lib/charts/zodiac.ts';
import { countOf, type EclipsesRequest } from './request.ts';

/** An eclipse with everything that a request asks of it. */
export type DescribedEclipse = (PlacedSolarEclipse | PlacedLunarEclipse) & {
  readonly path?: readonly PathLine[] | undefined;
  readonly curves?: readonly MagnitudeCurve[] | undefined;
  readonly views?: readonly EclipseView[] | undefined;
};

/** Eclipses of a request. */
export interface EclipsesFound {
  readonly eclipses: readonly DescribedEclipse[];
  readonly at: PlaceWithClock | undefined;
  /** Undefined where the search has no further eclipses. */
  readonly nextCursor: string | undefined;
}

/**
 * Searches eclipses and describes them.
 *
 * @throws Problem `DatetimeOutOfRange`, `InvalidTimezone`, or `ValidationError` of a cursor
 */
export async function searchEclipses(request: EclipsesRequest, services: ChartServices): Promise<EclipsesFound> {
  const { ephemeris } = services;
  const { start_date, end_date, location, count: _, ...others } = request;
  const [at] = runCollectingProblems([
    () => location && readPlaceAt(location, start_date, services),
    () => requireCoveredMoment(start_date, ephemeris, { location: 'body.start_date' }),
    () => end_date !== undefined && requireCoveredMoment(end_date, ephemeris, { location: 'body.end_date' }),
  ]);
  const count = countOf(request);
  const { position = start_date, cursorAt } = await readContinuation(
    { start_date, end_date, location, ...others, limit: count } as Parameters<typeof readContinuation>[0],
    ephemeris.facts.dataVersion,
    parseMoment,
  );
  const found = takeEclipses(ephemeris, request, position, count + 1);
  const eclipses = found.slice(0, count);
  const last = eclipses.at(-1);
  return {
    eclipses: eclipses.map((eclipse) => describe(eclipse, request, { ephemeris, at })),
    at,
    nextCursor: found.length > count && last ? cursorAt(formatMoment(last.moment)) : undefined,
  };
}

/** Between two eclipses are at least two weeks: a second later none is found again. */
const formatMoment = (moment: JdUt): string => String(Math.ceil(unixFromJdUt(moment)) + 1);
const parseMoment = (text: string): JdUt | undefined =>
  /^-?\d{1,12}$/.test(text) ? jdUtFromUnix(unixSeconds(Number(text))) : undefined;

/** Days of one step of a search without an end: two years have at least eight eclipses. */
const STEP_DAYS = 731;

/** The first eclipses from a moment on, ascending. */
function takeEclipses(
  ephemeris: Ephemeris,
  request: EclipsesRequest,
  from: JdUt,
  most: number,
): readonly DescribedEclipse[] {
  const end = Math.min(request.end_date ?? Number.POSITIVE_INFINITY, ephemeris.coverage().toJdUt);
  const zodiac = toSearchZodiac(request);
  const found: DescribedEclipse[] = [];
  for (let start: number = from; start < end && found.length < most; start += STEP_DAYS) {
    const range = { fromJdUt: jdUt(start), toJdUt: jdUt(Math.min(start + STEP_DAYS, end)) };
    found.push(...listEclipses(ephemeris, request, range, zodiac));
  }
  return found.slice(0, most);
}

function listEclipses(
  ephemeris: Ephemeris,
  { kind }: Pick<EclipsesRequest, 'kind'>,
  range: Parameters<typeof findSolarEclipses>[1],
  zodiac: SearchZodiac,
): readonly DescribedEclipse[] {
  const solar = kind === 'lunar' ? [] : findSolarEclipses(ephemeris, range, zodiac);
  const lunar = kind === 'solar' ? [] : findLunarEclipses(ephemeris, range, zodiac);
  return [
    ...solar.map((eclipse) => ({
      ...{ type: 'eclipse_solar' as const, moment: eclipse.moment, eclipse },
      longitudeDeg: eclipse.sun.longitudeDeg,
    })),
    ...lunar.map((eclipse) => ({
      ...{ type: 'eclipse_lunar' as const, moment: eclipse.moment, eclipse },
      longitudeDeg: eclipse.moon.longitudeDeg,
    })),
  ].sort((a, b) => a.moment - b.moment);
}

interface Observed {
  readonly ephemeris: Ephemeris;
  readonly at: PlaceWithClock | undefined;
}

/** Adds to an eclipse what the request asks of it. */
function describe(
  found: DescribedEclipse,
  { include_path, magnitudes, include_discs }: EclipsesRequest,
  { ephemeris, at }: Observed,
): DescribedEclipse {
  if (found.type === 'eclipse_lunar')
    return {
      ...found,
      local: at && seeLunarEclipse(ephemeris, found.eclipse, at),
      views: at && include_discs ? viewLunarEclipse(ephemeris, found.eclipse, at.place) : undefined,
    };
  return {
    ...found,
    local: at && seeSolarEclipse(ephemeris, found.eclipse, at),
    views: at && include_discs ? viewSolarEclipse(ephemeris, found.moment, at.place) : undefined,
    path: include_path ? tracePath(fitSunAndMoon(ephemeris, found.moment), found.eclipse) : undefined,
    curves: magnitudes && traceCurves(ephemeris, found.eclipse, magnitudes),
  };
}

function traceCurves(
  ephemeris: Ephemeris,
  eclipse: SolarEclipse,
  magnitudes: readonly number[],
): readonly MagnitudeCurve[] {
  const sky = fitSunAndMoon(ephemeris, eclipse.moment);
  return magnitudes.flatMap((magnitude) => traceMagnitude(sky, eclipse, magnitude));
}
