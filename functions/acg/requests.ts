import * as z from 'zod';
import { DEFAULT_LINE_ASPECTS } from '../../lib/astro/chart/acg/aspect-lines.ts';
import { ACG_BODY_IDS } from '../../lib/astro/chart/acg/bodies.ts';
import { ACG_FRAMES } from '../../lib/astro/chart/acg/lines.ts';
import { ACG_MOVING_KINDS } from '../../lib/astro/chart/acg/points.ts';
import { ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { listLots } from '../../lib/base/catalog/lots.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import type { ErrorCode } from '../../lib/base/errors/catalog.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { DateTimeInput } from '../../lib/requests/datetime.ts';
import { isRowFormat } from '../../lib/requests/format.ts';
import { LatitudeInput, Location } from '../../lib/requests/location.ts';
import { MAP_FORMATS, mapQuery } from '../../lib/requests/map-picture.ts';
import { ChartOptions } from '../../lib/requests/options.ts';
import { problemCode } from '../../lib/requests/problem-code.ts';
import { Subject } from '../../lib/requests/subject.ts';

const NO_ROWS: ErrorCode = 'LLMModeNotSupported';

/** Maps have no row form; a request for one fails with an error code of its own. */
function withoutRows(sent: unknown, context: z.core.$RefinementCtx): unknown {
  if (!isRowFormat(sent)) return typeof sent === 'string' ? sent.trim().toLowerCase() : sent;
  const message = 'has no row form under /acg; leave it out, or send json';
  context.addIssue({ code: 'custom', input: sent, message, params: { problem: NO_ROWS } });
  return z.NEVER;
}

/** The format of a map: GeoJSON, or a picture and its look. */
export const AcgQuery = mapQuery(
  z.preprocess(withoutRows, z.enum(MAP_FORMATS)).default('json').meta({
    description:
      '`json`: GeoJSON; `svg`, `png` or `pdf`: the map over coastlines as a picture, in the style of the other parameters, which go with it only. `llm` and `llm_v2` are refused with `LLMModeNotSupported`',
    example: 'json',
  }),
);

/** With more, crossings of all lines would be long work. */
const MOST_BODIES = 29;

const AcgBodyName = nameEnum(ACG_BODY_IDS)
  .meta({ id: 'AcgBody', description: 'A body that lines are drawn for', example: 'sun' })
  .register(problemCode, { code: 'InvalidBody' });

const bodies = z
  .array(AcgBodyName)
  .min(1)
  .max(MOST_BODIES)
  .optional()
  .meta({
    description: 'Bodies of the map, default Sun to Pluto, Chiron, the true node and the mean Lilith',
    example: ['sun', 'moon', 'venus'],
  });

const { tolerance_km: TOLERANCE_KM } = SIZES;

/** Options of maps; each endpoint accepts those that it reads. */
const acgOptions = {
  frame: nameEnum(ACG_FRAMES).default('in_mundo').meta({
    description:
      '`in_mundo`: the body itself, with its latitude, is on the angle. `zodiacal`: its degree of the ecliptic is on the angle',
    example: 'in_mundo',
  }),
  tolerance_km: z.number().min(TOLERANCE_KM.minimum).max(TOLERANCE_KM.maximum).default(2).meta({
    description: 'Largest distance between a drawn line and the exact curve, kilometers',
    example: 2,
  }),
  decimal_places: ChartOptions.shape.decimal_places.meta({
    description: 'Decimals of angles and distances; coordinates always have six decimals (0.1 m)',
    example: 6,
  }),
};

/** A request for a map, with members of its own. */
function acgRequest<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject({ subject: Subject, bodies, ...shape }).superRefine(refuseUnknownTime, { when: () => true });
}

/** Lines move by a degree in four minutes. Reported together with other issues. */
function refuseUnknownTime(sent: unknown, context: z.core.$RefinementCtx): void {
  const { subject } = (sent ?? {}) as { subject?: { birth_time_known?: unknown } };
  if (subject?.birth_time_known !== false) return;
  context.addIssue({
    code: 'custom',
    path: ['subject', 'birth_time_known'],
    message: 'must be true: the lines move by a degree in four minutes, so there is no map without a birth time',
    params: { problem: 'InvalidDatetime' satisfies ErrorCode },
  });
}

const { radius_km: RADIUS_KM } = SIZES;
const { frame, tolerance_km, decimal_places } = acgOptions;

const LinesOptions = z
  .strictObject(acgOptions)
  .meta({ id: 'AcgLinesOptions', description: 'How the lines are drawn', example: { frame: 'in_mundo' } });

const POINTS = SIZES.map_points;

const pointList = <Item extends z.ZodType>(item: Item) => z.array(item).max(POINTS.maximum).default([]);

const { star_name_characters: CHARACTERS } = SIZES;

