import * as z from 'zod';
import { CHART_ZODIAC_TYPES } from '../../../lib/astro/chart/settings.ts';
import type { ObjectSetId } from '../../../lib/base/catalog/chart-objects.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { decodeHandle, isHandle } from '../../../lib/requests/handle/handle.ts';
import { ToolFailure } from '../tool-failure.ts';
import { readMomentText } from './moment.ts';

const LONGEST_PLACE = 200;

/** A place as requests of the service take it: a name, or coordinates. */
export type PlaceInput = string | { readonly latitude: number; readonly longitude: number };

const COORDINATES = /^([+-]?\d+(?:\.\d+)?)\s*°?\s*([NS])?\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*°?\s*([EW])?$/i;

/** Reads `48.85, 2.35` and `33.66 N, 95.55 W` as coordinates, latitude first; any other text is the name of a place. */
export function readPlaceText(text: string): PlaceInput {
  const [, latitude, north, longitude, east] = COORDINATES.exec(text.trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return text.trim();
  return { latitude: toSigned(latitude, north), longitude: toSigned(longitude, east) };
}

const toSigned = (figure: string, side: string | undefined): number =>
  /^[SW]$/i.test(side ?? '') ? -Number(figure) : Number(figure);

/** A place in the arguments of a tool. */
export const PlaceText = z.string().trim().min(1).max(LONGEST_PLACE).transform(readPlaceText).meta({
  description: 'Paris, Texas or 33.66, -95.55',
});

const LONGEST_BIRTH = 400;
const TIME_UNKNOWN = /^[\s,;]*\(?\b(?:time\s+)?unknown(?:\s+time)?\b\)?/i;
/** Only before a time, as Julian is also the name of places. */
const CALENDAR =
  /[\s,]+\(?(julian|gregorian)(?: calendar)?\)?(?=[\s,]+(?:\d{1,2}:\d{2}|\d{1,2}\s*[ap]\.?m\b|\(?(?:time\s+)?unknown\b))/i;
const BETWEEN = /^[\s,;]+(?:in\s+|at\s+)?/i;

/** A subject as requests of the service take it: a handle, or a moment and a place. */
type SubjectInput =
  | string
  | {
      readonly name: string;
      readonly birth_datetime: { readonly iso: string; readonly calendar?: string };
      readonly birth_location: PlaceInput;
      readonly birth_time_known?: false;
    };

/** A birth in the arguments of a tool. */
export interface WrittenBirth {
  readonly subject: SubjectInput;
  /** The same birth at another place, as text for the next call. */
  readonly moveTo: (place: string) => string;
  /** True for a handle that states which bodies its charts have. */
  readonly hasBodies: boolean;
  readonly hasTime: boolean;
}

/** Reads a birth. @returns a text that says what is wrong and shows a correct form */
export function readBirthText(text: string): WrittenBirth | string {
  const sent = text.trim();
  if (isHandle(sent)) return readHandle(sent);
  const [stated = '', calendar] = CALENDAR.exec(sent) ?? [];
  const moment = readMomentText(sent.replace(stated, ''));
  if (typeof moment === 'string')
    return `${moment.replace(/^must be/, 'must begin with')}, followed by the place, as in ${FORM}`;
  const isUnknown = !moment.hasTime && TIME_UNKNOWN.test(moment.rest);
  const place = moment.rest
    .replace(isUnknown ? TIME_UNKNOWN : '', '')
    .replace(BETWEEN, '')
    .trim();
  const { iso } = moment;
  if (place === '') return `has no place; write ${JSON.stringify(`${iso.replace('T', ' ')}, Paris, Texas`)}`;
  if (!moment.hasTime && !isUnknown) return describeMissingTime(iso, place);
  return createBirth({ iso, isUnknown, calendar: calendar?.toLowerCase() }, place);
}

/** Faults of a handle are left to the endpoints. */
function readHandle(handle: string): WrittenBirth {
  const contents = decodeHandle(handle);
  const birth = { subject: handle, moveTo: () => handle };
  if ('fault' in contents) return { ...birth, hasBodies: false, hasTime: true };
  const { object_set, objects } = contents.settings;
  const hasBodies = object_set !== undefined || objects !== undefined;
  return { ...birth, hasBodies, hasTime: contents.birth.timeIsKnown };
}

const FORM = '"1990-06-15 14:30, Paris, Texas"';

const describeMissingTime = (date: string, place: string): string =>
  `has no time; write ${JSON.stringify(`${date} 14:30, ${place}`)}, or ${JSON.stringify(`${date} unknown, ${place}`)} if nobody knows it`;

interface BirthMoment {
  readonly iso: string;
  readonly isUnknown: boolean;
  readonly calendar: string | undefined;
}

function createBirth({ iso, isUnknown, calendar }: BirthMoment, place: string): WrittenBirth {
  const birth_datetime = { iso, ...(calendar !== undefined && { calendar }) };
  const birth = { name: '', birth_datetime, birth_location: readPlaceText(place) };
  const [date, time = isUnknown ? 'unknown' : undefined] = iso.split('T');
  const when = [date, calendar, time].filter((part) => part !== undefined).join(' ');
  return {
    subject: isUnknown ? { ...birth, birth_time_known: false } : birth,
    hasBodies: false,
    hasTime: !isUnknown,
    moveTo: (name) => `${when}, ${name}`,
  };
}

/** A birth in the arguments of a tool: text, or the handle of an earlier answer. */
export const BirthText = z
  .string()
  .max(LONGEST_BIRTH)
  .transform((text, context): WrittenBirth => {
    const birth = readBirthText(text);
    if (typeof birth !== 'string') return birth;
    context.addIssue({ code: 'custom', message: birth, input: text });
    return z.NEVER;
  })
  .meta({
    description: '1990-06-15 14:30 or unknown, Paris, Texas; or handle',
    example: '1990-06-15 14:30, Paris, Texas',
  });

/** @throws ToolFailure without a time of birth. @param reason why the tool needs one */
export function requireTime({ hasTime }: WrittenBirth, reason: string): void {
  if (!hasTime) throw ToolFailure.ofArguments([{ location: 'birth', message: `has no time; ${reason}` }]);
}

const LONGEST_NAME = 40;

/** The bodies of a chart, unless a call lists others. A named set leaves out what a chart cannot have; a list is refused. */
const DEFAULT_SET: ObjectSetId = 'modern_plus_points';

/** Bodies whose transits last for days to months. */
export const SLOW_BODIES: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** The `options` of charts whose text needs little: no aspects that say the same twice. */
const BRIEF_OPTIONS = { verbosity: 'minimal', duplicate_aspects: false } as const;

/** A list of at least one name. */
export const nameList = (longest: number) => z.array(z.string()).min(1).max(longest);

const settingName = z.string().max(LONGEST_NAME).optional();

/** How long the answer is. */
export const detailShape = { detail: z.enum(['brief', 'full']).optional() };

/** The argument of {@link detailShape}. */
export type AnswerDetail = z.output<typeof detailShape.detail>;

/** House system and zodiac, described for the model. */
export const chartSettingsShape = {
  house_system: settingName.meta({ description: 'placidus (default), whole_sign, …' }),
  zodiac: settingName.meta({ description: 'tropical (default), lahiri, …' }),
};

/** Settings of a call, each absent where the model gave none. */
export interface ToolSettings {
  readonly house_system?: string | undefined;
  readonly zodiac?: string | undefined;
  readonly bodies?: readonly string[] | undefined;
}

/** Members of a request's zodiac that follow from one name. */
export function toZodiacMembers(zodiac: string | undefined): { zodiac_type?: string; ayanamsa?: string } {
  if (zodiac === undefined) return {};
  const name = toCanonicalName(zodiac);
  if (CHART_ZODIAC_TYPES.some((type) => type === name)) return { zodiac_type: name };
  return { zodiac_type: 'sidereal', ayanamsa: zodiac };
}

/** The `configuration` of a request about births. A handle with a choice of bodies keeps it. */
export function toConfiguration({ house_system, zodiac, bodies }: ToolSettings, ...births: readonly WrittenBirth[]) {
  const isOpen = !bodies && !births.some(({ hasBodies }) => hasBodies);
  return {
    house_system,
    ...toZodiacMembers(zodiac),
    ...(bodies && { object_set: 'custom', objects: [...bodies] }),
    ...(isOpen && { object_set: DEFAULT_SET }),
  };
}

/** Settings and options of a request about the charts of births. */
export const toChartMembers = (settings: ToolSettings, ...births: readonly WrittenBirth[]) => ({
  configuration: toConfiguration(settings, ...births),
  options: BRIEF_OPTIONS,
});

/** Members of a request about the chart of one birth. */
export const toBirthMembers = (birth: WrittenBirth, settings: ToolSettings = {}) => ({
  subject: birth.subject,
  ...toChartMembers(settings, birth),
});
