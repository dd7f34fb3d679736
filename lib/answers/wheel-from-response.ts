import { cuspOrderOf, houseOf } from '../astro/chart/houses.ts';
import { ASPECTS, type AspectId } from '../base/catalog/aspects.ts';
import type { ChartObjectId } from '../base/catalog/chart-objects.ts';
import { ENGLISH_WORDS, type PictureWords } from '../base/catalog/languages/words.ts';
import { type LongitudeDeg, longitudeDeg } from '../base/units/angle.ts';
import type { ChartCaption } from '../draw/kit/page.ts';
import type { Wheel, WheelAspect, WheelHouses, WheelPoint } from '../draw/wheel/wheel.ts';
import type { NatalChartResponse } from '../requests/chart/natal-chart.ts';
import type { PlanetPosition } from '../requests/chart/points.ts';
import { captionSettings, captionSubject, captionWarnings } from './wheel-captions.ts';
import { describePositions, formatChartName, formatNatalTitle } from './wheel-text.ts';

type FullNatalAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>;

/** The members of a full answer that the wheel shows. */
export type ChartAnswer = Pick<
  FullNatalAnswer['data'],
  'subject' | 'planets' | 'houses' | 'angles' | 'aspects' | 'warnings' | 'metadata'
>;

type AspectRecord = ChartAnswer['aspects'][number];

/**
 * The wheel of a chart from its JSON answer with `preset=full`. With ten decimal places it equals the wheel of
 * `format=svg`. Needs only the answer, so that a browser can draw.
 *
 * @param caption replaces what is written about the subject
 */
export function buildWheelFromResponse(
  chart: ChartAnswer,
  caption: Partial<ChartCaption> = {},
  words = ENGLISH_WORDS,
): Wheel {
  const { heading } = caption;
  const name = formatChartName(heading ?? chart.subject.name, chart.subject.datetime);
  return {
    title: heading === undefined ? formatNatalTitle(name, words) : name,
    description: describeChart(chart, words),
    chart: { points: toWheelPoints(chart), caption: { ...captionSubject(chart.subject, words), ...caption } },
    houses: toWheelHouses(chart),
    aspects: toWheelAspects(chart.aspects, [chart, chart]),
    settings: captionSettings(chart.metadata, words),
    notes: captionWarnings(chart.warnings),
    words,
  };
}

/** Two charts, and the aspects between them. */
export interface ChartPair {
  /** Its houses are drawn. */
  readonly inner: ChartAnswer;
  readonly outer: ChartAnswer;
  /** Replace what is written about the subjects. */
  readonly captions: { readonly inner: Partial<ChartCaption>; readonly outer: Partial<ChartCaption> };
  readonly title: string;
  readonly aspects: readonly AspectRecord[];
  /** The chart of each aspect's `object1`. */
  readonly aspectsFrom: 'inner' | 'outer';
  /** Default: English ones. */
  readonly words?: PictureWords | undefined;
}

/** The wheel of one chart around another. */
export function buildPairWheel(pair: ChartPair): Wheel {
  const { inner, outer, captions, title, aspects, aspectsFrom, words = ENGLISH_WORDS } = pair;
  const charts = aspectsFrom === 'inner' ? ([inner, outer] as const) : ([outer, inner] as const);
  const houses = toWheelHouses(inner);
  const outerPoints = toOuterPoints(outer, houses);
  const outerText = describePositions(outerPoints, undefined, words);
  return {
    title,
    description: `${words.write('inner_wheel', describeChart(inner, words))} ${words.write('outer_wheel', outerText)}`,
    chart: { points: toWheelPoints(inner), caption: { ...captionSubject(inner.subject, words), ...captions.inner } },
    outer: { points: outerPoints, caption: { ...captionSubject(outer.subject, words), ...captions.outer } },
    houses,
    aspects: toWheelAspects(aspects, charts),
    aspectsFrom,
    settings: captionSettings(inner.metadata, words),
    notes: captionWarnings([...inner.warnings, ...outer.warnings]),
    words,
  };
}

/** Three charts, and the aspects of two of them to the inner one. */
export interface ChartTriple {
  /** Its houses are drawn. */
  readonly inner: ChartAnswer;
  readonly middle: ChartAnswer;
  readonly outer: ChartAnswer;
  /** Stand before the names of points in titles: `Transiting Sun`. */
  readonly names: Readonly<Record<'middle' | 'outer', string>>;
  /** Replace what is written about the subjects. */
  readonly captions: Readonly<Record<'middle' | 'outer', Partial<ChartCaption>>>;
  readonly title: string;
  /** Default: English ones. */
  readonly words?: PictureWords | undefined;
  /** `object1` of each belongs to the middle or the outer chart. */
  readonly aspects: Readonly<Record<'middle' | 'outer', readonly AspectRecord[]>>;
}

