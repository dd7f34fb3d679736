import type { Calendar } from '../../lib/astro/clock/civil-time/calendar.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import type { NatalChartResponse } from '../../lib/requests/chart/natal-chart.ts';
import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { isParseFault, type ParseFault, parseDate, parseTime } from '../browser/date-text.ts';
import { type BirthEntries, type FieldName, type FormEntries, ORB_NAMES } from './entries.ts';

/** A fault of a form with the name of its control; without one it concerns the whole form. */
export interface FieldFault<Name extends string = string> {
  readonly field?: Name | undefined;
  readonly message: string;
}

export type FormFault = FieldFault<FieldName>;

/** A birth as requests have it. */
export interface SubjectBody {
  readonly name: string;
  readonly birth_datetime: { readonly iso: string; readonly calendar?: 'julian'; readonly disambiguation?: string };
  readonly birth_location: {
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone?: { readonly iana_name: string };
  };
  readonly birth_time_known?: false;
}

/** Body of a chart request. */
export interface ChartRequestBody {
  readonly subject: SubjectBody;
  readonly configuration: Readonly<Record<string, string | readonly string[]>>;
  readonly options: {
    readonly duplicate_aspects: false;
    readonly include_minor_aspects?: true;
    readonly orbs?: Readonly<Record<string, number>>;
  };
}

/** A natal chart as the service answers it. */
export type FullChartAnswer = Extract<NatalChartResponse, { readonly output_mode: 'full' }>['data'];

/** Builds the request of the entries, or lists their faults. */
export function buildChartRequest(entries: FormEntries): ChartRequestBody | readonly FormFault[] {
  const subject = buildSubject(entries);
  const faults = [...('faults' in subject ? subject.faults : []), ...findSettingFaults(entries)];
  if ('faults' in subject || faults.length > 0) return faults;
  const orbs = Object.fromEntries(listOwnOrbs(entries).map(({ name, deg }) => [name.slice('orb_'.length), deg]));
  return {
    subject: subject.subject,
    configuration: {
      house_system: entries.houses,
      object_set: entries.objects,
      ...(entries.objects === 'custom' && { objects: entries.bodies.split(',') }),
      ...(entries.zodiac !== 'tropical' && { zodiac_type: 'sidereal', ayanamsa: entries.zodiac }),
    },
    options: {
      duplicate_aspects: false,
      ...(entries.minor && { include_minor_aspects: true as const }),
      ...(Object.keys(orbs).length > 0 && { orbs }),
    },
  };
}

export const isChartRequest = (result: ChartRequestBody | readonly FormFault[]): result is ChartRequestBody =>
  'subject' in result;

/** Builds a birth of the entries, or lists their faults. */
export function buildSubject(
  entries: BirthEntries,
): { readonly subject: SubjectBody } | { readonly faults: readonly BirthFault[] } {
  const moment = readMoment(entries);
  const faults = [...('faults' in moment ? moment.faults : []), ...findPlaceFaults(entries)];
  if ('faults' in moment || faults.length > 0) return { faults };
  const subject = {
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
    ...(!moment.hasTime && { birth_time_known: false as const }),
  };
  return { subject };
}

const listOwnOrbs = (entries: FormEntries) =>
  ORB_NAMES.flatMap((name) => {
    const text = entries[name].trim().replace(',', '.');
    return text === '' ? [] : [{ name, deg: Number(text) }];
  });

function findSettingFaults(entries: FormEntries): readonly FormFault[] {
  const hasNoBodies = entries.objects === 'custom' && entries.bodies === '';
  const { minimum, maximum } = SIZES.orb;
  const message = `Degrees from ${minimum} to ${maximum}, such as 6.`;
  return [
    ...(hasNoBodies ? [{ field: 'objects' as const, message: 'Choose at least one body.' }] : []),
    ...listOwnOrbs(entries).flatMap(({ name, deg }) =>
      deg >= minimum && deg <= maximum ? [] : [{ field: name, message }],
    ),
  ];
}

/** A fault in the entries of a birth. */
type BirthFault = FormFault & { readonly field: keyof BirthEntries };

type Moment = { readonly iso: string; readonly hasTime: boolean } | { readonly faults: readonly BirthFault[] };

/** A time may stand after the date; without any it is not known. */
function readMoment(entries: BirthEntries): Moment {
  const date = entries.date.trim() === '' ? NO_DATE : parseDate(entries.date, entries.calendar as Calendar);
  const timeText = ('textAfter' in date && date.textAfter) || entries.time.trim();
  const time = timeText === '' ? undefined : parseTime(timeText);
  const faults = [
    ...(isParseFault(date) ? [{ field: 'date' as const, ...date }] : []),
    ...(time && isParseFault(time) ? [{ field: 'time' as const, ...time }] : []),
  ];
  if (isParseFault(date) || (time && isParseFault(time))) return { faults };
  const iso = time ? `${formatIsoDate(date)}T${withMinutes(time.iso)}` : formatIsoDate(date);
  return { iso, hasTime: time !== undefined };
}

const NO_DATE: ParseFault = { message: 'A date is needed, such as 1906-12-09.' };

/** Adds seconds before an offset, if the time has none. */
const withMinutes = (time: string): string => time.replace(/^(\d\d:\d\d)(?!:)/, '$1:00');

function findPlaceFaults({ latitude, longitude, place }: BirthEntries): readonly BirthFault[] {
  if (latitude !== '' && longitude !== '') return [];
  const message =
    place.trim() === ''
      ? 'A place is needed: type its name and choose it, or enter coordinates such as 59.91 10.75.'
      : 'Choose a place from the list, or enter coordinates such as 59.91 10.75.';
  return [{ field: 'place', message }];
}
