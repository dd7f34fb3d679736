import type { LongitudeDeg } from '../../../base/units/angle.ts';

/** A point of a chart as the facts about a chart need it: where it is, regardless of how it moves. */
export interface AnalysisPoint {
  readonly id: string;
  readonly longitudeDeg: LongitudeDeg;
  /** 1 to 12; absent where the chart has no houses. */
  readonly house?: number;
}
