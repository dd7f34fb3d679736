import * as z from 'zod';
import { DEFAULT_LINE_ASPECTS } from '../../lib/astro/chart/acg/aspect-lines.ts';
import { ASPECT_IDS } from '../../lib/base/catalog/aspects.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../lib/contract/name-enum.ts';
import { Location } from '../../lib/requests/location.ts';
import { problemCode } from '../../lib/requests/problem-code.ts';
import { acgOptions, acgRequest } from './map-request.ts';

const { radius_km: RADIUS_KM } = SIZES;
const { frame, tolerance_km, decimal_places } = acgOptions;

const LinesOptions = z
  .strictObject(acgOptions)
  .meta({ id: 'AcgLinesOptions', description: 'How the lines are drawn', example: { frame: 'in_mundo' } });

export const LinesRequest = acgRequest({ options: LinesOptions.prefault({}) }).meta({
  id: 'AcgLinesRequest',
  description: 'The birth and the bodies of the map',
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

const CrossingsOptions = z
  .strictObject({ frame, decimal_places })
  .meta({ id: 'AcgCrossingsOptions', description: 'Which lines are crossed', example: { frame: 'in_mundo' } });

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
