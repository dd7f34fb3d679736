import { type ClassicalPlanet, isClassicalPlanet, JOY_HOUSES } from '../../../base/catalog/dignities.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../base/catalog/mean-motions.ts';
import { SIGNS } from '../../../base/catalog/signs.ts';
import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { toEquatorial } from '../../sky/zodiac/equatorial.ts';
import { signIndexOf } from '../../sky/zodiac/sign-position.ts';
import type { Chart, Horizon } from '../cast.ts';
import type { ChartContext } from '../chart-context.ts';
import { computeEssentialDignities, type EssentialDignities } from '../dignities/essential-dignities.ts';
import type { ChartPoint, EquatorialPosition } from '../point.ts';
import { trueAltitudeDeg } from '../sect.ts';
import { engineBodyOf } from '../select-objects.ts';
import { type HayzRule, isInHayz } from './hayz.ts';
import { type SolarPhaseName, solarPhaseNameOf } from './solar-phase-name.ts';

/** Kinds of houses in the order in which they follow each other from the first on. */
export const ANGULARITIES = ['angular', 'succedent', 'cadent'] as const;
type Angularity = (typeof ANGULARITIES)[number];

/**
 * State of one point of a chart. Undefined: the point has no such state, as the nodes have no phase of the Sun, or the
 * chart lacks what it depends on.
 */
export interface BodyCondition {
  readonly id: ChartPoint['id'];
  /** Of Sun to Saturn. */
  readonly dignities: EssentialDignities | undefined;
  /** By the houses of the chart. */
  readonly angularity: Angularity | undefined;
  readonly solarPhase: SolarPhaseName | undefined;
  /** Whether it rises before the Sun: its longitude is less than half a turn behind the Sun's. */
  readonly oriental: boolean | undefined;
  /** Whether its daily motion, forwards or backwards, is more than the mean one. */
  readonly swift: boolean | undefined;
  /** Of Sun to Saturn: whether it is in the house of its joy, counted in whole signs from the Ascendant's. */
  readonly joy: boolean | undefined;
  /** Of Sun to Saturn. */
  readonly hayz: boolean | undefined;
  /** Whether its declination is beyond the obliquity of the ecliptic. */
  readonly outOfBounds: boolean | undefined;
}

type Declination = Pick<EquatorialPosition, 'rightAscensionDeg' | 'declinationDeg'>;

/** The state of every point of a chart seen from the Earth, in the order of the points. */
export function assessBodies(chart: Chart, hayzRule: HayzRule): readonly BodyCondition[] {
  const sun = chart.points.find(({ id }) => id === 'sun');
  return chart.points.map((point) => {
    const { id, house } = point;
    return {
      id,
      angularity: house === undefined ? undefined : ANGULARITIES[(house - 1) % ANGULARITIES.length],
      ...(point.kind === 'body' ? assessMotion(point, sun, chart.context) : NO_MOTION),
      ...(isClassicalPlanet(id) ? assessClassicalPlanet({ ...point, id }, sun, { chart, hayzRule }) : NO_TRADITION),
    };
  });
}

const NO_MOTION = { solarPhase: undefined, oriental: undefined, swift: undefined, outOfBounds: undefined };
const NO_TRADITION = { dignities: undefined, joy: undefined, hayz: undefined };

function assessMotion(body: ChartPoint, sun: ChartPoint | undefined, context: ChartContext) {
  const isBesideSun = sun !== undefined && body.id !== 'sun';
  return {
    solarPhase: isBesideSun ? solarPhaseNameOf(body.longitudeDeg, sun.longitudeDeg) : undefined,
    oriental: isBesideSun ? isOriental(body, sun) : undefined,
    swift: isSwift(body),
    outOfBounds: Math.abs(toDeclination(body, context).declinationDeg) > context.orientation.trueObliquityDeg,
  };
}

const isOriental = (body: ChartPoint, sun: ChartPoint): boolean => arcDeg(body.longitudeDeg, sun.longitudeDeg) > 0;

function isSwift({ id, longitudeSpeedDegPerDay }: ChartPoint): boolean | undefined {
  const body = engineBodyOf(id);
  if (body === undefined || longitudeSpeedDegPerDay === null) return undefined;
  return Math.abs(longitudeSpeedDegPerDay) > MEAN_MOTION_DEG_PER_DAY[body];
}

/** The equatorial place, computed from the ecliptic one where the chart does not have it. */
function toDeclination(
  { equatorial, longitudeDeg: longitude, latitudeDeg }: ChartPoint,
  { ayanamsaDeg = 0, orientation }: ChartContext,
): Declination {
  const tropical = { longitudeDeg: longitudeDeg(longitude + ayanamsaDeg), latitudeDeg };
  return equatorial ?? toEquatorial(tropical, orientation.trueObliquityDeg);
}

type ClassicalPoint = ChartPoint & { readonly id: ClassicalPlanet };

interface Tradition {
  readonly chart: Chart;
  readonly hayzRule: HayzRule;
}

function assessClassicalPlanet(planet: ClassicalPoint, sun: ChartPoint | undefined, tradition: Tradition) {
  const { horizon } = tradition.chart;
  return {
    dignities: computeEssentialDignities(planet.id, planet.longitudeDeg, horizon?.isDayChart),
    joy: horizon && wholeSignHouseOf(planet.longitudeDeg, horizon) === JOY_HOUSES[planet.id],
    hayz: sun && horizon && assessHayz(planet, sun, { ...tradition, horizon }),
  };
}

/** House by whole signs from the Ascendant's, 1 to 12. */
function wholeSignHouseOf(longitude: LongitudeDeg, { houses }: Horizon): number {
  return ((signIndexOf(longitude) - signIndexOf(houses.ascendantDeg) + SIGNS.length) % SIGNS.length) + 1;
}

function assessHayz(
  planet: ClassicalPoint,
  sun: ChartPoint,
  { chart: { context }, horizon, hayzRule }: Tradition & { readonly horizon: Horizon },
): boolean {
  const { armcDeg } = horizon.houses;
  const { latitudeDeg } = context.place;
  const placement = {
    longitudeDeg: planet.longitudeDeg,
    isAboveHorizon: trueAltitudeDeg({ ...toDeclination(planet, context), armcDeg, latitudeDeg }) >= 0,
    isOriental: isOriental(planet, sun),
    isDayChart: horizon.isDayChart,
  };
  return isInHayz(planet.id, placement, hayzRule);
}
