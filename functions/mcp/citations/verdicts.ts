import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type ChartData, listAngles, listPoints } from '../text/chart.ts';
import type { Claim } from './claims.ts';

/** What a chart says about a statement. */
export interface Verdict {
  readonly id: string;
  /** `unstated`: the id of a fact without a value, which is then given. `unknown`: no fact of this chart has the id. */
  readonly verdict: 'true' | 'false' | 'unstated' | 'unknown';
  /** The fact in words. */
  readonly fact: string;
}

/** Ids of the points of a chart that statements can be about. */
export const listClaimablePoints = (chart: ChartData): readonly string[] => [
  ...listPoints(chart).map(([id]) => id),
  ...listAngles(chart.angles).map(([id]) => id),
];

/** Checks a statement about a chart. */
export function checkNatalClaim(claim: Exclude<Claim, { kind: 'transit' }>, chart: ChartData): Verdict {
  const { id } = claim;
  const point = listPoints(chart).find(([name]) => name === claim.point)?.[1];
  const angle = listAngles(chart.angles).find(([name]) => name === claim.point)?.[1];
  switch (claim.kind) {
    case 'unknown':
      return unknown(id, 'no such id');
    case 'sign': {
      const longitude = point?.longitude ?? angle;
      if (longitude === undefined) return unknown(id, 'this chart does not have the point');
      const range = point?.longitude_range;
      const signs = new Set((range ?? [longitude]).map((degree) => signOf(longitudeDeg(degree))));
      return signs.size > 1
        ? unknown(id, `the time is unknown, ${[...signs].join(' or ')}`)
        : compareValue(id, claim.value, [...signs].join());
    }
    case 'house':
      return typeof point?.house === 'number'
        ? compareValue(id, claim.value, String(point.house))
        : unknown(id, 'this chart has no house for it');
    case 'retrograde':
      return typeof point?.is_retrograde === 'boolean'
        ? { id, verdict: point.is_retrograde ? 'true' : 'false', fact: point.is_retrograde ? 'retrograde' : 'direct' }
        : unknown(id, 'it has no motion');
    case 'aspect':
      return checkAspect(claim, chart);
  }
}

const unknown = (id: string, fact: string): Verdict => ({ id, verdict: 'unknown', fact });

function compareValue(id: string, stated: string | undefined, fact: string): Verdict {
  if (stated === undefined) return { id, verdict: 'unstated', fact };
  return { id, verdict: stated.toLowerCase() === fact.toLowerCase() ? 'true' : 'false', fact };
}

function checkAspect({ id, point, other, aspect }: Extract<Claim, { kind: 'aspect' }>, chart: ChartData): Verdict {
  const between = chart.aspects.filter(({ object1, object2 }) =>
    [point, other].every((name) => name === object1 || name === object2),
  );
  const facts = between.map((found) => `${found.aspect} ${found.orb.toFixed(1)}°`).join(', ');
  const holds = between.some((found) => found.aspect === aspect);
  return { id, verdict: holds ? 'true' : 'false', fact: facts === '' ? 'no aspect within orb' : facts };
}
