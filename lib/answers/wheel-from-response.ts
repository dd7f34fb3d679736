import { ASPECTS, type AspectId } from '../catalog/aspects.ts';
import { CHART_OBJECTS, type ChartObjectId } from '../catalog/chart-objects.ts';
import { cuspOrderOf } from '../domain/chart/houses.ts';
import type { Wheel, WheelAspect, WheelHouses } from '../domain/wheel/wheel.ts';
import type { NatalChartResponse } from '../schemas/chart/natal-chart.ts';
import type { PlanetPosition } from '../schemas/chart/points.ts';
import { type LongitudeDeg, longitudeDeg } from '../units/angle.ts';
import { describePositions, formatChartName, formatNatalTitle } from './wheel-text.ts';

type FullNatalAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>;

/** The members of a full answer that the wheel shows. */
export type ChartAnswer = Pick<FullNatalAnswer['data'], 'subject' | 'planets' | 'houses' | 'angles' | 'aspects'>;

/**
 * The wheel of a chart from its JSON answer with `preset=full`. With ten decimal places it equals the wheel of
 * `format=svg`. Needs only the answer, so that a browser can draw.
 */
export function buildWheelFromResponse(chart: ChartAnswer): Wheel {
  const points = toWheelPoints(chart);
  const houses = toWheelHouses(chart);
  return {
    title: formatNatalTitle(formatChartName(chart.subject.name, chart.subject.datetime)),
    description: describePositions(points, toDescribedAngles(chart)),
    points,
    houses,
    aspects: toWheelAspects(chart),
  };
}

/** The bodies of an answer, in its order, each with its id. */
export const listPlanetEntries = ({ planets }: Pick<ChartAnswer, 'planets'>) =>
  Object.entries(planets) as (readonly [ChartObjectId, PlanetPosition])[];

/** The houses of an answer, the first to the twelfth; none where the chart has none. */
export const listHouses = ({ houses }: Pick<ChartAnswer, 'houses'>) =>
  Object.values(houses)
    .filter((house) => house !== undefined)
    .toSorted((a, b) => a.number - b.number);

const toWheelPoints = (chart: ChartAnswer) =>
  listPlanetEntries(chart).map(([id, { longitude, house, is_retrograde }]) => ({
    id,
    longitudeDeg: longitude,
    house: house ?? undefined,
    retrograde: CHART_OBJECTS[id].kind === 'body' && is_retrograde,
  }));

function toDescribedAngles({ angles }: ChartAnswer) {
  return angles && { ascendantDeg: angles.ascendant, midheavenDeg: angles.midheaven };
}

function toWheelHouses({ houses, angles }: ChartAnswer): WheelHouses | undefined {
  const isWithoutHouses = listHouses({ houses }).length === 0;
  if (!angles || isWithoutHouses) return undefined;
  const cuspsDeg: readonly LongitudeDeg[] = listHouses({ houses }).map(({ longitude }) => longitudeDeg(longitude));
  const { ascendant: ascendantDeg, midheaven: midheavenDeg } = angles;
  return { cuspsDeg, order: cuspOrderOf(cuspsDeg), ascendantDeg, midheavenDeg };
}

/** Leaves out aspects in declination: they have no place on the ecliptic. */
function toWheelAspects(chart: ChartAnswer): readonly WheelAspect[] {
  const { angles, aspects } = chart;
  const longitudes = new Map<string, number>(listPlanetEntries(chart).map(([id, { longitude }]) => [id, longitude]));
  if (angles) longitudes.set('ascendant', angles.ascendant).set('midheaven', angles.midheaven);
  return aspects.flatMap(({ aspect, object1, object2, orb }) => {
    const [fromDeg, toDeg] = [longitudes.get(object1), longitudes.get(object2)];
    if (!isEclipticAspect(aspect) || fromDeg === undefined || toDeg === undefined) return [];
    return [{ aspect, fromDeg, toDeg, orbDeg: orb }];
  });
}

const isEclipticAspect = (aspect: string): aspect is AspectId => Object.hasOwn(ASPECTS, aspect);
