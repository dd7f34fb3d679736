import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { ANGLE_METHODS } from '../../../lib/astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/astro/timing/progressions/arcs.ts';
import {
  isArcMethod,
  LIFE_METHODS,
  type LifeMethod,
  RATE_CONVENTIONS,
} from '../../../lib/astro/timing/progressions/rates.ts';
import { TARGET_CHOICES } from '../../../lib/astro/timing/progressions/search-query.ts';
import { success } from '../../../lib/requests/answer.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape, toPagingMembers } from '../../../lib/requests/paging.ts';
import type { ProgressionsSearch } from './calculate.ts';
import { ProgressedEventRecord } from './record-schemas.ts';
import { toEventRecords } from './records.ts';
import type { ProgressionsSearchRequest } from './request.ts';
import { ProgressionRowAnswer } from './rows.ts';

const ProgressionDefinition = z
  .object({
    id: z.enum(['progression', 'direction']).meta({
      description: '`progression`: each point has its place at the progressed instant; `direction`: one arc moves all',
      example: 'progression',
    }),
    method: z.enum(LIFE_METHODS).meta({ description: 'Method used', example: 'secondary' }),
    ratio: z.number().meta({
      description: 'Days of ephemeris for one day of life; negative if `converse`',
      example: 0.002737909263003797,
    }),
    rate_convention: z.enum(RATE_CONVENTIONS).meta({ description: 'Convention of the rates', example: 'default' }),
    angle_method: z.enum(ANGLE_METHODS).meta({ description: 'How the angles move', example: 'solar_arc' }),
    naibod_measure: z
      .enum(NAIBOD_MEASURES)
      .meta({ description: 'What Naibod’s arc is added to', example: 'longitude' }),
    converse: z.boolean().meta({ description: 'Whether the ephemeris runs backwards', example: false }),
    targets: z.enum(TARGET_CHOICES).meta({ description: 'Charts of the other points', example: 'natal' }),
    orb: z.number().meta({ description: 'Orb, degrees; 0: exact aspects only', example: 0 }),
    sources: z.array(z.string()).meta({
      description: 'Where the method is stated',
      example: ['Solar Fire help, “Chart Angle Progression Type”'],
    }),
  })
  .meta({ id: 'ProgressionDefinition', description: 'Method and variants of the search' });

export const ProgressionsSearchAnswer = z
  .object({
    success,
    definition: ProgressionDefinition,
    events: z.array(ProgressedEventRecord).meta({ description: 'In the order of the life' }),
    natal_points: z.record(z.string(), z.number()).meta({
      description: 'The natal points that were searched, degrees',
      example: { sun: 84.149453, ascendant: 182.465155 },
    }),
    handle: ChartHandle.optional(),
    warnings: warningList,
    ...pagedShape,
  })
  .meta({ id: 'ProgressionsSearchAnswer', description: 'Answer for format `json`' });

export const ProgressionsSearchResponse = z.union([ProgressionsSearchAnswer, ProgressionRowAnswer]).meta({
  id: 'ProgressionsSearchResponse',
  description: 'Events of a progressed or directed chart in the requested format',
});

export type ProgressionsSearchResponse = z.output<typeof ProgressionsSearchResponse>;

const DECIMALS = 6;

const ANGLE_SOURCE = 'Solar Fire help, “Chart Angle Progression Type”';
const RATE_SOURCES = [
  'AstroApp help, “Secondary Progressions”',
  'M. Erlewine, Astro*Index, 1997, “Tertiary Progression”',
];
const ARC_SOURCE = 'Astrodienst, Astrowiki, “Solar Arc”';

function listSources(method: LifeMethod): string[] {
  if (isArcMethod(method)) return method === 'ascendant_arc' ? [ARC_SOURCE, ANGLE_SOURCE] : [ARC_SOURCE];
  return [...RATE_SOURCES, ANGLE_SOURCE];
}

/** A page of events as the answer states it. */
export function toProgressionsSearchAnswer(result: ProgressionsSearch, request: ProgressionsSearchRequest) {
  const { natal, ratio, warnings } = result;
  const { method, rate_convention, angle_method, naibod_measure, converse, targets, orb } = request;
  const { handle } = natal.subject;
  const natalPoints = [...natal.points, ...natal.targets].map(
    ({ id, longitudeDeg }) => [id, roundTo(longitudeDeg, DECIMALS)] as const,
  );
  return {
    definition: {
      id: isArcMethod(method) ? ('direction' as const) : ('progression' as const),
      ...{ method, ratio, rate_convention, angle_method, naibod_measure, converse, targets, orb },
      sources: listSources(method),
    },
    events: toEventRecords(result),
    natal_points: Object.fromEntries(natalPoints),
    ...(handle !== undefined && { handle }),
    warnings: [...warnings],
    ...toPagingMembers(result),
  };
}
