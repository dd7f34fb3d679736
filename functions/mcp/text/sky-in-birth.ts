import { cuspOrderOf, houseOf } from '../../../lib/astro/chart/houses.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { longitudeDeg, separationDeg } from '../../../lib/base/units/angle.ts';
import type { EventRecord } from '../../predictive/events/event-records.ts';
import { SLOW_BODIES } from '../input/birth.ts';
import { formatHouse } from './aspects.ts';
import { type ChartData, toLongitudes } from './chart.ts';
import { describeEvent } from './events.ts';
import { shortenInstant } from './subject.ts';

const ORB_DEG = 2;

/**
 * The natal house of an event in the sky and the points of the birth that it conjoins, to be written after it; empty for
 * an ingress, whose house its sign tells.
 *
 * @example describeNatalPlace(event, chart) // ', natal 3rd, conjunct Moon 1.2°'
 */
function describeNatalPlace(event: EventRecord, chart: ChartData): string {
  if (event.type === 'ingress' || !('longitude' in event)) return '';
  const place = event.longitude;
  const cusps = Object.values(chart.houses).flatMap((house) => (house ? [longitudeDeg(house.longitude)] : []));
  const house =
    cusps.length === 0 ? [] : [`natal ${formatHouse(houseOf(longitudeDeg(place), cusps, cuspOrderOf(cusps)))}`];
  return [...house, ...listConjunctions(place, chart)].map((part) => `, ${part}`).join('');
}

/** The points of a birth within two degrees of a longitude, in words. @param place degrees */
const listConjunctions = (place: number, chart: ChartData): readonly string[] =>
  Object.entries(toLongitudes(chart)).flatMap(([id, longitude]) => {
    const orb = separationDeg(longitude, place);
    return orb > ORB_DEG ? [] : [`conjunct ${namePoint(id)} ${orb.toFixed(1)}°`];
  });

/** An event with its house in a birth and the points that it conjoins. */
export const describeInBirth = (event: EventRecord, chart: ChartData): string =>
  `${describeEvent(event).replace(SAROS, '')}${describeNatalPlace(event, chart)}`;

const SAROS = /, Saros \d+/;

type Station = Extract<EventRecord, { type: 'station' }>;

const isStation = (event: EventRecord): event is Station => event.type === 'station';

/**
 * The events of a year: eclipses and ingresses one by one, and a line for the stations of each body.
 *
 * @param lords the lords of the profected years
 */
export function describeYear(
  sky: readonly EventRecord[],
  chart: ChartData,
  lords: readonly string[],
): readonly string[] {
  const stations = sky.filter(isStation).filter((event) => isOfYear(event, chart, lords));
  return [
    ...sky.filter((event) => !isStation(event)).map((event) => describeInBirth(event, chart)),
    ...[...Map.groupBy(stations, ({ planet }) => planet)].map(
      ([body, turns]) => `${namePoint(body)} turns ${turns.map((turn) => describeTurn(turn, chart)).join(', ')}`,
    ),
  ];
}

/** Stations of slow bodies come every year, so those count that are of the year's lord or at a point of the birth. */
const isOfYear = ({ planet, longitude }: Station, chart: ChartData, lords: readonly string[]): boolean =>
  !SLOW_BODIES.includes(planet) || lords.includes(planet) || listConjunctions(longitude, chart).length > 0;

const describeTurn = ({ exact_datetime, longitude, details }: Station, chart: ChartData): string =>
  [
    `${details.motion} ${shortenInstant(exact_datetime)} ${signOf(longitudeDeg(longitude))}`,
    ...listConjunctions(longitude, chart),
  ].join(' ');
