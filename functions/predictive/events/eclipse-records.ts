import { COORDINATE_DECIMALS, roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type {
  Eclipse,
  EclipsePhase,
  LunarEclipse,
  SolarEclipse,
  SubPoint,
} from '../../../lib/astro/sky/events/eclipses.ts';
import { type OwnMembers, toSignAndLongitude } from './record-values.ts';

/** Decimals of magnitudes and gamma, as NASA prints them. */
const MAGNITUDE_DECIMALS = 4;
const ALTITUDE_DECIMALS = 1;
const SECONDS_DECIMALS = 1;
const KILOMETER_DECIMALS = 1;

const toPhaseRecord = ({ fromJdUt, toJdUt }: EclipsePhase) => ({
  begins_at: formatInstant(fromJdUt),
  ends_at: formatInstant(toJdUt),
});

const toPointRecord = ({ latitudeDeg, longitudeDeg }: SubPoint) => ({
  latitude: roundTo(latitudeDeg, COORDINATE_DECIMALS),
  longitude: roundTo(longitudeDeg, COORDINATE_DECIMALS),
});

const toCommonRecord = ({ gamma, saros, node }: Eclipse) => ({
  gamma: roundTo(gamma, MAGNITUDE_DECIMALS),
  saros_series: saros,
  node,
});

export function toSolarEclipseRecord(eclipse: SolarEclipse): OwnMembers<'eclipse_solar'> {
  const { type, magnitude, greatest, penumbra, umbra, central, sun } = eclipse;
  return {
    planet: 'sun',
    planet2: 'moon',
    ...toSignAndLongitude(sun.longitudeDeg),
    details: {
      eclipse_type: type,
      magnitude: roundTo(magnitude, MAGNITUDE_DECIMALS),
      ...toCommonRecord(eclipse),
      greatest: { ...toPointRecord(greatest), sun_altitude: roundTo(greatest.sunAltitudeDeg, ALTITUDE_DECIMALS) },
      penumbra: toPhaseRecord(penumbra),
      ...(umbra && { umbra: toPhaseRecord(umbra) }),
      ...(central && toCentralRecord(central)),
    },
  };
}

function toCentralRecord({ centralLine, durationSeconds, widthKm }: NonNullable<SolarEclipse['central']>) {
  return {
    central_line: toPhaseRecord(centralLine),
    central_duration_seconds: roundTo(durationSeconds, SECONDS_DECIMALS),
    ...(widthKm !== undefined && { path_width_km: roundTo(widthKm, KILOMETER_DECIMALS) }),
  };
}

export function toLunarEclipseRecord(eclipse: LunarEclipse): OwnMembers<'eclipse_lunar'> {
  const { type, umbralMagnitude, penumbralMagnitude, moonInZenith, penumbral, partial, total, moon } = eclipse;
  return {
    planet: 'moon',
    planet2: 'sun',
    ...toSignAndLongitude(moon.longitudeDeg),
    details: {
      eclipse_type: type,
      umbral_magnitude: roundTo(umbralMagnitude, MAGNITUDE_DECIMALS),
      penumbral_magnitude: roundTo(penumbralMagnitude, MAGNITUDE_DECIMALS),
      ...toCommonRecord(eclipse),
      moon_in_zenith: toPointRecord(moonInZenith),
      penumbral: toPhaseRecord(penumbral),
      ...(partial && { partial: toPhaseRecord(partial) }),
      ...(total && { total: toPhaseRecord(total) }),
    },
  };
}
