import type { Chart } from '../domain/chart/cast.ts';
import { formatUtc } from '../domain/civil-time/format.ts';
import type { GeoPlace } from '../ephemeris/port.ts';
import type { ChartInfo, LocationInfo } from '../schemas/chart/chart-info.ts';
import { unixFromJdUt } from '../units/time.ts';
import { toPlaceRecord } from './place.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from './rounding.ts';

/** A place with the zone that its clocks keep, if that is known. */
export interface PlaceInZone {
  readonly place: GeoPlace;
  readonly timezone: string | undefined;
}

export function toLocationInfo({ place, timezone }: PlaceInZone): LocationInfo {
  return { ...toPlaceRecord(place), timezone: timezone ?? null };
}

/** What a chart is cast for. */
export function toChartInfo({ context, settings }: Chart, timezone: string | undefined): ChartInfo {
  return {
    datetime_utc: formatUtc(unixFromJdUt(context.moment)),
    julian_day: roundTo(context.moment, JULIAN_DAY_DECIMALS),
    location: toLocationInfo({ place: context.place, timezone }),
    house_system: settings.houseSystem,
    zodiac_type: settings.zodiac.type,
  };
}
