import type { ZoneMatch } from '../places/zone-lookup.ts';
import type { PracticeAtMoment } from './practice-readings.ts';
import type { ResolvedTime } from './resolve.ts';
import type { StatedTime } from './stated-time.ts';

/** Sources of the offset of a civil time. */
export const TIME_SOURCES = [
  'offset',
  'timezone',
  'coordinates',
  'local_practice',
  'local_mean_time',
  'utc',
  'julian_day',
] as const;

export type TimeSource = (typeof TIME_SOURCES)[number];

/** How sure the instant of a local time is. */
export const CERTAINTIES = ['certain', 'likely', 'doubtful'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

interface ReadTime {
  readonly stated: Pick<StatedTime, 'disambiguation' | 'localPractice'>;
  readonly source: TimeSource;
  readonly status: ResolvedTime['status'];
  readonly practice: PracticeAtMoment | undefined;
  readonly zoneMatch: ZoneMatch | undefined;
}

const BY_STANDING = { settled: 'certain', preferred: 'likely', doubtful: 'doubtful' } as const;

/**
 * How sure a reading of a local clock is.
 *
 * A time that occurred twice or never is doubtful unless the client chose between its readings. Mean solar time is
 * likely: towns with a railway often kept the time of another city.
 */
export function rateCertainty({ stated, source, status, practice, zoneMatch }: ReadTime): Certainty {
  if (status !== 'unique' && stated.disambiguation === 'compatible') return 'doubtful';
  if (practice) return isContradicted(practice, stated) ? 'doubtful' : BY_STANDING[practice.standing];
  const isDisputed = zoneMatch !== undefined && (zoneMatch.fallback || zoneMatch.candidates.length > 1);
  return source === 'local_mean_time' || isDisputed ? 'likely' : 'certain';
}

/** True where a rule speaks against the reading in use, or would if the client did not have it ignored. */
const isContradicted = ({ readings: [used] }: PracticeAtMoment, { localPractice }: ReadTime['stated']): boolean =>
  used?.basis === 'iana' || localPractice === 'ignore';
