import type { Chart } from '../astro/chart/cast.ts';
import { hasDivisions } from '../astro/chart/houses.ts';
import type { Provenance } from '../astro/chart/provenance.ts';
import type { EphemerisFacts } from '../astro/port.ts';
import { DEG_PER_HOUR, longitudeDeg } from '../base/units/angle.ts';
import type { ChartMetadata } from '../requests/chart/metadata.ts';
import { toAyanamsaMembers } from './ayanamsa.ts';
import { type Display, JULIAN_DAY_DECIMALS, roundTo, roundWithinCycle } from './rounding.ts';

const HOURS_PER_DAY = 24;
const DATA_VERSION_LENGTH = 12;

/** How a chart was cast. */
export function toChartMetadata(
  chart: Chart,
  display: Display,
  { calculatedAt, zoneDatabase, engine }: Provenance,
): ChartMetadata {
  const { settings, horizon } = chart;
  return {
    calculation_time: calculatedAt.toISOString(),
    house_system: settings.houseSystem,
    house_system_used: (horizon && hasDivisions(horizon.houses) && horizon.houses.usedSystem) || null,
    zodiac_type: settings.zodiac.type,
    coordinate_system: settings.coordinateSystem,
    object_set: settings.objectSet,
    ...(horizon && { sect: horizon.isDayChart ? 'day' : 'night' }),
    ...toZeroPointMembers(chart, display.decimals),
    ...(chart.kp && {
      kp_ayanamsa: chart.kp.ayanamsa,
      kp_ayanamsa_degrees: roundTo(chart.kp.ayanamsaDeg, display.decimals),
    }),
    ...(settings.harmonic !== undefined && { harmonic: settings.harmonic }),
    ...toEphemerisLabels(engine),
    time_zone_database: zoneDatabase,
    ...(display.verbosity === 'detailed' && toAstronomyMembers(chart, display.decimals)),
  };
}

/** Names of the engine and of the ephemeris files in answers. */
export function toEphemerisLabels({ engineVersion, dataVersion }: EphemerisFacts) {
  return {
    ephemeris: `Swiss Ephemeris ${engineVersion}`,
    ephemeris_data: dataVersion.slice(0, DATA_VERSION_LENGTH),
  };
}

function toZeroPointMembers({ context, settings: { zodiac } }: Chart, decimals: number): Partial<ChartMetadata> {
  if (zodiac.type === 'tropical' || context.ayanamsaDeg === undefined) return {};
  const degrees = roundTo(context.ayanamsaDeg, decimals);
  if (zodiac.type === 'sidereal') return { ...toAyanamsaMembers(zodiac.ayanamsa), ayanamsa_degrees: degrees };
  return { node_source: zodiac.node === 'true_node' ? 'true' : 'mean', node_degrees: degrees };
}

function toAstronomyMembers({ context }: Chart, decimals: number): Partial<ChartMetadata> {
  const { orientation, place, moment, armcDeg } = context;
  const siderealTimeDeg = armcDeg ?? longitudeDeg(orientation.siderealTimeDeg + place.longitudeDeg);
  return {
    julian_day: roundTo(moment, JULIAN_DAY_DECIMALS),
    sidereal_time_hours: roundWithinCycle(HOURS_PER_DAY, siderealTimeDeg / DEG_PER_HOUR, decimals),
    delta_t_seconds: roundTo(orientation.deltaTSeconds, decimals),
    obliquity: roundTo(orientation.trueObliquityDeg, decimals),
  };
}
