import type { Calendar } from '../../lib/domain/civil-time/calendar.ts';
import { formatIsoDate, isParseFault, parseDate, parseTime } from './date-text.ts';
import type { FieldName, FormEntries } from './entries.ts';

/** A fault in the form with its field; without a field it concerns the whole form. */
export interface FormFault {
  readonly field?: FieldName | undefined;
  readonly message: string;
}

/** Body of a chart request. */
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
  readonly options: { readonly duplicate_aspects: false; readonly include_minor_aspects?: true };
}

/** Builds the request of the entries, or lists their faults. */
export function buildChartRequest(entries: FormEntries): ChartRequestBody | readonly FormFault[] {
  const moment = readMoment(entries);
  const faults = [...('faults' in moment ? moment.faults : []), ...findPlaceFaults(entries)];
  if ('faults' in moment || faults.length > 0) return faults;
  return {
    subject: {
      name: entries.name.trim() || 'Unnamed',
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
    options: { duplicate_aspects: false, ...(entries.minor && { include_minor_aspects: true as const }) },
  };
}

export const isChartRequest = (result: ChartRequestBody | readonly FormFault[]): result is ChartRequestBody =>
  'subject' in result;

function readMoment(entries: FormEntries): { readonly iso: string } | { readonly faults: readonly FormFault[] } {
  if (entries.date.trim() === '') return createFault('date', 'A date is needed, such as 1906-12-09.');
  const date = parseDate(entries.date, entries.calendar as Calendar);
  if (isParseFault(date)) return createFault('date', date.message);
  if (entries.unknown) return { iso: formatIsoDate(date) };
  const timeText = date.textAfter || entries.time;
  if (timeText.trim() === '')
    return createFault('time', 'A time is needed, such as 06:00. Without one, tick “Time not known”.');
  const time = parseTime(timeText);
  return isParseFault(time)
    ? createFault('time', time.message)
    : { iso: `${formatIsoDate(date)}T${withMinutes(time.iso)}` };
}

/** Adds seconds before an offset, if the time has none. */
const withMinutes = (time: string): string => time.replace(/^(\d\d:\d\d)(?!:)/, '$1:00');

const createFault = (field: FieldName, message: string) => ({ faults: [{ field, message }] });

function findPlaceFaults({ latitude, longitude, place }: FormEntries): readonly FormFault[] {
  if (latitude !== '' && longitude !== '') return [];
  const message =
    place.trim() === ''
      ? 'A place is needed: type its name and choose it, or enter coordinates such as 59.91 10.75.'
      : 'Choose a place from the list, or enter coordinates such as 59.91 10.75.';
  return [{ field: 'place', message }];
}
