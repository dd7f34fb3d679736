import type { UnixSeconds, WallSeconds } from '../../../base/units/time.ts';
import { type LocalTimeCandidate, LocalTimeNotUniqueError } from './errors.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import { findInstantsAroundGap, findOccurrences } from './occurrences.ts';
import type { Disambiguation } from './stated-time.ts';
import type { ZoneHistory } from './zone.ts';

/** The instant chosen for a local time. */
export interface ResolvedTime extends LocalTimeCandidate {
  readonly status: 'unique' | 'ambiguous' | 'nonexistent';
  /** Earlier and later candidate; absent where the time is unique. */
  readonly candidates?: readonly [LocalTimeCandidate, LocalTimeCandidate];
  /**
   * True where the clock showed mean solar time: that of the place where its longitude is given, else that of the city.
   */
  readonly isLocalMeanTime: boolean;
  /** `local_mean_time` where the offset comes from the longitude of the place. */
  readonly source: 'timezone' | 'local_mean_time';
}

interface ResolveOptions {
  readonly disambiguation?: Disambiguation | undefined;
  /** Longitude of the place, degrees, east positive: gives it its own mean time before standard time. */
  readonly longitudeDeg?: number | undefined;
}

interface LocalTimeReadings {
  readonly status: ResolvedTime['status'];
  readonly earlier: UnixSeconds;
  readonly later: UnixSeconds;
}

function findReadings(wall: WallSeconds, zone: ZoneHistory): LocalTimeReadings {
  const occurrences = findOccurrences(wall, zone);
  const [earlier] = occurrences;
  if (earlier === undefined) {
    const [before, after] = findInstantsAroundGap(wall, zone);
    return { status: 'nonexistent', earlier: before, later: after };
  }
  return { status: occurrences.length > 1 ? 'ambiguous' : 'unique', earlier, later: occurrences.at(-1) ?? earlier };
}

function toCandidate(instant: UnixSeconds, zone: ZoneHistory): LocalTimeCandidate {
  const { offsetSeconds, abbreviation } = zone.periodAt(instant);
  return { instant, offsetSeconds, abbreviation };
}

/**
 * The instant at which the clocks of a zone, or of a place in it, showed a time.
 *
 * @param wall reading of the local clock
 * @throws LocalTimeNotUniqueError with both candidates where the disambiguation is `reject`
 * @example resolveLocalTime(wallSeconds({ year: 1945, month: 7, day: 1, hour: 12, minute: 0, second: 0 }),
 * oslo).offsetSeconds // 7200
 */
export function resolveLocalTime(wall: WallSeconds, zone: ZoneHistory, options: ResolveOptions = {}): ResolvedTime {
  const { disambiguation = 'compatible', longitudeDeg } = options;
  const localZone = longitudeDeg === undefined ? zone : applyLocalMeanTime(zone, longitudeDeg);
  const { status, earlier, later } = findReadings(wall, localZone);
  const candidates = [toCandidate(earlier, localZone), toCandidate(later, localZone)] as const;
  if (status !== 'unique' && disambiguation === 'reject') {
    throw new LocalTimeNotUniqueError({ status, zoneName: zone.name, candidates });
  }

  const goesForward = status === 'nonexistent' && disambiguation === 'compatible';
  const chosen = goesForward || disambiguation === 'later' ? candidates[1] : candidates[0];
  const { isLocalMeanTime } = localZone.periodAt(chosen.instant);
  return {
    ...chosen,
    status,
    ...(status !== 'unique' && { candidates }),
    isLocalMeanTime,
    source: isLocalMeanTime && longitudeDeg !== undefined ? 'local_mean_time' : 'timezone',
  };
}
