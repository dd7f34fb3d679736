import * as z from 'zod';
import { LIMITS } from '../catalog/limits.ts';
import type { StatedTime } from '../domain/civil-time/stated-time.ts';
import { DateTimeInput } from './datetime.ts';
import { Location } from './location.ts';
import { refineWhenValid } from './refine-when-valid.ts';

/** The subject of a chart: name, moment and place of birth. */
export const Subject = z
  .strictObject({
    name: z
      .string()
      .max(LIMITS.name_characters.maximum)
      .meta({ description: 'Any name; it is returned in the answer and not stored', example: 'Ada Lovelace' }),
    birth_datetime: DateTimeInput,
    birth_location: Location,
    birth_time_known: z.boolean().default(true).meta({
      description: 'False: positions are for local noon, without houses, angles and lots',
      example: true,
    }),
  })
  .superRefine(
    ({ birth_datetime, birth_time_known }, context) => refuseMissingTime(birth_datetime, birth_time_known, context),
    refineWhenValid('birth_datetime', 'birth_time_known'),
  )
  .meta({
    id: 'Subject',
    description: 'A person or an event: when and where',
    example: {
      name: 'Ada Lovelace',
      birth_datetime: { iso: '1815-12-10T13:00:00' },
      birth_location: {
        latitude: { decimal: 51.5074 },
        longitude: { decimal: -0.1278 },
        timezone: { iana_name: 'Europe/London' },
      },
    },
  });

export type Subject = z.output<typeof Subject>;

/** Check that refuses a birth with a date but no time of day, unless the time is declared unknown. */
export function refuseMissingTime({ moment }: StatedTime, isKnown: boolean, context: z.core.$RefinementCtx): void {
  if (!isKnown || moment.type === 'julian_day' || moment.hasTime) return;
  const message = 'has a date but no time; add the time, or send birth_time_known: false';
  context.addIssue({ code: 'custom', path: ['birth_datetime'], message, params: { problem: 'InvalidDatetime' } });
}
