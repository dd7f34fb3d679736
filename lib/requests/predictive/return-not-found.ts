import { BODIES } from '../../catalog/bodies.ts';
import { formatUtc } from '../../domain/civil-time/format.ts';
import { returnAfter, returnBefore } from '../../domain/returns/neighbours.ts';
import type { BodyReturn } from '../../domain/returns/returns.ts';
import { Problem } from '../../errors/problem.ts';
import { type JdUt, unixFromJdUt } from '../../units/time.ts';
import { enumerated } from '../enumerated.ts';
import type { ReturnSearch } from './return-search.ts';

const dateTime = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/**
 * Says that a body does not return within the window, and when it does on either side of it.
 *
 * @param windowDays as it was sent
 */
export function returnNotFound(search: ReturnSearch, windowDays: number | undefined): Problem {
  const { sky, natal, window, target } = search;
  const [before, after] = [returnBefore(sky, natal, window.fromJdUt), returnAfter(sky, natal, window.toJdUt)];
  const known = [before, after].filter((one) => one !== undefined);
  const { name } = BODIES[natal.body];
  const within = `between ${dateTime(window.fromJdUt)} and ${dateTime(window.toJdUt)}`;
  const told = [toldOf('before', before), toldOf('after', after)];
  return new Problem('ReturnNotFound', `${name} does not return ${within}: ${enumerated(told)}.`, {
    findings: [
      {
        location: windowDays === undefined ? 'body.target_datetime' : 'body.search_window_days',
        message: nearestText(known, target.jdUt),
        ...(windowDays !== undefined && { value: windowDays }),
      },
    ],
  });
}

function toldOf(side: 'before' | 'after', found: BodyReturn | undefined): string {
  if (found) return `its nearest return ${side} is on ${dateTime(found.moment)}`;
  return side === 'before' ? 'the ephemeris begins before any earlier one' : 'the ephemeris ends before any later one';
}

function nearestText(known: readonly BodyReturn[], target: JdUt): string {
  if (known.length === 0) return 'no return lies in the ephemeris';
  const days = Math.min(...known.map(({ moment }) => Math.abs(moment - target)));
  return `the nearest return lies ${Math.ceil(days * 100) / 100} days from target_datetime`;
}
