import * as z from 'zod';
import { defineRecord } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import {
  type MagnitudeCurve,
  PATH_LINES,
  type PathLine,
  type PathPoint,
} from '../../../lib/astro/sky/events/eclipses/path.ts';
import { TURN_DEG } from '../../../lib/base/units/angle.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { collectionShape, featureSchema, LineGeometry } from '../../../lib/requests/geojson.ts';
import { choice, number } from '../../../lib/requests/members.ts';

/** Eleven meters. */
const POSITION_DECIMALS = 4;
const HALF_TURN_DEG = TURN_DEG / 2;

const firstOf = ({ points }: Pick<PathLine, 'points'>): PathPoint => points[0] as PathPoint;
const lastOf = ({ points }: Pick<PathLine, 'points'>): PathPoint => points.at(-1) as PathPoint;

const ends = {
  begins_at: [
    instantText('When the shadow is at its first position'),
    (line: Pick<PathLine, 'points'>) => formatInstant(firstOf(line).moment),
  ],
  ends_at: [
    instantText('When the shadow is at its last position'),
    (line: Pick<PathLine, 'points'>) => formatInstant(lastOf(line).moment),
  ],
} as const;

const pathProperties = defineRecord<PathLine>()('EclipsePathProperties', 'What a line of a path is', {
  line: [choice(PATH_LINES, 'The line', 'central_line'), 'id'],
  ...ends,
});

const curveProperties = defineRecord<MagnitudeCurve>()('EclipseCurveProperties', 'What a curve of an eclipse is', {
  magnitude: [number('Greatest magnitude on the curve', 0.5), 'magnitude'],
  line: [choice(['northern_limit', 'southern_limit'], 'On which side of the path it is', 'northern_limit'), 'id'],
  ...ends,
});

const collectionOf = <Feature extends z.ZodType>(feature: Feature, description: string) =>
  z.object(collectionShape(feature, description));

export const EclipsePath = collectionOf(
  featureSchema(LineGeometry, pathProperties.schema).meta({
    id: 'EclipsePathLine',
    description: 'A line of the path, in order of time, as far as the Sun is up',
  }),
  'Central line, northern limit and southern limit; those that do not exist are left out',
).meta({ id: 'EclipsePath', description: 'Path of totality or annularity as GeoJSON; a partial eclipse has no lines' });

export const EclipseCurves = collectionOf(
  featureSchema(LineGeometry, curveProperties.schema).meta({
    id: 'EclipseCurve',
    description: 'A curve of equal greatest magnitude, as far as the Sun is up then',
  }),
  'Curves in the order of `magnitudes`, at most two for each',
).meta({ id: 'EclipseCurves', description: 'Curves of equal greatest magnitude as GeoJSON' });

export const toPathCollection = (lines: readonly PathLine[]): z.output<typeof EclipsePath> => ({
  type: 'FeatureCollection',
  features: lines.flatMap((line) => toFeature(line.id, line, pathProperties.write(line))),
});

export const toCurveCollection = (curves: readonly MagnitudeCurve[]): z.output<typeof EclipseCurves> => ({
  type: 'FeatureCollection',
  features: curves.flatMap((curve) => toFeature(`${curve.magnitude}.${curve.id}`, curve, curveProperties.write(curve))),
});

function toFeature<Properties>(id: string, { points }: Pick<PathLine, 'points'>, properties: Properties) {
  const parts = cutAtAntimeridian(points);
  const [only, ...others] = parts;
  if (only === undefined) return [];
  const geometry =
    others.length === 0
      ? { type: 'LineString' as const, coordinates: only }
      : { type: 'MultiLineString' as const, coordinates: parts };
  return [{ type: 'Feature' as const, id, geometry, properties }];
}

type Position = [longitude: number, latitude: number];

/** A line in parts that stay on one side of the antimeridian. @source RFC 7946, section 3.1.9 */
function cutAtAntimeridian(points: readonly PathPoint[]): Position[][] {
  const parts: Position[][] = [[]];
  let before: PathPoint | undefined;
  for (const point of points) {
    const step = before ? point.longitudeDeg - before.longitudeDeg : 0;
    if (before && Math.abs(step) > HALF_TURN_DEG) {
      const edge = Math.sign(before.longitudeDeg) * HALF_TURN_DEG;
      const across = step + (step > 0 ? -TURN_DEG : TURN_DEG);
      const share = (edge - before.longitudeDeg) / across;
      const latitude = before.latitudeDeg + share * (point.latitudeDeg - before.latitudeDeg);
      parts.at(-1)?.push(round([edge, latitude]));
      parts.push([round([-edge, latitude])]);
    }
    parts.at(-1)?.push(round([point.longitudeDeg, point.latitudeDeg]));
    before = point;
  }
  return parts.filter((part) => part.length > 1);
}

const round = ([longitude, latitude]: Position): Position => [
  roundTo(longitude, POSITION_DECIMALS),
  roundTo(latitude, POSITION_DECIMALS),
];
