import type { AspectSettings, ChartSettings } from '../astro/chart/settings.ts';
import { ASPECT_IDS, ASPECTS, type AspectId } from '../base/catalog/aspects.ts';
import { type ChartObjectId, OBJECT_SETS } from '../base/catalog/chart-objects.ts';
import { SECTOR_SYSTEM } from '../base/catalog/house-systems.ts';
import type { Warning } from '../base/warning.ts';
import type { ChartConfiguration } from '../requests/configuration.ts';
import type { ChartOptions, NatalOptions } from '../requests/options.ts';
import type { ErrorLocations } from './error-locations.ts';
import { toZodiac } from './zodiac.ts';

/** Which parts a chart has that the options alone do not decide. */
interface ChartParts {
  /** Sun to Pluto, without the other objects. */
  readonly planetsOnly: boolean;
  /** Right ascension and declination of every point. */
  readonly withEquatorial: boolean;
  /** The lords of Krishnamurti, where the chart is sidereal. */
  readonly withKpLords: boolean;
  /** Angles and Moon under each reading of a local time that may mean several instants. */
  readonly withReadings: boolean;
}

/** A request for a chart. */
export interface ChartRequest {
  readonly configuration: ChartConfiguration;
  /** Charts that are compared or combined have no `time_uncertainty_minutes`. */
  readonly options: NatalOptions;
  readonly parts: ChartParts;
  /** About options that have no effect. */
  readonly unread: readonly Warning[];
}

/** The request for a chart that is calculated with, and not shown. */
export const requestBareChart = (configuration: ChartConfiguration, options: NatalOptions): ChartRequest => ({
  configuration,
  options,
  parts: { planetsOnly: false, withEquatorial: false, withKpLords: false, withReadings: false },
  unread: [],
});

/** Locations of the settings of a {@link ChartRequest}. */
export const CHART_LOCATIONS: ErrorLocations = {
  houseSystem: 'body.configuration.house_system',
  objects: 'body.configuration.objects',
};

/** Whether the bodies get their sectors. A method or house system G implies them, unless the request excludes them. */
export function includesSectors({
  configuration,
  options: { include_sectors, sector_method },
}: Pick<ChartRequest, 'configuration' | 'options'>): boolean {
  return include_sectors ?? (configuration.house_system === SECTOR_SYSTEM || sector_method !== undefined);
}

/** The settings of the chart of a request. */
export function toChartSettings(request: ChartRequest): ChartSettings {
  const { configuration, options, parts } = request;
  const readsDeclinations = options.include_declination_aspects || options.include_analysis;
  return {
    zodiac: toZodiac(configuration),
    coordinateSystem: configuration.coordinate_system,
    houseSystem: configuration.house_system,
    polarFallback: configuration.polar_fallback,
    objectSet: configuration.object_set,
    objects: listObjects(configuration),
    planetsOnly: parts.planetsOnly,
    withEquatorial: parts.withEquatorial || readsDeclinations,
    withLots: options.include_hermetic_lots,
    ...toHarmonicSetting(configuration),
    ...(includesSectors(request) && { sectorMethod: options.sector_method ?? 'latitude' }),
  };
}

/**
 * The lords of Krishnamurti's system: those of a sidereal chart of a moment, regardless of its own ayanamsa; a harmonic
 * chart has none.
 */
export function toKpSetting({ configuration, options, parts }: ChartRequest): Pick<ChartSettings, 'kpAyanamsa'> {
  const isSidereal = configuration.zodiac_type === 'sidereal' && (configuration.harmonic ?? 1) === 1;
  return parts.withKpLords && isSidereal ? { kpAyanamsa: options.kp_ayanamsa ?? 'krishnamurti' } : {};
}

/** The aspects of a request; undefined if it excludes them. */
export function toAspectSettings({ configuration, options }: ChartRequest): AspectSettings | undefined {
  const isWanted = options.include_aspects ?? configuration.include_aspects ?? true;
  if (!isWanted) return undefined;
  return {
    aspects: ASPECT_IDS.filter((id) => options.include_minor_aspects || ASPECTS[id].kind === 'major'),
    orbsDeg: selectStatedOrbs(options.orbs),
    points: options.aspect_points,
    withDeclination: options.include_declination_aspects,
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
