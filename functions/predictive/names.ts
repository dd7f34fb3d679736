import * as z from 'zod';
import { ASPECT_IDS } from '../../lib/catalog/aspects.ts';
import { CATALOG_BODY_IDS } from '../../lib/catalog/bodies.ts';
import { nameEnum } from '../../lib/schemas/name-enum.ts';
import { problemCode } from '../../lib/schemas/problem-code.ts';

export const TransitBody = nameEnum(CATALOG_BODY_IDS)
  .meta({ id: 'TransitBody', description: 'A body that moves through the zodiac', example: 'saturn' })
  .register(problemCode, { code: 'InvalidBody' });

export const TransitAspect = nameEnum(ASPECT_IDS)
  .meta({ id: 'TransitAspect', description: 'An aspect in longitude', example: 'square' })
  .register(problemCode, { code: 'InvalidAspect' });

/** Schema of a list that holds each name at most once. */
export function uniqueNames<Name extends z.ZodType<string>>(name: Name, maximum: number) {
  return z
    .array(name)
    .min(1)
    .max(maximum)
    .superRefine((names, context) => {
      for (const [index, each] of names.entries()) {
        if (names.indexOf(each) === index) continue;
        const params = { problem: 'ValidationError' };
        context.addIssue({ code: 'custom', path: [index], message: `is ${each} once more`, params });
      }
    })
    .meta({ uniqueItems: true });
}

/** Schema of the bodies of a search. */
export const transitBodyList = (description: string, example: readonly string[]) =>
  uniqueNames(TransitBody, CATALOG_BODY_IDS.length).meta({ description, example });
