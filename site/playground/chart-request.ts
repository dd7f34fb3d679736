import type { Calendar } from '../../lib/domain/civil-time/calendar.ts';
import { formatIsoDate, isParseFault, parseDate, parseTime } from './date-text.ts';
import type { FieldName, FormEntries } from './entries.ts';

/** Something to mend, and the field it is about; without one it is about the whole. */
export interface FormFault {
  readonly field?: FieldName | undefined;
  readonly message: string;
}

/** The body of a request for a chart. */
export interface ChartRequestBody {
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
export function buildChartRequest(entries: FormEntries): ChartRequestBody | readonly FormFault[] {
  const moment = readMoment(entries);
  const faults = [...('faults' in moment ? moment.faults : []), ...findPlaceFaults(entries)];
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

export const isChartRequest = (made: ChartRequestBody | readonly FormFault[]): made is ChartRequestBody =>
  'subject' in made;

function readMoment(entries: FormEntries): { readonly iso: string } | { readonly faults: readonly FormFault[] } {
  if (entries.date.trim() === '') return createFault('date', 'A date is needed, such as 1906-12-09.');
  const date = parseDate(entries.date, entries.calendar as Calendar);
  if (isParseFault(date)) return createFault('date', date.message);
  if (entries.unknown) return { iso: formatIsoDate(date) };
  const written = date.textAfter || entries.time;
  if (written.trim() === '') return createFault('time', 'A time is needed, such as 06:00; or tick “not known”.');
  const time = parseTime(written);
  return isParseFault(time)
    ? createFault('time', time.message)
    : { iso: `${formatIsoDate(date)}T${withMinutes(time.iso)}` };
}

/** The zone of a time stays behind its seconds. */
const withMinutes = (time: string): string => time.replace(/^(\d\d:\d\d)(?!:)/, '$1:00');

const createFault = (field: FieldName, message: string) => ({ faults: [{ field, message }] });

function findPlaceFaults({ latitude, longitude, place }: FormEntries): readonly FormFault[] {
  if (latitude !== '' && longitude !== '') return [];
  const message =
    place.trim() === ''
      ? 'A place is needed: begin to type its name, or give coordinates such as 59.91 10.75.'
      : 'Choose one of the places found, or give coordinates such as 59.91 10.75.';
  return [{ field: 'place', message }];
}
