import { roundTo } from '../../lib/answers/rounding.ts';
import type { AcgAngle } from '../../lib/astro/chart/acg/angles.ts';
import { countAspectLines } from '../../lib/astro/chart/acg/aspect-lines.ts';
import { type AcgBodyId, DEFAULT_ACG_BODY_IDS } from '../../lib/astro/chart/acg/bodies.ts';
import { namePoint } from '../../lib/base/catalog/point-names.ts';
import { TURN_DEG } from '../../lib/base/units/angle.ts';
import { colorOfBody } from '../../lib/draw/kit/body-colors.ts';
import { ASPECT_GLYPHS, LABEL_GLYPHS } from '../../lib/draw/kit/glyphs.ts';
import type { MapBounds, MapCurve, MapPosition, MapSpot, WorldMap } from '../../lib/draw/map/map-picture.ts';
import { TURNS, widthOf } from '../../lib/draw/map/project.ts';
import type { MapFeatures } from './contract.ts';
import { createMapPicture, listParts, type MapMarks } from './picture.ts';
import type { AspectsRequest } from './requests.ts';

/** Dashes and words of the lines of each angle. */
const ANGLE_LOOKS: Readonly<
  Record<AcgAngle, { readonly dashes?: string; readonly label: string; readonly phrase: string }>
> = {
  MC: { label: 'MC', phrase: 'culminates' },
  IC: { label: 'IC', phrase: 'is at lower culmination', dashes: '7 5' },
  ASC: { label: 'AC', phrase: 'rises' },
  DSC: { label: 'DC', phrase: 'sets', dashes: '7 5' },
};

type PointOfMap = Extract<MapFeatures['lines']['properties'], { line: 'point' }>;

const ANGLE_LEGEND: WorldMap['legend'] = [{ text: 'MC, AC' }, { dashes: '7 5', text: 'IC, DC' }];

/** Color and symbol of the line of a body. */
function lookOfBody(body: AcgBodyId): Pick<MapCurve, 'color' | 'symbol'> {
  const glyphs: Readonly<Record<string, string>> = LABEL_GLYPHS;
  return { color: colorOfBody(body), symbol: glyphs[body] };
}

/** Dashes, label and title of a line on which a body is on an angle. */
function lookOfAngle(body: AcgBodyId, angle: AcgAngle): Pick<MapCurve, 'dashes' | 'label' | 'title'> {
  const { dashes, label, phrase } = ANGLE_LOOKS[angle];
  return { dashes, label, title: `${namePoint(body)} ${phrase} (${label})` };
}

/** Letter before the angle of a line of a moving body. */
const MOVING_LETTERS: Readonly<Record<string, string>> = { transit: 't', progressed: 'p' };

const MOVING_DASHES = '2 4';

/** `Reg` for Regulus and `Su/Mo` for a midpoint, so that labels of many lines fit; titles have the whole name. */
const shortenName = (name: string): string =>
  name.includes('/')
    ? name
        .split('/')
        .map((part) => part.slice(0, 2))
        .join('/')
    : name.slice(0, 3);

/** Which moving bodies a map has, in words. */
const listMovingLegend = (features: readonly MapFeatures['lines'][]): WorldMap['legend'] =>
  Object.entries({ transit: 't: transiting', progressed: 'p: progressed' }).flatMap(([kind, text]) =>
    features.some(({ properties }) => properties.line === 'point' && properties.kind === kind)
      ? [{ dashes: MOVING_DASHES, text }]
      : [],
  );

/** A line of a star, midpoint or lot has its name; one of a moving body the color of the body, with more gaps than strokes. */
function lookOfPoint({ kind, point, name, angle }: PointOfMap): Omit<MapCurve, 'id' | 'parts' | 'labeled'> {
  const { dashes: ofAngle, label, phrase } = ANGLE_LOOKS[angle];
  const letter = MOVING_LETTERS[kind];
  const data = { 'data-point': point, 'data-angle': angle };
  const title = `${kind === 'transit' || kind === 'progressed' ? `${name} (${kind})` : name} ${phrase} (${label})`;
  const dashes = letter === undefined ? ofAngle : MOVING_DASHES;
  if (letter === undefined)
    return { color: 'muted', symbol: undefined, label: `${shortenName(name)} ${label}`, title, data, dashes };
  const body = point.slice(point.indexOf('.') + 1) as AcgBodyId;
  return { ...lookOfBody(body), label: `${letter}${label}`, title, data, dashes };
}

