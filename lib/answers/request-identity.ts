import type { Subject } from '../requests/subject.ts';

/** What distinguishes the calendar entries of one birth from those of another. A name does not. */
export const identifyBirth = ({
  birth_datetime,
  birth_location,
  birth_time_known,
}: Omit<Subject, 'name'>): readonly unknown[] => [
  birth_datetime,
  birth_time_known,
  birth_location.latitude.decimal,
  birth_location.longitude.decimal,
  birth_location.timezone,
];

/** Members of requests that choose a part of the events, or how they are shown. */
const SELECTIONS: ReadonlySet<string> = new Set([
  ...['start_date', 'end_date', 'start_age', 'end_age', 'target_datetime', 'timezone'],
  ...['limit', 'cursor', 'levels', 'include', 'points', 'target_points', 'targets', 'aspects', 'orb', 'options'],
]);

/**
 * What distinguishes the calendar entries of a request from those of others: its birth and its settings, whatever part of
 * the events it chooses.
 */
export function identifyRequest(body: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { subject, ...settings } = body;
  const kept = Object.entries(settings).filter(([name, value]) => value !== undefined && !SELECTIONS.has(name));
  return [subject && identifyBirth(subject as Subject), kept.toSorted(([one], [other]) => (one < other ? -1 : 1))];
}
