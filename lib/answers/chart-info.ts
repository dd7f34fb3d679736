import type { Chart } from '../astro/chart/cast.ts';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import { type PlaceWithClock, zoneNameOf } from '../charts/local-days.ts';
import type { PlaceInZone } from '../charts/place-in-zone.ts';
import type { ChartInfo, LocationInfo } from '../requests/chart/chart-info.ts';
import { toNamedPlaceMember, toPlaceRecord } from './place.ts';
import { JULIAN_DAY_DECIMALS, roundTo } from './rounding.ts';

export function toLocationInfo({ place, timezone }: PlaceInZone): LocationInfo {
  return { ...toPlaceRecord(place), timezone: timezone ?? null, ...toNamedPlaceMember(place) };
}

/** A place with its clock and warnings, as members of an answer. */
export const toPlaceMembers = ({ place, clock, warnings }: PlaceWithClock) => ({
  location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
  warnings: [...warnings],
});

/** The moment, the place and the settings of a chart. */
export function toChartInfo({ context, settings }: Chart, timezone: string | undefined): ChartInfo {
  return {
    datetime_utc: formatInstant(context.moment),
    julian_day: roundTo(context.moment, JULIAN_DAY_DECIMALS),
    location: toLocationInfo({ place: context.place, timezone }),
    house_system: settings.houseSystem,
    zodiac_type: settings.zodiac.type,
  };
}
