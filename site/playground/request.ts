import type { Calendar } from '../../lib/domain/civil-time/calendar.ts';
import { isMisread, isoDate, typedDate, typedTime } from './date-text.ts';
import type { Entries, FieldName } from './entries.ts';

/** Something to mend, and the field it is about; without one it is about the whole. */
export interface Fault {
  readonly field?: FieldName | undefined;
  readonly message: string;
}

/** The body of a request for a chart. */
export interface ChartRequest {
  readonly subject: {
    readonly name: string;
    readonly birth_datetime: { readonly iso: string; readonly calendar?: 'julian'; readonly disambiguation?: string };
    readonly birth_location: {
      readonly latitude: number;
      readonly longitude: number;
      readonly timezone?: { readonly iana_name: string };
    };
    readonly birth_time_known?: false;
  };
  readonly configuration: Readonly<Record<string, string>>;
  readonly options?: { readonly include_minor_aspects: true };
}

/** The request that entries mean, or everything that is still to be mended. */
export function chartRequest(entries: Entries): ChartRequest | readonly Fault[] {
  const moment = momentOf(entries);
  const faults = [...('faults' in moment ? moment.faults : []), ...placeFaults(entries)];
  if ('faults' in moment || faults.length > 0) return faults;
  return {
    subject: {
      name: entries.name.trim() || 'Somebody',
      birth_datetime: {
        iso: moment.iso,
        ...(entries.calendar === 'julian' && { calendar: 'julian' as const }),
        ...(entries.fold !== 'compatible' && { disambiguation: entries.fold }),
      },
      birth_location: {
        latitude: Number(entries.latitude),
        longitude: Number(entries.longitude),
        ...(entries.zone.trim() && { timezone: { iana_name: entries.zone.trim() } }),
      },
      ...(entries.unknown && { birth_time_known: false as const }),
    },
    configuration: {
      house_system: entries.houses,
      object_set: entries.objects,
      ...(entries.zodiac !== 'tropical' && { zodiac_type: 'sidereal', ayanamsa: entries.zodiac }),
    },
    ...(entries.minor && { options: { include_minor_aspects: true as const } }),
  };
}

export const isRequest = (made: ChartRequest | readonly Fault[]): made is ChartRequest => 'subject' in made;

function momentOf(entries: Entries): { readonly iso: string } | { readonly faults: readonly Fault[] } {
  if (entries.date.trim() === '') return faulty('date', 'A date is needed, such as 1906-12-09.');
  const date = typedDate(entries.date, entries.calendar as Calendar);
  if (isMisread(date)) return faulty('date', date.fault);
  if (entries.unknown) return { iso: isoDate(date) };
  const written = date.rest || entries.time;
  if (written.trim() === '') return faulty('time', 'A time is needed, such as 06:00; or tick “not known”.');
  const time = typedTime(written);
  return isMisread(time) ? faulty('time', time.fault) : { iso: `${isoDate(date)}T${withMinutes(time.iso)}` };
}

/** The zone of a time stays behind its seconds. */
const withMinutes = (time: string): string => time.replace(/^(\d\d:\d\d)(?!:)/, '$1:00');

const faulty = (field: FieldName, message: string) => ({ faults: [{ field, message }] });

function placeFaults({ latitude, longitude, place }: Entries): readonly Fault[] {
  if (latitude !== '' && longitude !== '') return [];
  const message =
    place.trim() === ''
      ? 'A place is needed: begin to type its name, or give coordinates such as 59.91 10.75.'
      : 'Choose one of the places found, or give coordinates such as 59.91 10.75.';
  return [{ field: 'place', message }];
}
