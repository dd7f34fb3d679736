import type { z } from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { HOUSE_SYSTEMS, type HouseSystemCode, SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import type { AnswerDetail } from '../input/birth.ts';
import {
  type AspectFact,
  formatPlacement,
  formatPosition,
  listPointAspects,
  roundLongitude,
  selectTightest,
} from './aspects.ts';

/** A chart in the answers of endpoints. */
export type ChartData = z.output<typeof FullChart>;

/** Parts of charts, as natal charts, returns and progressions all have them. */
interface ChartFacts {
  readonly planets: Readonly<Record<string, PointFact | undefined>>;
  readonly angles?: ChartData['angles'] | undefined;
  readonly houses: ChartData['houses'];
  readonly sectors?: ChartData['sectors'] | undefined;
  readonly aspects: readonly AspectFact[];
}

interface PointFact {
  readonly longitude: number;
  readonly house?: number | null | undefined;
  readonly sector?: number | null | undefined;
  readonly is_retrograde: boolean | null;
  readonly longitude_speed?: number | null | undefined;
  readonly declination?: number | undefined;
  readonly longitude_range?: readonly number[] | undefined;
  readonly dignities?: { readonly score: number | null } | undefined;
}

/** The points that a chart has, with their ids. */
export const listPoints = ({ planets }: Pick<ChartFacts, 'planets'>): readonly (readonly [string, PointFact])[] =>
  Object.entries(planets).flatMap(([id, point]) => (point ? [[id, point] as const] : []));

const BRIEF_ORB_DEG = 3;
const LIGHTS = ['sun', 'moon'];

/** The points of a chart with their aspects, closest first; in detail wider aspects and the cusps too. */
export function describeChart(facts: ChartFacts, detail: AnswerDetail): readonly string[] {
  const { aspects, note } = selectTightest(facts.aspects, detail, BRIEF_ORB_DEG, LIGHTS);
  return [...describePoints({ ...facts, aspects }), ...(detail === 'full' ? describeCusps(facts) : []), ...note];
}

/** One line for each point: place, house, aspects to the points after it. Ascendant and Midheaven come last. */
function describePoints(facts: ChartFacts): readonly string[] {
  const points = listPoints(facts).map(([id, point]) =>
    [`${namePoint(id)} ${formatPoint(point)}`, ...describeMotion(point), ...listPointAspects(id, facts.aspects)].join(
      ', ',
    ),
  );
  return [...points, ...describeAngles(facts)];
}

/** @example formatPoint(point) // '24°08′ Gemini retrograde, 9th' */
function formatPoint({ house, sector, longitude_range, ...point }: PointFact): string {
  const range = longitude_range?.map((end) => formatDegree(end)).join(' to ');
  return `${formatPosition(point)}${range === undefined ? '' : ` (in the day ${range})`}${formatPlacement(house, sector)}`;
}

/** What only detailed positions have. */
function describeMotion({ longitude_speed, declination, dignities }: PointFact): readonly string[] {
  return [
    ...(typeof longitude_speed === 'number' ? [`${longitude_speed.toFixed(3)}°/day`] : []),
    ...(declination === undefined ? [] : [`declination ${declination.toFixed(2)}°`]),
    ...(dignities === undefined ? [] : [`dignity ${dignities.score ?? 'by sect'}`]),
  ];
}

const describeAngles = ({ angles, aspects }: ChartFacts): readonly string[] =>
  listAngles(angles).map(([id, longitude]) =>
    [`${namePoint(id)} ${formatDegree(longitude)}`, ...listPointAspects(id, aspects)].join(', '),
  );

/** Ids and longitudes of Ascendant and Midheaven; none for a chart without them. */
export const listAngles = (angles: ChartFacts['angles']): readonly (readonly [string, number])[] =>
  angles ? (['ascendant', 'midheaven'] as const).map((id) => [id, angles[id]]) : [];

/** The twelve cusps, or where the 36 sectors begin, in one line; none for a chart without either. */
function describeCusps({ houses, sectors = [] }: Pick<ChartFacts, 'houses' | 'sectors'>): readonly string[] {
  const cusps = Object.values(houses).filter((house) => house !== undefined);
  return [...listNumbered('Cusps', cusps), ...listNumbered('Sectors', sectors)];
}

function listNumbered(title: string, starts: readonly { readonly number: number; readonly longitude: number }[]) {
  const places = starts.map(({ number, longitude }) => `${number} ${formatDegree(longitude)}`);
  return places.length === 0 ? [] : [`${title}: ${places.join(', ')}`];
}

type Metadata = ChartData['metadata'];

/** What a chart is cast in. Only charts of one birth can have another center, a harmonic or a draconic zodiac. */
interface CastIn {
  readonly metadata: Pick<Metadata, 'zodiac_type' | 'ayanamsa' | 'house_system_used'> &
    Partial<Pick<Metadata, 'user_ayanamsa' | 'node_source' | 'coordinate_system' | 'harmonic'>>;
}

/** @example describeZodiac(chart) // 'sidereal (lahiri), topocentric, harmonic 5' */
export function describeZodiac({ metadata }: CastIn): string {
  const { zodiac_type, coordinate_system: center = 'geocentric', harmonic } = metadata;
  const zero = nameZeroPoint(metadata);
  return [
    zero === undefined ? zodiac_type : `${zodiac_type} (${zero})`,
    ...(center === 'geocentric' ? [] : [center]),
    ...(harmonic === undefined ? [] : [`harmonic ${harmonic}`]),
  ].join(', ');
}

/** What the zodiac begins at; undefined for the equinox. */
function nameZeroPoint({ ayanamsa, user_ayanamsa, node_source }: CastIn['metadata']): string | undefined {
  if (node_source !== undefined) return `${node_source} node`;
  return user_ayanamsa ? `${ayanamsa}: ${user_ayanamsa.degrees}° at JD ${user_ayanamsa.epoch_jd}` : ayanamsa;
}

/** Zodiac, center, harmonic and house system of a chart. */
export function describeSettings(chart: CastIn): string {
  const { house_system_used } = chart.metadata;
  return `${describeZodiac(chart)}, ${house_system_used === null ? 'no houses' : nameHouses(house_system_used)}`;
}

function nameHouses(code: string): string {
  const name = Object.hasOwn(HOUSE_SYSTEMS, code) ? HOUSE_SYSTEMS[code as HouseSystemCode].name : code;
  return code === SECTOR_SYSTEM ? name : `${name} houses`;
}

/** Longitudes by id, degrees, for further calls. */
export function toLongitudes(facts: ChartFacts): Record<string, number> {
  const points = listPoints(facts).map(([id, { longitude }]) => [id, longitude] as const);
  return Object.fromEntries(
    [...points, ...listAngles(facts.angles)].map(([id, longitude]) => [id, roundLongitude(longitude)]),
  );
}
