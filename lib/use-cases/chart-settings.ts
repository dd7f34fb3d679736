import { ASPECT_IDS, ASPECTS, type AspectId } from '../catalog/aspects.ts';
import { type ChartObjectId, OBJECT_SETS } from '../catalog/chart-objects.ts';
import type { AspectSettings, ChartSettings } from '../domain/chart/settings.ts';
import type { Preset } from '../schemas/chart/natal-chart.ts';
import type { ChartConfiguration } from '../schemas/configuration.ts';
import type { ChartOptions, NatalOptions } from '../schemas/options.ts';
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

/** The settings of the chart of a request. */
export function toChartSettings({ configuration, options, preset, asRows }: ChartRequest): ChartSettings {
  const needsEquatorial = asRows || options.include_declination_aspects || options.verbosity === 'detailed';
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
  };
}

/** The aspects of a request; undefined if it excludes them. */
export function toAspectSettings({ configuration, options, preset }: ChartRequest): AspectSettings | undefined {
  const isWanted = options.include_aspects ?? configuration.include_aspects ?? true;
  if (!isWanted) return undefined;
  const withMinor = options.include_minor_aspects && preset === 'full';
  return {
    aspects: ASPECT_IDS.filter((id) => withMinor || ASPECTS[id].kind === 'major'),
    orbsDeg: selectStatedOrbs(options),
    points: options.aspect_points,
    withDeclination: options.include_declination_aspects && preset === 'full',
  };
}

function listObjects({ object_set, objects = [] }: ChartConfiguration): readonly ChartObjectId[] {
  return object_set === 'custom' ? objects : OBJECT_SETS[object_set];
}

function selectStatedOrbs({ orbs = {} }: ChartOptions): AspectSettings['orbsDeg'] {
  const stated = Object.entries(orbs).filter((entry): entry is [AspectId, number] => entry[1] !== undefined);
  return Object.fromEntries(stated);
}
