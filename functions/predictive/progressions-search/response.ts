import { roundTo } from '../../../lib/answers/rounding.ts';
import { isArcMethod, type LifeMethod } from '../../../lib/astro/timing/progressions/rates.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { ProgressionsSearch } from './calculate.ts';
import { toEventRecords } from './records.ts';
import type { ProgressionsSearchRequest } from './request.ts';

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
