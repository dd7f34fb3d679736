import * as z from 'zod';
import { DEFAULT_LINE_ASPECTS } from '../../../lib/astro/chart/acg/aspect-lines.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';
import { acgOptions, acgRequest } from '../map-request.ts';

const LineAspectName = nameEnum(ASPECT_IDS)
  .meta({ id: 'AcgAspect', description: 'An aspect to an angle', example: 'trine' })
  .register(problemCode, { code: 'InvalidAspect' });

const { tolerance_km, decimal_places } = acgOptions;

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
