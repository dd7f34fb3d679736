import type { AngleMethod } from '../astro/timing/progressions/angles.ts';
import type { NaibodMeasure } from '../astro/timing/progressions/arcs.ts';
import { isArcMethod, type LifeMethod, type RateConvention } from '../astro/timing/progressions/rates.ts';
import { ASPECTS, type AspectId } from '../base/catalog/aspects.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import { ChartOptions } from '../requests/options.ts';
import { type ChartRequest, includesSectors, toKpSetting } from './chart-settings.ts';

/** Options that the simple chart ignores, each with the reason. */
const OPTIONS_BEYOND_SIMPLE = [
  ['include_hermetic_lots', 'the simple chart has no lots'],
  ['include_minor_aspects', 'the simple chart has major aspects only'],
  ['include_declination_aspects', 'the simple chart has no aspects in declination'],
  ['include_analysis', 'the simple chart has no facts beyond positions and aspects'],
  ['include_sectors', 'the simple chart has no sectors'],
] as const;

/** One warning for each option that has no effect in combination with the others of the request. */
export function createUnreadOptionWarnings(request: ChartRequest): readonly Warning[] {
  return [
    ...createSimplePresetWarnings(request),
    ...createMinorOrbWarnings(request),
    ...createMethodWarnings(request),
    ...createRowWarnings(request),
    ...createKpWarnings(request),
  ];
}

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

function createRowWarnings({ options, asRows }: ChartRequest): readonly Warning[] {
  return asRows && options.formatted ? [createUnreadOptionWarning('formatted', 'rows have no such column')] : [];
}

function createSimplePresetWarnings(request: ChartRequest): readonly Warning[] {
  const isRead = (name: string): boolean => name === 'include_sectors' && includesSectors(request);
  const reasons = request.preset === 'simple' ? OPTIONS_BEYOND_SIMPLE : [];
  return reasons.flatMap(([name, reason]) =>
    request.options[name] && !isRead(name) ? [createUnreadOptionWarning(name, reason)] : [],
  );
}

function createMethodWarnings(request: ChartRequest): readonly Warning[] {
  if (request.options.sector_method === undefined || includesSectors(request)) return [];
  return [createUnreadOptionWarning('sector_method', 'the answer has no sectors')];
}

function createKpWarnings(request: ChartRequest): readonly Warning[] {
  if (request.options.kp_ayanamsa === undefined || toKpSetting(request).kpAyanamsa) return [];
  return [createUnreadOptionWarning('kp_ayanamsa', 'only a detailed sidereal chart has the lords of Krishnamurti')];
}

function createMinorOrbWarnings({
  options: { orbs = {}, include_minor_aspects },
  preset,
}: ChartRequest): readonly Warning[] {
  if (include_minor_aspects && preset === 'full') return [];
  const minor = (Object.keys(orbs) as AspectId[]).filter((aspect) => ASPECTS[aspect].kind === 'minor');
  return minor.map((aspect) => createUnreadOptionWarning(`orbs.${aspect}`, 'minor aspects are not looked for'));
}

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
