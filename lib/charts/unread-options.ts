import type { AngleMethod } from '../astro/timing/progressions/angles.ts';
import type { NaibodMeasure } from '../astro/timing/progressions/arcs.ts';
import { isArcMethod, type LifeMethod, type RateConvention } from '../astro/timing/progressions/rates.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import { ChartOptions } from '../requests/options.ts';

/**
 * One warning for each option that only a chart reads, where the answer has none. An option that states its default cannot
 * be told from one that was left out, and has no warning.
 */
export function createChartlessWarnings(options: ChartOptions, reason: string): readonly Warning[] {
  const defaults = defaultsOfCharts();
  const isUnread = (name: keyof ChartOptions): boolean =>
    !READ_WITHOUT_CHART.has(name) && options[name] !== defaults[name]; // objects, such as orbs, have no default
  const unread = (Object.keys(ChartOptions.shape) as (keyof ChartOptions)[]).filter(isUnread);
  return unread.map((name) => createUnreadOptionWarning(name, reason));
}

let chartDefaults: ChartOptions | undefined;

/** Read from the schema once, by the first request that needs them: each time took a tenth of a solar return. */
function defaultsOfCharts(): ChartOptions {
  chartDefaults ??= ChartOptions.parse({});
  return chartDefaults;
}

/** Options that an answer without a chart reads too. */
const READ_WITHOUT_CHART: ReadonlySet<keyof ChartOptions> = new Set(['decimal_places', 'picture']);

/** A warning about an option that has no effect. */
export const createUnreadOptionWarning = (option: string, reason: string): Warning =>
  createWarning('OptionUnread', `options.${option}: ${reason}.`);

interface ProgressionMembers {
  readonly method: LifeMethod;
  readonly rate_convention: RateConvention;
  readonly angle_method: AngleMethod;
  readonly naibod_measure: NaibodMeasure;
}

/** One warning for each variant of a progression that its method does not read, unless it states its default. */
export function createUnreadVariantWarnings(request: ProgressionMembers): readonly Warning[] {
  const { method, rate_convention, angle_method, naibod_measure } = request;
  const hasAngles = !isArcMethod(method) || method === 'ascendant_arc';
  const hasRates = method === 'tertiary' || method === 'minor';
  const unread: readonly [isUnread: boolean, reason: string][] = [
    [!hasRates && rate_convention !== 'default', 'rate_convention: it differs in tertiary and minor progressions only'],
    [!hasAngles && angle_method !== 'solar_arc', `angle_method: ${method} moves the angles like every point`],
    [method !== 'naibod_arc' && naibod_measure !== 'longitude', 'naibod_measure: only naibod_arc reads it'],
  ];
  return unread.filter(([isUnread]) => isUnread).map(([, reason]) => createWarning('OptionUnread', `${reason}.`));
}
