import type { Chart } from '../domain/chart/cast.ts';
import { formatUtc } from '../domain/civil-time/format.ts';
import type { GeoPlace } from '../ephemeris/port.ts';
import type { ChartInfo, LocationInfo } from '../schemas/chart/chart-info.ts';
import { unixFromJdUt } from '../units/time.ts';
import { placeRecord } from './place.ts';
import { JULIAN_DAY_DECIMALS, rounded } from './rounding.ts';

/** A place with the zone that its clocks keep, if that is known. */
export interface PlaceInZone {
  readonly place: GeoPlace;
  readonly timezone: string | undefined;
}

export function locationInfo({ place, timezone }: PlaceInZone): LocationInfo {
  return { ...placeRecord(place), timezone: timezone ?? null };
}

/** What a chart is cast for. */
export function chartInfo({ context, settings }: Chart, timezone: string | undefined): ChartInfo {
  return {
    datetime_utc: formatUtc(unixFromJdUt(context.moment)),
    julian_day: rounded(context.moment, JULIAN_DAY_DECIMALS),
    location: locationInfo({ place: context.place, timezone }),
    house_system: settings.houseSystem,
    zodiac_type: settings.zodiac.type,
  };
}
