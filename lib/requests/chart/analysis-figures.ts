import * as z from 'zod';
import { HEMISPHERES, QUADRANTS } from '../../astro/chart/analysis/quadrant.ts';
import { CHART_SHAPES, PATTERN_TYPES } from '../../base/catalog/patterns.ts';
import { ELEMENTS, MODALITIES, POLARITIES, SIGNS } from '../../base/catalog/signs.ts';
import { choice, flag, integer, number } from '../members.ts';

export const bodyIds = z.array(z.string()).meta({ description: 'Ids of bodies', example: ['sun', 'mars'] });

/** Schema of lists of bodies by class; every class has a list. */
function groupsSchema<Class extends string>(classes: readonly Class[], description: string) {
  const shape = Object.fromEntries(classes.map((name) => [name, bodyIds])) as Record<Class, typeof bodyIds>;
  return z.object(shape).meta({ description });
}

export const BalanceRecord = z
  .object({
    elements: groupsSchema(ELEMENTS, 'Bodies by the element of their sign'),
    modalities: groupsSchema(MODALITIES, 'Bodies by the modality of their sign'),
    polarities: groupsSchema(POLARITIES, 'Bodies by the polarity of their sign'),
    quadrants: groupsSchema(
      QUADRANTS,
      'Bodies by quarter of the chart: from the Ascendant to the Imum Coeli, the Descendant, the Midheaven and back; absent without houses',
    ).optional(),
    hemispheres: groupsSchema(
      HEMISPHERES,
      'Bodies east and west of the Midheaven’s axis, above and below the Ascendant’s; absent without houses',
    ).optional(),
  })
  .meta({ id: 'Balance', description: 'How the bodies are spread over the signs and the chart' });

const orNull = (description: string, example: string | null) => z.string().nullable().meta({ description, example });

export const PatternRecord = z
  .object({
    type: choice(PATTERN_TYPES, 'The figure', 't_square'),
    bodies: bodyIds,
    apex: orNull('The body that the figure points to; null in a figure without one', 'mars'),
    tail: orNull('The body that the apex of a kite opposes; null in other figures', null),
    element: z
      .enum(ELEMENTS)
      .nullable()
      .meta({ description: 'Element of a grand trine or kite whose signs share one, else null', example: null }),
    modality: z.enum(MODALITIES).nullable().meta({
      description: 'Modality of a T-square or grand cross whose signs share one, else null',
      example: 'fixed',
    }),
    dissociate: flag('True if two bodies in aspect are in signs that are not in that aspect'),
    contained_in: z
      .enum(PATTERN_TYPES)
      .nullable()
      .meta({ description: 'The largest figure that has all aspects of this one and further bodies', example: null }),
    largest_orb_deg: number('Orb of the widest aspect, degrees', 3.123456),
  })
  .meta({ id: 'AspectPattern', description: 'A figure that aspects make' });

export const StelliumRecord = z
  .object({
    kind: choice(['sign', 'house', 'cluster'], 'In one sign, in one house, or close together', 'sign'),
    where: z
      .union([z.enum(SIGNS), z.int()])
      .nullable()
      .meta({
        description: 'The sign or the number of the house; null for a cluster',
        example: 'Leo',
      }),
    from: z.number().optional().meta({ description: 'Longitude of the first body of a cluster', example: 118.2 }),
    to: z.number().optional().meta({ description: 'Longitude of the last body of a cluster', example: 129.6 }),
    bodies: bodyIds,
    size: integer('Number of bodies', 3),
  })
  .meta({
    id: 'Stellium',
    description: 'Many bodies in one sign, in one house, or close together: neighbors at most 8° apart, 15° in all',
  });

export const ShapeRecord = z
  .object({
    type: choice(CHART_SHAPES, 'The shape', 'bundle'),
    largest_gap_deg: number('Largest gap between neighbors, degrees', 245.8),
    handle: bodyIds.meta({ description: 'The handle of a bucket; empty in other shapes', example: [] }),
  })
  .meta({ id: 'ChartShape', description: 'Shape of the whole chart by the gaps between Sun to Pluto' });
