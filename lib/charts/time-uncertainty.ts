import type { Chart } from '../astro/chart/cast.ts';
import { findTimeUncertainty, type TimeUncertainty, uncertainRange } from '../astro/chart/time-uncertainty.ts';
import { CHART_OBJECTS } from '../base/catalog/chart-objects.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import type { ChartRequest } from './chart-settings.ts';
import { formatList } from './format-list.ts';
import { requireCoveredMoment } from './subject.ts';
import { createUnreadOptionWarning } from './unread-options.ts';

const OPTION = 'time_uncertainty_minutes';

/** What an uncertain time changes in a chart, with warnings about what is left out. */
interface TimeUncertaintyResult {
  readonly timeUncertainty?: TimeUncertainty;
  readonly warnings: readonly Warning[];
}

/**
 * Finds what an uncertain time changes in a chart, where the request states how uncertain the time is.
 *
 * @throws Problem `DatetimeOutOfRange` where the ephemeris files do not cover the whole range
 */
export function assessTimeUncertainty(chart: Chart, { options }: ChartRequest): TimeUncertaintyResult {
  const minutes = options[OPTION];
  if (minutes === undefined) return { warnings: [] };
  const reason = explainMissingHorizon(chart);
  if (reason !== undefined) return { warnings: [createUnreadOptionWarning(OPTION, reason)] };
  const { ephemeris } = chart.context;
  const { fromJdUt, toJdUt } = uncertainRange(chart.context.moment, minutes);
  for (const moment of [fromJdUt, toJdUt]) {
    requireCoveredMoment(moment, ephemeris, { location: `body.options.${OPTION}`, name: 'possible moment' });
  }
  const timeUncertainty = findTimeUncertainty(chart, minutes);
  return { timeUncertainty, warnings: createOmissionWarnings(timeUncertainty) };
}

function explainMissingHorizon({ horizon, context, settings }: Chart): string | undefined {
  if (settings.harmonic !== undefined) return 'a harmonic chart has no houses';
  if (horizon) return undefined;
  return context.timeIsKnown
    ? 'a heliocentric chart has no angles, houses or sect'
    : 'the time of birth is not known at all';
}

function createOmissionWarnings({ omitted }: TimeUncertainty): readonly Warning[] {
  if (omitted.length === 0) return [];
  const names = formatList(omitted.map((id) => CHART_OBJECTS[id].name));
  const message = `time_uncertainty leaves out ${names}: the ephemeris does not cover the whole range.`;
  return [createWarning('BodyOutOfRange', message)];
}
