import { ASPECTS, type AspectId } from '../catalog/aspects.ts';
import { CHART_OBJECTS, type ChartObjectId } from '../catalog/chart-objects.ts';
import { cuspOrderOf } from '../domain/chart/houses.ts';
import type { Wheel, WheelAspect, WheelHouses } from '../domain/wheel/wheel.ts';
import type { NatalChartResponse } from '../schemas/chart/natal-chart.ts';
import type { PlanetPosition } from '../schemas/chart/points.ts';
import { type LongitudeDeg, longitudeDeg } from '../units/angle.ts';
import { namedChart, natalTitle, readPositions } from './wheel-words.ts';

type FullAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>;

/** What of a full answer the wheel shows. */
export type AnsweredChart = Pick<FullAnswer['data'], 'subject' | 'planets' | 'houses' | 'angles' | 'aspects'>;

/**
 * The wheel of a chart that was answered as JSON with `preset=full`: with ten decimal places it is drawn exactly as
 * `format=svg` draws it. Needs nothing but the answer, so that a browser can draw.
 */
export function answeredWheel(chart: AnsweredChart): Wheel {
  const points = pointsOf(chart);
  const houses = housesOf(chart);
  return {
    title: natalTitle(namedChart(chart.subject.name, chart.subject.datetime)),
    description: readPositions(points, houses),
    points,
    houses,
    aspects: linesOf(chart),
  };
}

/** The bodies of an answer, in its order, each with its id. */
export const entriesOf = ({ planets }: Pick<AnsweredChart, 'planets'>) =>
  Object.entries(planets) as (readonly [ChartObjectId, PlanetPosition])[];

/** The houses of an answer, the first to the twelfth; none where the chart has none. */
export const housesInOrder = ({ houses }: Pick<AnsweredChart, 'houses'>) =>
  Object.values(houses)
    .filter((house) => house !== undefined)
    .toSorted((a, b) => a.number - b.number);

const pointsOf = (chart: AnsweredChart) =>
  entriesOf(chart).map(([id, { longitude, house, is_retrograde }]) => ({
    id,
    longitudeDeg: longitude,
    house,
    retrograde: CHART_OBJECTS[id].kind === 'body' && is_retrograde,
  }));

function housesOf({ houses, angles }: AnsweredChart): WheelHouses | undefined {
  if (!angles) return undefined;
  const cuspsDeg: readonly LongitudeDeg[] = housesInOrder({ houses }).map(({ longitude }) => longitudeDeg(longitude));
  const { ascendant: ascendantDeg, midheaven: midheavenDeg } = angles;
  return { cuspsDeg, order: cuspOrderOf(cuspsDeg), ascendantDeg, midheavenDeg };
}

/** Aspects in declination have no place on the ecliptic to be drawn at. */
function linesOf(chart: AnsweredChart): readonly WheelAspect[] {
  const { angles, aspects } = chart;
  const places = new Map<string, number>(entriesOf(chart).map(([id, { longitude }]) => [id, longitude]));
  if (angles) places.set('ascendant', angles.ascendant).set('midheaven', angles.midheaven);
  return aspects.flatMap(({ aspect, object1, object2, orb }) => {
    const [fromDeg, toDeg] = [places.get(object1), places.get(object2)];
    if (!isDrawn(aspect) || fromDeg === undefined || toDeg === undefined) return [];
    return [{ aspect, fromDeg, toDeg, orbDeg: orb }];
  });
}

const isDrawn = (aspect: string): aspect is AspectId => Object.hasOwn(ASPECTS, aspect);
