import * as z from 'zod';
import { defineMembers, defineRecord, type RecordOf } from '../../lib/answers/record.ts';
import { roundTo, roundWithinCycle, toZodiacPosition } from '../../lib/answers/rounding.ts';
import { ACG_ANGLES } from '../../lib/astro/chart/acg/angles.ts';
import { ASPECTED_ANGLES, type AspectLine } from '../../lib/astro/chart/acg/aspect-lines.ts';
import { ACG_BODY_IDS } from '../../lib/astro/chart/acg/bodies.ts';
import type { AcgLine } from '../../lib/astro/chart/acg/lines.ts';
import { LOCAL_SPACE_DIRECTIONS, type LocalSpaceLine } from '../../lib/astro/chart/acg/local-space.ts';
import type { NearbyLine } from '../../lib/astro/chart/acg/nearby-lines.ts';
import { ACG_POINT_KINDS, type AcgPoint } from '../../lib/astro/chart/acg/points.ts';
import { ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { GeoPosition } from '../../lib/requests/geojson.ts';
import { choice, number, text } from '../../lib/requests/members.ts';
import { position } from './features.ts';

/** A line and the decimals of its numbers. */
type Written<Line> = Line & { readonly decimals: number };

/** The member that says what a line is. */
const kind = <const Name extends string>(name: Name, description: string) =>
  [z.literal(name).meta({ description }), () => name] as const;

/** Where a body or a point is. */
const positionMembers = defineMembers<Written<Pick<AcgLine<string>, 'body'>>>()({
  longitude: [
    number('Tropical longitude of the body, `[0, 360)`', 84.3),
    ({ body, decimals }) => toZodiacPosition(body.longitudeDeg, decimals).longitude,
  ],
  right_ascension: [
    number('Right ascension of the body, `[0, 360)`', 83.8),
    ({ body, decimals }) => roundWithinCycle(360, body.rightAscensionDeg, decimals),
  ],
  declination: [
    number('Declination of the body', 23.3),
    ({ body, decimals }) => roundTo(body.declinationDeg, decimals),
  ],
});

/** Whose line it is. */
const bodyMembers = defineMembers<Written<Pick<AcgLine, 'body'>>>()({
  body: [choice(ACG_BODY_IDS, 'Id of the body', 'sun'), ({ body }) => body.id],
  ...positionMembers,
});

const lineMembers = defineMembers<Written<AcgLine>>()({
  angle: [
    choice(
      ACG_ANGLES,
      'The angle on which the body is along the line: `MC` it culminates, `IC` it is at lower culmination, `ASC` it rises, `DSC` it sets',
      'ASC',
    ),
    'angle',
  ],
  ...bodyMembers,
});

const angularMembers = defineMembers<Written<AcgLine>>()({
  line: kind('angular', 'A body is on an angle'),
  ...lineMembers,
});

export const angularProperties = defineRecord<Written<AcgLine>>()(
  'AcgAngularProperties',
  'A line on which a body is on an angle',
  angularMembers,
);

export const pointProperties = defineRecord<Written<AcgLine<string> & { readonly body: AcgPoint }>>()(
  'AcgPointProperties',
  'A line on which a star, a midpoint, a lot or a moving body is on an angle',
  {
    line: kind('point', 'A point other than a body of the birth is on an angle'),
    angle: [choice(ACG_ANGLES, 'The angle on which the point is along the line', 'ASC'), 'angle'],
    kind: [choice(ACG_POINT_KINDS, 'What the point is', 'star'), ({ body }) => body.kind],
    point: [text('Kind and designation of the point', 'star.alLeo'), ({ body }) => body.id],
    name: [text('Its name in English', 'Regulus'), ({ body }) => body.name],
    ...positionMembers,
  },
);

export const aspectProperties = defineRecord<Written<AspectLine>>()(
  'AcgAspectProperties',
  'A line on which a body is in aspect to the Ascendant or Midheaven',
  {
    line: kind('aspect', 'A body is in aspect to an angle'),
    angle: [choice(ASPECTED_ANGLES, 'Angle that the body is in aspect to', 'ASC'), 'angle'],
    aspect: [
      z.enum(ASPECT_IDS as [(typeof ASPECT_IDS)[number]]).meta({ description: 'The aspect', example: 'trine' }),
      ({ aspect }) => aspect.id,
    ],
    offset: [
      number(
        'Longitude of the angle minus longitude of the body, degrees in `(-180, 180]`; positive if the angle is ahead in the zodiac',
        120,
      ),
      ({ aspect }) => aspect.offsetDeg,
    ],
    ...bodyMembers,
  },
);

/** A line, and where it passes near a place. */
export type HitLine = AcgLine & NearbyLine;

export const hitProperties = defineRecord<Written<HitLine>>()('AcgHitProperties', 'A line that passes near a place', {
  ...angularMembers,
  distance_km: [
    number('From the place to the nearest point of the curve itself, on a sphere of radius 6371.0088 km', 123.4),
    ({ distanceKm, decimals }) => roundTo(distanceKm, decimals),
  ],
  bearing: [
    z.number().nullable().meta({
      description:
        'Initial bearing from the place to that point, degrees from north through east; null if the place is on the line',
      example: 271.5,
    }),
    ({ bearingDeg, decimals }) => (bearingDeg === undefined ? null : roundWithinCycle(360, bearingDeg, decimals)),
  ],
  nearest_point: [
    GeoPosition.meta({ description: 'Nearest point of the curve: longitude and latitude' }),
    ({ nearest }) => position(nearest),
  ],
});

export const localSpaceProperties = defineRecord<Written<LocalSpaceLine>>()(
  'AcgLocalSpaceProperties',
  'A line of local space',
  {
    line: kind('local_space', 'The great circle along a body’s azimuth'),
    direction: [
      choice(LOCAL_SPACE_DIRECTIONS, '`toward`: along the azimuth of the body; `away`: the other way', 'toward'),
      'direction',
    ],
    azimuth: [
      number('Azimuth of the body, degrees from north through east', 143.2),
      ({ azimuthDeg, decimals }) => roundWithinCycle(360, azimuthDeg, decimals),
    ],
    altitude: [
      number('Altitude of the body above the horizon, degrees, without refraction', 27.9),
      ({ altitudeDeg, decimals }) => roundTo(altitudeDeg, decimals),
    ],
    ...bodyMembers,
  },
);

export const crossingLineRecord = defineRecord<Written<AcgLine>>()(
  'AcgCrossingLine',
  'One of two lines that cross',
  lineMembers,
);

/** What a crossing and its paran both state, rounded once. */
interface CrossingParts {
  readonly lines: RecordOf<typeof crossingLineRecord>[];
  readonly latitude: number;
}

const crossingMembers = defineMembers<CrossingParts>()({
  lines: [
    z.array(crossingLineRecord.schema).length(2).meta({ description: 'The two lines, in the order of the catalog' }),
    'lines',
  ],
  paran_latitude: [number('Latitude on which both bodies are on these angles together', 34.567), 'latitude'],
});

export const crossingProperties = defineRecord<CrossingParts>()(
  'AcgCrossingProperties',
  'A place where two lines cross',
  {
    line: kind('crossing', 'Two bodies are on angles at the moment of birth'),
    ...crossingMembers,
  },
);

export const paranProperties = defineRecord<CrossingParts>()(
  'AcgParanProperties',
  'A parallel on which two bodies are on angles together',
  {
    line: kind('paran', 'Two bodies are on angles together at some time of the day'),
    ...crossingMembers,
  },
);
