import { createWarning, type Warning } from '../../../base/warning.ts';
import type { ChartContext } from '../chart-context.ts';
import { placeSunAndObserver } from '../computed-points.ts';
import { isDayChart, isSectClose, sunAltitudeDeg } from '../sect.ts';

/** Sect of a chart, and how sure it is. */
export interface ChartSect {
  readonly isDayChart: boolean;
  /** Of the Sun's center over the true horizon, `[-90, 90]`. */
  readonly sunAltitudeDeg: number;
  /** Whether the Sun is on the horizon within ten minutes of the moment. */
  readonly isClose: boolean;
}

/** The sect of a chart with a horizon. */
export function assessSect(context: ChartContext): ChartSect {
  const sun = placeSunAndObserver(context);
  return { isDayChart: isDayChart(sun), sunAltitudeDeg: sunAltitudeDeg(sun), isClose: isSectClose(sun) };
}

/** Warns where a few minutes change the sect, and with it lots, triplicity lords and all else that depends on it. */
export function createSectWarnings({ isClose, isDayChart: isDay }: ChartSect): readonly Warning[] {
  if (!isClose) return [];
  const sect = isDay ? 'day' : 'night';
  const message = `The Sun is within 10 minutes of the horizon; the chart is read as a ${sect} chart.`;
  return [createWarning('SectClose', message)];
}