const HERMETIC_LOT_IDS = listLots(['hermetic']).map(({ id }) => id) as [string, ...string[]];

const Moving = z
  .strictObject({
    kind: nameEnum(ACG_MOVING_KINDS).meta({
      description: '`transit`: the bodies of the moment; `progressed`: the secondary progressed ones',
      example: 'transit',
    }),
    date_time: DateTimeInput,
  })
  .meta({
    id: 'AcgMoving',
    description:
      'Cyclocartography: also the lines of the same bodies at another moment of life, each by its right ascension and declination then, under the sidereal time of the birth',
  });

export const LinesRequest = acgRequest({
  star_names: pointList(z.string().min(CHARACTERS.minimum).max(CHARACTERS.maximum)).meta({
    description: 'Fixed stars that lines are drawn for too, by name or designation',
    example: ['Regulus'],
  }),
  midpoints: pointList(z.tuple([AcgBodyName, AcgBodyName])).meta({
    description: 'Pairs of bodies whose midpoint on the ecliptic, that of the shorter arc, has lines too',
    example: [['sun', 'moon']],
  }),
  lots: pointList(nameEnum(HERMETIC_LOT_IDS)).meta({
    description: 'Hermetic lots of the birth at its own place, whose degrees of the ecliptic have lines too',
    example: ['fortune'],
  }),
  moving: Moving.optional(),
  options: LinesOptions.prefault({}),
}).meta({
  id: 'AcgLinesRequest',
  description: 'The birth, and the bodies and other points of the map',
});

const HitsOptions = z.strictObject(acgOptions).meta({
  id: 'AcgHitsOptions',
  description: 'Which lines count, and how they are drawn',
  example: { frame: 'zodiacal' },
});

export const HitsRequest = acgRequest({
  location: Location.meta({
    description: 'Place from which distances to the lines are measured; its elevation has no effect',
  }),
  radius_km: z.number().min(RADIUS_KM.minimum).max(RADIUS_KM.maximum).default(500).meta({
    description: 'Radius within which lines are listed, kilometers along the great circle',
    example: 500,
  }),
  options: HitsOptions.prefault({}),
}).meta({
  id: 'AcgHitsRequest',
  description: 'The birth and the bodies of the map, and the place from which distances to the lines are measured',
});

const { paran_orb: PARAN_ORB } = SIZES;

const CrossingsOptions = z
  .strictObject({
    frame,
    latitude: LatitudeInput.optional().meta({
      description: 'Latitude of a place: only what lies within `orb` of it is listed, with the parans of the place',
    }),
    orb: z.number().min(PARAN_ORB.minimum).max(PARAN_ORB.maximum).default(1).meta({
      description: 'Degrees of latitude on either side of `latitude`',
      example: 1,
    }),
    decimal_places,
  })
  .meta({
    id: 'AcgCrossingsOptions',
    description: 'Which lines are crossed, and where',
    example: { frame: 'in_mundo' },
  });

export const CrossingsRequest = acgRequest({ options: CrossingsOptions.prefault({}) }).meta({
  id: 'AcgCrossingsRequest',
  description: 'The birth and the bodies of the map',
});

const LocalSpaceOptions = z
  .strictObject({ tolerance_km, decimal_places })
  .meta({ id: 'AcgLocalSpaceOptions', description: 'How the lines are drawn', example: { tolerance_km: 10 } });

export const LocalSpaceRequest = acgRequest({
  location: Location.optional().meta({
    description: 'Place where the lines begin, default the birthplace; its elevation has no effect',
  }),
  options: LocalSpaceOptions.prefault({}),
}).meta({
  id: 'AcgLocalSpaceRequest',
  description: 'The birth and the bodies of the map, and the place where the lines begin',
});

const LineAspectName = nameEnum(ASPECT_IDS)
  .meta({ id: 'AcgAspect', description: 'An aspect to an angle', example: 'trine' })
  .register(problemCode, { code: 'InvalidAspect' });

const AspectOptions = z
  .strictObject({
    aspects: z
      .array(LineAspectName)
      .min(1)
      .max(ASPECT_IDS.length)
      .default([...DEFAULT_LINE_ASPECTS])
      .meta({
        description:
          'Aspects that lines are drawn for, default sextile, square and trine: conjunction and opposition are the lines of the four angles in the zodiacal frame',
        example: ['sextile', 'square', 'trine'],
      }),
    tolerance_km,
    decimal_places,
  })
  .meta({ id: 'AcgAspectsOptions', description: 'Which lines are drawn, and how', example: { aspects: ['trine'] } });

export const AspectsRequest = acgRequest({ options: AspectOptions.prefault({}) }).meta({
  id: 'AcgAspectsRequest',
  description: 'The birth, the bodies and the aspects of the map',
});

export type AspectsRequest = z.output<typeof AspectsRequest>;
