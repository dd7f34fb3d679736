import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo, type ZodiacWithAyanamsa } from '../../../lib/answers/moment.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import type { Warning } from '../../../lib/domain/chart/warning.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { Midpoint } from '../../../lib/domain/midpoints/midpoints.ts';
import type { MidpointRecord } from '../../../lib/schemas/standalone/midpoints.ts';

export type MidpointId = CatalogBodyId | 'ascendant' | 'midheaven';

/** Midpoints at a moment. */
export interface Midpoints extends ZodiacWithAyanamsa {
  readonly moment: LocalMoment;
  readonly midpoints: readonly Midpoint<MidpointId>[];
  readonly warnings: readonly Warning[];
}

/** What is answered of midpoints, without what the computing took. */
export function midpointsAnswer(found: Midpoints, decimals: number) {
  const { moment, midpoints, warnings } = found;
  return {
    midpoints: midpoints.map((midpoint) => midpointRecord(midpoint, decimals)),
    warnings: [...warnings],
    metadata: { total_midpoints: midpoints.length, ...toMomentInfo(moment), ...toZodiacInfo(found, decimals) },
  };
}

function midpointRecord(midpoint: Midpoint<MidpointId>, decimals: number): MidpointRecord {
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
export function midpointRows({ midpoints, warnings }: Midpoints) {
  const rows = midpoints.map(({ first, second, arc, longitudeDeg }) => {
    const id = `${first}/${second}${arc === 'long' ? '.long' : ''}`;
    return toFixedPointRow({ id, kind: 'midpoint' }, longitudeDeg);
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}
