import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { Midpoint } from '../../../lib/astro/chart/comparison/midpoints.ts';
import type { MidpointId, Midpoints } from './calculate.ts';
import type { MidpointRecord } from './contract.ts';

/** Midpoints as the answer states them, without the processing time. */
export function toMidpointsAnswer(result: Midpoints, decimals: number) {
  const { moment, midpoints, warnings } = result;
  return {
    midpoints: midpoints.map((midpoint) => toMidpointRecord(midpoint, decimals)),
    warnings: [...warnings],
    metadata: { total_midpoints: midpoints.length, ...toMomentInfo(moment), ...toZodiacInfo(result, decimals) },
  };
}

function toMidpointRecord(midpoint: Midpoint<MidpointId>, decimals: number): MidpointRecord {
  const { first, second, arc, longitudeDeg, occupants } = midpoint;
  const { longitude, sign, sign_longitude } = toZodiacPosition(longitudeDeg, decimals);
  return {
    planet1: first,
    planet2: second,
    longitude,
    arc_type: arc,
    sign,
    sign_degrees: sign_longitude,
    is_occupied: occupants.length > 0,
    occupying_planets: [...occupants],
  };
}

/** Midpoints as rows: `sun/moon` on the shorter arc, `sun/moon.long` opposite that. */
export function toMidpointRows({ midpoints, warnings }: Midpoints) {
  const rows = midpoints.map(({ first, second, arc, longitudeDeg }) => {
    const id = `${first}/${second}${arc === 'long' ? '.long' : ''}`;
    return toFixedPointRow({ id, kind: 'midpoint' }, longitudeDeg);
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}
