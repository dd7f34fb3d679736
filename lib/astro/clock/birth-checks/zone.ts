import { unixSeconds } from '../../../base/units/time.ts';
import type { ZoneHistory } from '../civil-time/zone.ts';
import { mirrorLongitude } from './other-readings.ts';
import type { BirthSlip } from './slip.ts';
import { type BirthCheckServices, fitsNear, type NamedZone, type OtherClock, readClockAt } from './zone-fit.ts';

/** A zone that a birth names, and the clock of its place, which shows another time. */
interface Mismatch {
  readonly named: NamedZone;
  readonly other: OtherClock;
  /** True where the zone does not decide the moment: then it is only a sign that the place may be wrong. */
  readonly isInstant: boolean;
}

/** What a zone that disagrees with its place looks like. */
export function describeMismatch(
  { named, other, isInstant }: Mismatch,
  { zoneLookup }: BirthCheckServices,
): readonly BirthSlip[] {
  const { zone, place, instant } = named;
  const { offsetSeconds } = other.period.isLocalMeanTime ? zone.periodAt(instant) : readClockAt(zone, place, instant);
  const clocks = {
    stated: { zone: zone.name, offsetSeconds },
    place: { zone: other.zone.name, offsetSeconds: other.period.offsetSeconds },
  };
  if (lacksSummerTime(named, other)) return isInstant ? [] : [{ code: 'ZoneWithoutSummerTime', ...clocks }];
  const mirrored = mirrorLongitude(place);
  const fittingLongitudeDeg = fitsNear(zone, mirrored, zoneLookup.grid) ? mirrored.longitudeDeg : undefined;
  const isOnlyAClock = isInstant || UTC_ZONES.has(zone.canonicalName);
  if (isOnlyAClock && fittingLongitudeDeg === undefined) return [];
  return [{ code: 'ZoneDisagreesWithPlace', ...clocks, fittingLongitudeDeg }];
}

/** A time in UTC may belong to any place. */
const UTC_ZONES: ReadonlySet<string> = new Set(['Etc/UTC', 'Etc/GMT']);

/** Whether a zone is one without summer time, such as EST, and its clock the standard time of the place in summer. */
function lacksSummerTime({ zone, place, instant }: NamedZone, { period }: OtherClock): boolean {
  const isAbbreviation = !zone.name.includes('/') || zone.name.startsWith('Etc/');
  const isExplicitUtc = zone.canonicalName === 'Etc/UTC';
  const standardSeconds = period.offsetSeconds - period.dstOffsetSeconds;
  const clock = readClockAt(zone, place, instant);
  const isStandard = period.isDst && clock.offsetSeconds === standardSeconds;
  return isAbbreviation && !isExplicitUtc && isStandard && !hasSummerTime(zone);
}

/** Summer time was first kept in 1916; a zone that ever kept it, such as CST6CDT, is named for its own clock. */
function hasSummerTime(zone: ZoneHistory): boolean {
  const changes = zone.transitionsBetween(FIRST_SUMMER_TIME, TODAYS_RULES);
  return changes.some((change) => zone.periodAt(change).isDst);
}

const FIRST_SUMMER_TIME = unixSeconds(Date.UTC(1916, 0) / 1000);
const TODAYS_RULES = unixSeconds(Date.UTC(2030, 0) / 1000);
