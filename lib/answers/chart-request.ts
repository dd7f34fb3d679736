import { ASPECTS, type AspectId } from '../base/catalog/aspects.ts';
import { SECTOR_SYSTEM } from '../base/catalog/house-systems.ts';
import type { Warning } from '../base/warning.ts';
import { type ChartRequest, includesSectors, toKpSetting } from '../charts/chart-settings.ts';
import { createUnreadOptionWarning } from '../charts/unread-options.ts';
import type { Preset } from '../requests/chart/natal-request.ts';
import type { NatalOptions } from '../requests/options.ts';

type StatedChart = Pick<ChartRequest, 'configuration' | 'options'>;

/** The form in which a chart is answered. */
export interface ChartForm {
  /** Default: `full`, which endpoints without presets always have. */
  readonly preset?: Preset;
  readonly format: string;
  /** The option that states the orbs. Default: `orbs`. */
  readonly orbs?: string;
}

/** What the form of an answer reads of a request for a chart, with a warning for each option that it does not read. */
export function toChartRequest<Stated extends StatedChart>(
  stated: Stated,
  { preset = 'full', format, orbs = 'orbs' }: ChartForm,
): Stated & ChartRequest {
  const isDetailed = stated.options.verbosity === 'detailed';
  const hasRows = format === 'llm_v2';
  const read = preset === 'simple' ? { ...stated, options: reduceOptions(stated) } : stated;
  const request: Stated & ChartRequest = {
    ...read,
    parts: {
      planetsOnly: preset === 'simple',
      withEquatorial: hasRows || isDetailed,
      withKpLords: isDetailed && preset === 'full' && !hasRows,
      withReadings: isDetailed,
    },
    unread: [],
  };
  return { ...request, unread: createWarnings(stated.options, request, { hasRows, orbs }) };
}

/** Options that the simple chart ignores, each with the reason. */
const OPTIONS_BEYOND_SIMPLE = [
  ['include_hermetic_lots', 'the simple chart has no lots'],
  ['include_minor_aspects', 'the simple chart has major aspects only'],
  ['include_declination_aspects', 'the simple chart has no aspects in declination'],
  ['include_analysis', 'the simple chart has no facts beyond positions and aspects'],
  ['include_prenatal', 'the simple chart has nothing of before the birth'],
  ['include_sectors', 'the simple chart has no sectors'],
] as const;

/** The options of a simple chart. It has sectors with house system G alone. */
function reduceOptions({ configuration, options }: StatedChart): NatalOptions {
  const { time_uncertainty_minutes: _, ...others } = options;
  return {
    ...others,
    include_hermetic_lots: false,
    include_minor_aspects: false,
    include_declination_aspects: false,
    include_analysis: false,
    include_prenatal: false,
    ...(configuration.house_system !== SECTOR_SYSTEM && { include_sectors: false }),
  };
}

interface OptionReading {
  readonly hasRows: boolean;
  readonly orbs: string;
}

function createWarnings(
  stated: NatalOptions,
  request: ChartRequest,
  { hasRows, orbs }: OptionReading,
): readonly Warning[] {
  const { options } = request;
  const hasSectors = includesSectors(request);
  const beyondSimple = request.parts.planetsOnly ? OPTIONS_BEYOND_SIMPLE : [];
  const unread: readonly (readonly [isUnread: boolean, option: string, reason: string])[] = [
    ...beyondSimple.map(
      ([name, reason]) => [Boolean(stated[name]) && !(name === 'include_sectors' && hasSectors), name, reason] as const,
    ),
    ...listMinorOrbs(options).map((id) => [true, `${orbs}.${id}`, 'minor aspects are not looked for'] as const),
    [options.sector_method !== undefined && !hasSectors, 'sector_method', 'the answer has no sectors'],
    [hasRows && options.formatted, 'formatted', 'rows have no such column'],
    [
      options.kp_ayanamsa !== undefined && toKpSetting(request).kpAyanamsa === undefined,
      'kp_ayanamsa',
      'only a detailed sidereal chart has the lords of Krishnamurti',
    ],
    [
      request.parts.planetsOnly && stated.time_uncertainty_minutes !== undefined,
      'time_uncertainty_minutes',
      'the simple chart does not state what may differ',
    ],
  ];
  return unread.flatMap(([isUnread, option, reason]) => (isUnread ? [createUnreadOptionWarning(option, reason)] : []));
}

/** Minor aspects with an orb that are not looked for. */
function listMinorOrbs({ orbs = {}, include_minor_aspects }: NatalOptions): readonly AspectId[] {
  if (include_minor_aspects) return [];
  return (Object.keys(orbs) as AspectId[]).filter((aspect) => ASPECTS[aspect].kind === 'minor');
}
