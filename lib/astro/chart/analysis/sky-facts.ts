import { BODIES, type CatalogBodyId } from '../../../base/catalog/bodies.ts';
import type { PieceStore } from '../../motion/geocentric-sky.ts';
import type { VoidTradition } from '../../sky/events/event.ts';
import type { Chart } from '../cast.ts';
import { type ChartAlmuten, computeChartAlmuten } from './chart-almuten.ts';
import { describeMoonCourse, type MoonCourse } from './moon-course.ts';
import { findNearestStation, hasStations, type NearestStation } from './nearest-station.ts';
import { type ChartKind, isSearchZodiac, listConditionOmissions } from './omissions.ts';
import { findPlanetaryRulers } from './planetary-rulers.ts';

/** Which facts are searched in the sky around a moment, and by which rules. */
export interface SkyFactSettings {
  readonly chartKind: ChartKind;
  /** To which planets the aspects of the Moon count. */
  readonly voidTradition: VoidTradition;
  readonly withAlmuten: boolean;
  /** Local clock − UTC at the moment, seconds: it decides the ruler of the day. */
  readonly offsetSeconds: number;
}

/** Facts that need other moments than the chart's own. */
export interface SkyFacts {
  readonly moon: MoonCourse | undefined;
  /** Of the chart's bodies that have one; undefined where the chart cannot have any. */
  readonly stations: ReadonlyMap<CatalogBodyId, NearestStation> | undefined;
  /** Undefined unless the settings ask for it. */
  readonly almuten: ChartAlmuten | undefined;
}

/**
 * Searches the sky around a chart's moment. It takes some hundred calls of the ephemeris, of which the Moon's course takes
 * half: endpoints that answer with many charts leave it out.
 *
 * What the chart cannot have is undefined; {@link listConditionOmissions} has the reason.
 */
export function findSkyFacts(chart: Chart, store: PieceStore, settings: SkyFactSettings): SkyFacts {
  const { chartKind, voidTradition, withAlmuten, offsetSeconds } = settings;
  const { ephemeris, moment, place } = chart.context;
  const { zodiac } = chart.settings;
  const omitted = new Set(listConditionOmissions(chart, chartKind).flatMap(({ facts }) => facts));
  const findAlmuten = () =>
    computeChartAlmuten(chart, findPlanetaryRulers({ ephemeris, place, offsetSeconds }, moment), store);
  return {
    moon:
      isSearchZodiac(zodiac) && !omitted.has('moon')
        ? describeMoonCourse({ ephemeris, zodiac, store }, moment, voidTradition)
        : undefined,
    stations: omitted.has('station') ? undefined : findStationsOfChart(chart),
    almuten: withAlmuten && !omitted.has('almuten_figuris') ? findAlmuten() : undefined,
  };
}

function findStationsOfChart({ points, context }: Chart): ReadonlyMap<CatalogBodyId, NearestStation> {
  const bodies = points.flatMap(({ id }) => (isCatalogBody(id) && hasStations(id) ? [id] : []));
  return new Map(
    bodies.flatMap((body) => {
      const station = findNearestStation(context.ephemeris, body, context.moment);
      return station ? [[body, station] as const] : [];
    }),
  );
}

const isCatalogBody = (id: string): id is CatalogBodyId => Object.hasOwn(BODIES, id);