/** The wheel of three charts around each other. */
export function buildTriWheelFromResponse(charts: ChartTriple): Wheel {
  const { inner, middle, outer, names, captions, title, aspects, words = ENGLISH_WORDS } = charts;
  const houses = toWheelHouses(inner);
  const rings = (['middle', 'outer'] as const).map((ring) => ({
    name: names[ring],
    points: toOuterPoints(charts[ring], houses),
    caption: { ...captionSubject(charts[ring].subject, words), ...captions[ring] },
  }));
  const texts = rings.map(({ name, points }) =>
    words.write('in_natal_houses', name, describePositions(points, undefined, words)),
  );
  const [first, second] = rings;
  const natal = words.write('natal');
  return {
    title,
    description: [`${natal}: ${describeChart(inner, words)}`, ...texts].join(' '),
    chart: { name: natal, points: toWheelPoints(inner), caption: captionSubject(inner.subject, words) },
    ...(first && { middle: first }),
    ...(second && { outer: second }),
    houses,
    aspects: (['middle', 'outer'] as const).flatMap((ring) =>
      toWheelAspects(aspects[ring], [charts[ring], inner]).map((aspect) => ({ ...aspect, fromChart: ring })),
    ),
    aspectsFrom: 'outer',
    settings: captionSettings(inner.metadata, words),
    words,
    notes: captionWarnings([...inner.warnings, ...middle.warnings, ...outer.warnings]),
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

const describeChart = (chart: ChartAnswer, words: PictureWords): string =>
  describePositions(toWheelPoints(chart), toDescribedAngles(chart), words);

const toWheelPoints = (chart: ChartAnswer): readonly WheelPoint[] =>
  listPlanetEntries(chart).map(([id, { longitude, house, motion = null }]) => ({
    id,
    longitudeDeg: longitude,
    motion,
    ...(house != null && { house }),
  }));

/** Ascendant and Midheaven as points. */
function toAnglePoints({ angles }: ChartAnswer): readonly WheelPoint[] {
  if (!angles) return [];
  return [
    { id: 'ascendant', longitudeDeg: angles.ascendant, motion: null },
    { id: 'midheaven', longitudeDeg: angles.midheaven, motion: null },
  ];
}

/** The points of a chart that is drawn around another one, in the houses of that one. */
const toOuterPoints = (chart: ChartAnswer, houses: WheelHouses | undefined): readonly WheelPoint[] =>
  [...toWheelPoints(chart), ...toAnglePoints(chart)].map((point) => moveIntoHouses(point, houses));

/** A point of one chart in the houses of another. */
function moveIntoHouses({ house: _, ...point }: WheelPoint, houses: WheelHouses | undefined): WheelPoint {
  if (!houses || houses.cuspsDeg.length === 0) return point;
  const cusps = houses.cuspsDeg.map(longitudeDeg);
  return { ...point, house: houseOf(longitudeDeg(point.longitudeDeg), cusps, houses.order) };
}

function toDescribedAngles({ angles }: ChartAnswer) {
  return angles && { ascendantDeg: angles.ascendant, midheavenDeg: angles.midheaven };
}

/** A harmonic chart has angles without cusps. */
function toWheelHouses(chart: ChartAnswer): WheelHouses | undefined {
  const houses = listHouses(chart);
  if (!chart.angles) return undefined;
  const cuspsDeg: readonly LongitudeDeg[] = houses.map(({ longitude }) => longitudeDeg(longitude));
  const { ascendant: ascendantDeg, midheaven: midheavenDeg } = chart.angles;
  return { cuspsDeg, order: cuspOrderOf(cuspsDeg), ascendantDeg, midheavenDeg };
}

/** Leaves out aspects in declination: they have no place on the ecliptic. */
function toWheelAspects(
  aspects: readonly AspectRecord[],
  [first, second]: readonly [ChartAnswer, ChartAnswer],
): readonly WheelAspect[] {
  const [firstLongitudes, secondLongitudes] = [mapLongitudes(first), mapLongitudes(second)];
  return aspects.flatMap(({ aspect, object1, object2, orb }) => {
    const [fromDeg, toDeg] = [firstLongitudes.get(object1), secondLongitudes.get(object2)];
    if (!isEclipticAspect(aspect) || fromDeg === undefined || toDeg === undefined) return [];
    return [{ aspect, from: object1, to: object2, fromDeg, toDeg, orbDeg: orb }];
  });
}

const isEclipticAspect = (aspect: string): aspect is AspectId => Object.hasOwn(ASPECTS, aspect);

function mapLongitudes(chart: ChartAnswer): ReadonlyMap<string, number> {
  const { angles } = chart;
  const longitudes = new Map<string, number>(listPlanetEntries(chart).map(([id, { longitude }]) => [id, longitude]));
  return angles ? longitudes.set('ascendant', angles.ascendant).set('midheaven', angles.midheaven) : longitudes;
}
