import type { LocalMoment } from '../civil-time/moment.ts';
import type { StatedTime, StatedZone } from '../civil-time/stated-time.ts';

/** A point on the Earth. */
export interface EarthPoint {
  /** North positive, `[-90, 90]`. */
  readonly latitudeDeg: number;
  /** East positive, `[-180, 180]`. */
  readonly longitudeDeg: number;
}

/** A birth as it was stated, and the moment that was made of it. */
export interface CheckedBirth {
  readonly stated: StatedTime;
  /** Undefined where none is stated. */
  readonly place: EarthPoint | undefined;
  /** The zone stated with the place. */
  readonly timezone: StatedZone | undefined;
  readonly moment: LocalMoment;
  readonly timeIsKnown: boolean;
}

/** The zone that a birth names: the one stated with the time comes before the one stated with the place. */
export function findStatedZone({ stated, timezone }: CheckedBirth): StatedZone {
  return [stated.timezone, timezone].find((zone) => zone && Object.values(zone).some(isStated)) ?? {};
}

const isStated = (value: unknown): boolean => value !== undefined;

/** The name of the zone that a birth names; undefined where it names none or states an offset. */
export function findZoneName(birth: CheckedBirth): string | undefined {
  const { iana_name, name } = findStatedZone(birth);
  return iana_name ?? name;
}

/** Whether the moment is an instant without any zone: a Julian day, or a time with an offset. */
export function isInstantStated({ moment }: StatedTime): boolean {
  return moment.type === 'julian_day' || moment.offsetSeconds !== undefined;
}
