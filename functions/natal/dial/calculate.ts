import { dropTwins } from '../../../lib/astro/chart/aspects/twins.ts';
import type { Chart } from '../../../lib/astro/chart/cast.ts';
import {
  type DialPoint,
  type DialSettings,
  type PlacedDialPoint,
  placeOnDial,
} from '../../../lib/astro/chart/dial/dial.ts';
import { findPlanetaryPictures, type PlanetaryPicture } from '../../../lib/astro/chart/dial/planetary-pictures.ts';
import { findMidpointStructures, type MidpointStructure } from '../../../lib/astro/chart/dial/structures.ts';
import { CHART_OBJECTS } from '../../../lib/base/catalog/chart-objects.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { requestBareChart } from '../../../lib/charts/chart-settings.ts';
import { castNatalChart, type NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import type { DialRequest } from './request.ts';

/** A chart laid upon a dial. */
export interface Dial {
  readonly natal: NatalChart;
  readonly settings: DialSettings;
  /** In the order of the dial. */
  readonly points: readonly PlacedDialPoint[];
  readonly structures: readonly MidpointStructure[];
  readonly planetaryPictures: readonly PlanetaryPicture[];
  readonly warnings: readonly Warning[];
}

/** A dial has no aspects, lots and sectors, and its longitudes need no equator. */
const CHART_OPTIONS = NatalOptions.parse({ include_aspects: false, include_sectors: false });

/**
 * Reads a subject, casts its chart and lays it upon the dial.
 *
 * @throws Problem of reading the subject or of casting the chart
 */
export function calculateDial(request: DialRequest, services: ChartServices): Dial {
  const { subject, configuration, modulus, orb } = request;
  const natal = castNatalChart({ subject, ...requestBareChart(configuration, CHART_OPTIONS) }, services);
  const bodies = dropTwins<DialPoint>(natal.chart.points);
  const points = [...bodies, ...listAngles(natal.chart), ...listAriesPoint(natal.chart, request)];
  const settings: DialSettings = { modulusDeg: modulus, orbDeg: orb };
  return {
    natal,
    settings,
    points: placeOnDial(points, modulus),
    structures: findMidpointStructures(points, settings),
    planetaryPictures: findPlanetaryPictures(points, settings),
    warnings: [...natal.chart.warnings, ...createTwinWarnings(natal.chart, bodies)],
  };
}

function listAngles({ horizon }: Chart): readonly DialPoint[] {
  if (!horizon) return [];
  const { ascendantDeg, midheavenDeg } = horizon.houses;
  return [
    { id: 'ascendant', longitudeDeg: ascendantDeg },
    { id: 'midheaven', longitudeDeg: midheavenDeg },
  ];
}

/** The vernal equinox; in a sidereal zodiac it is not at 0°. */
function listAriesPoint({ context }: Chart, { include_aries_point }: DialRequest): readonly DialPoint[] {
  if (!include_aries_point) return [];
  return [{ id: 'aries_point', longitudeDeg: longitudeDeg(-(context.ayanamsaDeg ?? 0)) }];
}

/** Only for bodies that the request names: a set of bodies has twins by its definition. */
function createTwinWarnings({ points, settings }: Chart, kept: readonly DialPoint[]): readonly Warning[] {
  if (settings.objectSet !== 'custom') return [];
  const left = points.filter(({ id }) => kept.every((point) => point.id !== id));
  return left.map(({ id }) =>
    createWarning('BodiesOmitted', `${CHART_OBJECTS[id].name} is left out of the dial: its twin is there.`),
  );
}
