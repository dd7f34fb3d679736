import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import { createWarning, type Warning } from '../../base/warning.ts';
import type { Ephemeris } from '../port.ts';
import { type ChartContext, type ChartMoment, createChartContext } from './chart-context.ts';
import { castHouses } from './chart-houses.ts';
import {
  isSunAboveHorizon,
  type LotPosition,
  placeHermeticLots,
  placePartOfFortune,
  placeVertex,
} from './computed-points.ts';
import { type ChartHouses, hasCusps, houseOf } from './houses.ts';
import { createKpFrame, type KpFrame } from './kp-frame.ts';
import { placeBody } from './place-body.ts';
import type { ChartPoint } from './point.ts';
import { addSectors } from './sectors.ts';
import { selectObjects } from './select-objects.ts';
import type { ChartSettings } from './settings.ts';

/** A chart before it is written in any response format. */
export interface Chart {
  readonly context: ChartContext;
  readonly settings: ChartSettings;
  /** In catalog order. */
  readonly points: readonly ChartPoint[];
  readonly horizon: Horizon | undefined;
  /** Undefined where the settings exclude them or the chart has no horizon. */
  readonly lots: readonly LotPosition[] | undefined;
  /** Present where the settings include the lords of Krishnamurti's system. */
  readonly kp?: KpFrame;
  readonly warnings: readonly Warning[];
}

/** The parts of a chart that need a horizon: houses, angles and sect. */
export interface Horizon {
  readonly houses: ChartHouses;
  readonly isDayChart: boolean;
}

/**
 * Casts a chart.
 *
 * @throws ObjectsExcludedError, HousesUndefinedError, and the errors of {@link Ephemeris}
 */
export function castChart(ephemeris: Ephemeris, when: ChartMoment, settings: ChartSettings): Chart {
  const context = createChartContext(ephemeris, when, settings);
  const { horizon, warnings } = castHorizon(context, settings);
  const selection = selectObjects(ephemeris, settings, { moment: when.moment, hasHouses: horizon !== undefined });
  const placed = selection.objects.map((id) => assignHouse(placePoint(context, id, horizon), horizon));
  const located = locateInSectors(placed, horizon, { context, settings });
  const kp = settings.kpAyanamsa && createKpFrame(context, settings.kpAyanamsa, horizon !== undefined);
  const chart = {
    context,
    settings,
    points: located.points,
    horizon,
    lots: settings.withLots && horizon ? placeHermeticLots(context, horizon.houses, horizon.isDayChart) : undefined,
    ...(kp && { kp: kp.kp }),
    warnings: [...warnings, ...selection.warnings, ...located.warnings, ...(kp ? kp.warnings : [])],
  };
  return settings.harmonic === undefined ? chart : toHarmonicChart(chart, settings.harmonic);
}

function locateInSectors(
  points: readonly ChartPoint[],
  horizon: Horizon | undefined,
  { context, settings }: Pick<Chart, 'context' | 'settings'>,
): Pick<Chart, 'points' | 'warnings'> {
  const { sectorMethod, harmonic } = settings;
  if (sectorMethod === undefined) return { points, warnings: [] };
  if (horizon && harmonic === undefined) return addSectors(points, context, sectorMethod);
  return { points, warnings: [createWarning('SectorsOmitted', SECTORS_NEED_HORIZON)] };
}

const SECTORS_NEED_HORIZON =
  'Sectors need a known time, a place on the Earth and the chart itself, not a harmonic of it.';
const HARMONIC_OMISSIONS =
  'A harmonic chart has no houses, sectors, lots, dignities, right ascension, declination or parallels, but angles where the chart itself has them.';

function toHarmonicChart(chart: Chart, harmonic: number): Chart {
  const { horizon, points, warnings } = chart;
  return {
    ...chart,
    points: points.map((point) => toHarmonicPoint(point, harmonic)),
    horizon: horizon && { ...horizon, houses: toHarmonicHouses(horizon.houses, harmonic) },
    lots: undefined,
    warnings: [...warnings, createWarning('HousesOmitted', HARMONIC_OMISSIONS)],
  };
}

function placePoint(context: ChartContext, id: ChartObjectId, horizon: Horizon | undefined): ChartPoint {
  if (horizon && id === 'vertex') return placeVertex(context, horizon.houses);
  if (horizon && id === 'part_of_fortune') return placePartOfFortune(context, horizon.houses, horizon.isDayChart);
  return placeBody(context, id);
}

function assignHouse(point: ChartPoint, horizon: Horizon | undefined): ChartPoint {
  if (!horizon || !hasCusps(horizon.houses)) return point;
  const { cuspsDeg, order } = horizon.houses;
  return { ...point, house: houseOf(point.longitudeDeg, cuspsDeg, order) };
}

type HorizonResult = { readonly horizon: Horizon | undefined; readonly warnings: readonly Warning[] };

/** A heliocentric chart has no horizon, nor has one without a time of day. */
function castHorizon(context: ChartContext, settings: ChartSettings): HorizonResult {
  const none = (reason: string): HorizonResult => ({
    horizon: undefined,
    warnings: [createWarning('HousesOmitted', reason)],
  });
  if (settings.coordinateSystem === 'heliocentric') {
    return none('A heliocentric chart has no houses, angles, lots or sect.');
  }
  if (!context.timeIsKnown) {
    return none('The time of birth is not known: positions are for local noon, without houses, angles or lots.');
  }
  const { houses, warnings } = castHouses(context, settings);
  return { horizon: { houses, isDayChart: isSunAboveHorizon(context) }, warnings };
}

/**
 * A point in a harmonic chart: its longitude multiplied. House, sector, right ascension and declination belong to its place in the
 * sky, so they are left out; the speed stays that of the body.
 */
function toHarmonicPoint(
  { house: _house, sector: _sector, equatorial: _equatorial, ...point }: ChartPoint,
  harmonic: number,
): ChartPoint {
  return { ...point, longitudeDeg: longitudeDeg(point.longitudeDeg * harmonic) };
}

/** The angles in a harmonic chart, multiplied; without cusps and sectors. The meridian stays that of the birth. */
function toHarmonicHouses({ sectorCuspsDeg: _sectorCuspsDeg, ...houses }: ChartHouses, harmonic: number): ChartHouses {
  const multiply = (angleDeg: number) => longitudeDeg(angleDeg * harmonic);
  return {
    ...houses,
    cuspsDeg: [],
    ascendantDeg: multiply(houses.ascendantDeg),
    midheavenDeg: multiply(houses.midheavenDeg),
    descendantDeg: multiply(houses.descendantDeg),
    imumCoeliDeg: multiply(houses.imumCoeliDeg),
    vertexDeg: multiply(houses.vertexDeg),
    eastPointDeg: multiply(houses.eastPointDeg),
  };
}