/** A line of a body over a map. */
interface MapLine {
  readonly body: AcgBodyId;
  readonly angle: AcgAngle;
  /** Each without a jump. */
  readonly parts: readonly (readonly MapPosition[])[];
}

/** A map with more crossings than this would have more marks than lines. */
const MOST_CROSSINGS = 40;
const TOO_MANY = `Over ${MOST_CROSSINGS} crossings: marked in a smaller region`;

/** Symbols of two bodies with their angles, and the same in words. */
const describePair = (
  pair: readonly Pick<MapLine, 'body' | 'angle'>[],
): Required<Pick<MapSpot, 'label' | 'title'>> => ({
  label: pair.map(({ body, angle }) => ({
    symbol: lookOfBody(body).symbol ?? '',
    text: lookOfAngle(body, angle).label,
  })),
  title: pair.map(({ body, angle }) => lookOfAngle(body, angle).title).join(', '),
});

/**
 * Marks the places of a map at which lines of two bodies cross, or notes that they are more than can be read. Found between the positions
 * of the lines, which maps join by straight strokes.
 */
function markCrossings(lines: readonly MapLine[], bounds: MapBounds): MapMarks {
  const inside = lines.map((line) => ({ ...line, steps: line.parts.flatMap((part) => listSteps(part, bounds)) }));
  const spots: MapSpot[] = [];
  for (const [index, one] of inside.entries()) {
    for (const other of inside.slice(index + 1)) {
      if (one.body === other.body) continue;
      for (const at of listMeetings(one.steps, other.steps)) {
        if (spots.length === MOST_CROSSINGS) return { spots: [], notes: [TOO_MANY] };
        const data = { 'data-crossing': `${one.body}_${one.angle}_${other.body}_${other.angle}` };
        spots.push({ shape: 'crossing', at, ...describePair([one, other]), data });
      }
    }
  }
  return { spots, notes: [] };
}

/** Two positions of a line, one after the other. */
type Step = readonly [MapPosition, MapPosition];

/** The steps of a part that reach into the bounds, a whole number of turns further east where they do so there. */
function listSteps(part: readonly MapPosition[], bounds: MapBounds): readonly Step[] {
  const { west, south, north } = bounds;
  const east = west + widthOf(bounds);
  return TURNS.flatMap((turns) =>
    part.slice(1).flatMap((end, index): readonly Step[] => {
      const [from, to] = [turn(part[index] ?? end, turns), turn(end, turns)];
      const isOutside =
        Math.max(from[0], to[0]) < west ||
        Math.min(from[0], to[0]) > east ||
        Math.max(from[1], to[1]) < south ||
        Math.min(from[1], to[1]) > north;
      return isOutside ? [] : [[from, to]];
    }),
  );
}

const turn = ([longitude, latitude]: MapPosition, turns: number): MapPosition => [
  longitude + turns * TURN_DEG,
  latitude,
];

const listMeetings = (steps: readonly Step[], others: readonly Step[]): readonly MapPosition[] =>
  steps.flatMap((step) => others.map((other) => cross(step, other))).filter((at) => at !== undefined);

/** Where two steps cross; undefined for parallel ones, and for those that only point at each other. */
function cross([[ax, ay], [bx, by]]: Step, [[cx, cy], [dx, dy]]: Step): MapPosition | undefined {
  const determinant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (determinant === 0) return undefined;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / determinant;
  const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / determinant;
  const isOnBoth = along >= 0 && along < 1 && across >= 0 && across < 1;
  return isOnBoth ? [ax + along * (bx - ax), ay + along * (by - ay)] : undefined;
}

