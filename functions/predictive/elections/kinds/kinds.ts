import * as z from 'zod';
import { findTimeOfDaySpans, findWeekdaySpans, WEEKDAYS } from '../../../../lib/astro/timing/elections/clock-spans.ts';
import { capitalize } from '../../../../lib/base/text.ts';
import { nameEnum } from '../../../../lib/contract/name-enum.ts';
import { uniqueNames } from '../../../../lib/requests/unique-names.ts';
import { defineKind, type Kind } from '../election-search.ts';
import { joinNames } from './members.ts';
import { PLACE_KINDS } from './place-kinds.ts';
import { SKY_KINDS } from './sky-kinds.ts';

const timeText = (description: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time of day such as 09:30')
    .meta({ description, example });

const toSeconds = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

/** Conditions on the clock of a place. */
const CLOCK_KINDS = {
  weekday: defineKind({
    schema: z
      .strictObject({
        days: uniqueNames(nameEnum(WEEKDAYS), WEEKDAYS.length).meta({
          description: 'Days of the week at the place, each once',
          example: ['saturday', 'sunday'],
        }),
      })
      .meta({ description: 'It is one of some days of the week, from local midnight to local midnight' }),
    needsPlace: true,
    find: ({ days }, search) => findWeekdaySpans(search.clock(), days, search.window),
    describe: ({ days }) => `On ${joinNames(days.map(capitalize))}`,
  }),
  time_of_day: defineKind({
    schema: z
      .strictObject({
        from: timeText('Beginning, local time', '09:00'),
        to: timeText('End, local time; earlier than `from`: on the next day; equal to it: a whole day', '17:00'),
      })
      .meta({ description: 'The clock of the place shows a time from one up to another' }),
    needsPlace: true,
    find: ({ from, to }, search) =>
      findTimeOfDaySpans(search.clock(), { from: toSeconds(from), to: toSeconds(to) }, search.window),
    describe: ({ from, to }) => `From ${from} to ${to} local time`,
  }),
};

const ROWS = { ...SKY_KINDS, ...PLACE_KINDS, ...CLOCK_KINDS };

export type KindName = keyof typeof ROWS;

/** Parameters of each kind of condition. */
export type KindParams = { readonly [Name in KindName]: z.output<(typeof ROWS)[Name]['schema']> };

/** Every kind of condition. */
export const KINDS: { readonly [Name in KindName]: Kind<KindParams[Name]> } = ROWS;
export const KIND_NAMES = Object.keys(ROWS) as readonly KindName[];

/** The schemas of all kinds, as optional members of one object. */
export const kindShape = Object.fromEntries(KIND_NAMES.map((name) => [name, ROWS[name].schema.optional()])) as {
  readonly [Name in KindName]: z.ZodOptional<(typeof ROWS)[Name]['schema']>;
};
