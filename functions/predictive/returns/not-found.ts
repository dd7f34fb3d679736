import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { findReturnAfter, findReturnBefore } from '../../../lib/astro/timing/returns/neighbors.ts';
import type { BodyReturn } from '../../../lib/astro/timing/returns/returns.ts';
import { BODIES } from '../../../lib/base/catalog/bodies.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { formatList } from '../../../lib/charts/format-list.ts';
import type { ReturnSearch } from './search.ts';

/**
 * The problem of a search without a return: it names the nearest returns before and after the window.
 *
 * @param windowDays `search_window_days` of the request
 */
export function createReturnNotFoundProblem(search: ReturnSearch, windowDays: number | undefined): Problem {
  const { sky, natal, window, target } = search;
  const [before, after] = [findReturnBefore(sky, natal, window.fromJdUt), findReturnAfter(sky, natal, window.toJdUt)];
  const neighbors = [before, after].filter((neighbor) => neighbor !== undefined);
  const { name } = BODIES[natal.body];
  const within = `between ${formatInstant(window.fromJdUt)} and ${formatInstant(window.toJdUt)}`;
  const reasons = [describeNeighbor('before', before), describeNeighbor('after', after)];
  return new Problem('ReturnNotFound', `${name} does not return ${within}: ${formatList(reasons)}.`, {
    issues: [
      {
        location: windowDays === undefined ? 'body.target_datetime' : 'body.search_window_days',
        message: describeNearest(neighbors, target.jdUt),
        ...(windowDays !== undefined && { value: windowDays }),
      },
    ],
  });
}

function describeNeighbor(side: 'before' | 'after', neighbor: BodyReturn | undefined): string {
  if (neighbor) return `its nearest return ${side} is on ${formatInstant(neighbor.moment)}`;
  return side === 'before' ? 'the ephemeris begins before any earlier one' : 'the ephemeris ends before any later one';
}

function describeNearest(neighbors: readonly BodyReturn[], target: JdUt): string {
  if (neighbors.length === 0) return 'no return lies in the ephemeris';
  const days = Math.min(...neighbors.map(({ moment }) => Math.abs(moment - target)));
  return `the nearest return lies ${Math.ceil(days * 100) / 100} days from target_datetime`;
}