export const linesPicture = createMapPicture<MapFeatures['lines']>({
  technique: 'Planetary lines',
  shows: 'the lines over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  listMoreLegend: listMovingLegend,
  toCurve: ({ id, geometry, properties }) => {
    const { angle } = properties;
    const curve = { id, parts: listParts(geometry), labeled: 'edge' } as const;
    if (properties.line === 'point') return { ...curve, ...lookOfPoint(properties) };
    const { body } = properties;
    const data = { 'data-body': body, 'data-angle': angle };
    return { ...curve, ...lookOfBody(body), ...lookOfAngle(body, angle), data };
  },
  toMarks: (features, bounds) =>
    markCrossings(
      features.flatMap(({ geometry, properties }) =>
        properties.line === 'point'
          ? []
          : [{ body: properties.body, angle: properties.angle, parts: listParts(geometry) }],
      ),
      bounds,
    ),
});

export const hitsPicture = createMapPicture<MapFeatures['hits']>({
  technique: 'Lines nearby',
  shows: 'the lines within the radius over the coastlines of the Earth',
  legend: ANGLE_LEGEND,
  toCurve: ({ id, geometry, properties: { body, angle, distance_km } }) => {
    const look = lookOfAngle(body, angle);
    return {
      ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body), ...look },
      title: `${look.title}, ${Math.round(distance_km)} km away`,
      data: { 'data-body': body, 'data-angle': angle, 'data-distance-km': distance_km },
    };
  },
});

/** Crossings as points with their bodies and angles; the title of each states the latitude of its paran. */
export const crossingsPicture = createMapPicture<MapFeatures['crossings']>({
  technique: 'Crossings',
  shows: 'the crossings as points over the coastlines of the Earth',
  legend: [],
  toSpot: ({ id, geometry, properties: { lines: of, paran_latitude } }) => {
    if (geometry.type !== 'Point') return undefined;
    const { label, title: crossed } = describePair(of);
    const title = `${crossed}: paran at latitude ${roundTo(paran_latitude, 2)}`;
    return { shape: 'point', at: geometry.coordinates, label, title, data: { 'data-crossing': id } };
  },
});

export const localSpacePicture = createMapPicture<MapFeatures['local-space']>({
  technique: 'Local space',
  shows: 'the lines of local space over the coastlines of the Earth',
  legend: [{ text: 'toward the body' }, { dashes: '7 5', text: 'away from it' }],
  toCurve: ({ id, geometry, properties: { body, direction, azimuth } }) => ({
    ...{ id, parts: listParts(geometry), ...lookOfBody(body), label: '' },
    ...(direction === 'away' ? { dashes: '7 5' } : { labeled: 'start' as const }),
    title: `${namePoint(body)}, azimuth ${Math.round(azimuth)}°, ${direction}`,
    data: { 'data-body': body, 'data-direction': direction },
  }),
});

/** Lines of aspects; a label states the longitude of the angle minus that of the body, or has the symbol of the aspect. */
export const aspectsPicture = createMapPicture<MapFeatures['aspects'], AspectsRequest>({
  technique: 'Aspects to the angles',
  shows: 'the lines over the coastlines of the Earth',
  legend: [{ text: 'aspect to the Midheaven' }, { dashes: '7 5', text: 'aspect to the Ascendant' }],
  countLines: ({ bodies = DEFAULT_ACG_BODY_IDS, options }) => countAspectLines(bodies, options.aspects),
  toCurve: ({ id, geometry, properties: { body, angle, aspect, offset } }) => ({
    ...{ id, parts: listParts(geometry), labeled: 'edge', ...lookOfBody(body) },
    ...(angle === 'ASC' && { dashes: '7 5' }),
    label: `${offset}°`,
    sign: ASPECT_GLYPHS[aspect],
    title: `${namePoint(body)} ${aspect.replaceAll('_', '-')} ${angle === 'ASC' ? 'Ascendant' : 'Midheaven'}`,
    data: { 'data-body': body, 'data-angle': angle, 'data-aspect': aspect, 'data-offset': offset },
  }),
});
