import type { AspectSettings, ChartSettings } from '../astro/chart/settings.ts';
import { ASPECT_IDS, ASPECTS, type AspectId } from '../base/catalog/aspects.ts';
import { type ChartObjectId, OBJECT_SETS } from '../base/catalog/chart-objects.ts';
import { SECTOR_SYSTEM } from '../base/catalog/house-systems.ts';
import type { Preset } from '../requests/chart/natal-request.ts';
import type { ChartConfiguration } from '../requests/configuration.ts';
import type { ChartOptions, NatalOptions } from '../requests/options.ts';
import type { ErrorLocations } from './error-locations.ts';
import { toZodiac } from './zodiac.ts';

/** A parsed request for a chart. */
export interface ChartRequest {
  readonly configuration: ChartConfiguration;
  /** Charts that are compared or combined have no `time_uncertainty_minutes`. */
  readonly options: NatalOptions;
  readonly preset: Preset;
  readonly asRows: boolean;
}

/** Locations of the settings of a {@link ChartRequest}. */
export const CHART_LOCATIONS: ErrorLocations = {
  houseSystem: 'body.configuration.house_system',
  objects: 'body.configuration.objects',
};

/** Whether the answer has the facts of the chart; the simple chart has none. */
export const includesFacts = ({ options, preset }: ChartRequest): boolean =>
  options.include_analysis && preset === 'full';

/**
 * Whether the bodies get their sectors. A method or house system G implies them, unless the request excludes them; the
 * simple chart has them with G alone.
 */
export function includesSectors({ configuration, options, preset }: ChartRequest): boolean {
  const hasSectorSystem = configuration.house_system === SECTOR_SYSTEM;
  if (preset === 'simple' && !hasSectorSystem) return false;
  return options.include_sectors ?? (hasSectorSystem || options.sector_method !== undefined);
}

/** The settings of the chart of a request. */
export function toChartSettings(request: ChartRequest): ChartSettings {
  const { configuration, options, preset, asRows } = request;
  const readsDeclinations = options.include_declination_aspects || includesFacts(request);
  const needsEquatorial = asRows || readsDeclinations || options.verbosity === 'detailed';
  return {
    zodiac: toZodiac(configuration),
    coordinateSystem: configuration.coordinate_system,
    houseSystem: configuration.house_system,
    polarFallback: configuration.polar_fallback,
    objectSet: configuration.object_set,
    objects: listObjects(configuration),
    planetsOnly: preset === 'simple',
    withEquatorial: needsEquatorial,
    withLots: options.include_hermetic_lots && preset === 'full',
    ...toHarmonicSetting(configuration),
    ...(includesSectors(request) && { sectorMethod: options.sector_method ?? 'latitude' }),
  };
}

/**
 * The lords of Krishnamurti's system: those of a detailed sidereal chart of a moment, regardless of its own ayanamsa; a
 * harmonic chart has none.
 */
export function toKpSetting({
  configuration,
  options,
  preset,
  asRows,
}: ChartRequest): Pick<ChartSettings, 'kpAyanamsa'> {
  const isDetailed = options.verbosity === 'detailed' && preset === 'full' && !asRows;
  const isSidereal = configuration.zodiac_type === 'sidereal' && (configuration.harmonic ?? 1) === 1;
  return isDetailed && isSidereal ? { kpAyanamsa: options.kp_ayanamsa ?? 'krishnamurti' } : {};
}

/** The aspects of a request; undefined if it excludes them. */
export function toAspectSettings({ configuration, options, preset }: ChartRequest): AspectSettings | undefined {
  const isWanted = options.include_aspects ?? configuration.include_aspects ?? true;
  if (!isWanted) return undefined;
  const withMinor = options.include_minor_aspects && preset === 'full';
  return {
    aspects: ASPECT_IDS.filter((id) => withMinor || ASPECTS[id].kind === 'major'),
    orbsDeg: selectStatedOrbs(options.orbs),
    points: options.aspect_points,
    withDeclination: options.include_declination_aspects && preset === 'full',
    withDuplicates: options.duplicate_aspects,
  };
}

/** The first harmonic is the chart itself. */
const toHarmonicSetting = ({ harmonic = 1 }: ChartConfiguration): Pick<ChartSettings, 'harmonic'> =>
  harmonic === 1 ? {} : { harmonic };

function listObjects({ object_set, objects = [] }: ChartConfiguration): readonly ChartObjectId[] {
  return object_set === 'custom' ? objects : OBJECT_SETS[object_set];
}

/** The orbs that a request states. */
export function selectStatedOrbs(orbs: ChartOptions['orbs'] = {}): AspectSettings['orbsDeg'] {
  const stated = Object.entries(orbs).filter((entry): entry is [AspectId, number] => entry[1] !== undefined);
  return Object.fromEntries(stated);
}
