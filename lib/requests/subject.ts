import * as z from 'zod';
import type { StatedTime } from '../astro/clock/civil-time/stated-time.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { acceptedForms } from './accepted-forms.ts';
import { DateTimeInput } from './datetime.ts';
import { withDocumentedForms } from './documented-forms.ts';
import { withInputForm } from './forms/input-form.ts';
import { subjectForm } from './forms/subject-form.ts';
import { Location } from './location.ts';
import { refineWhenValid } from './refine-when-valid.ts';

const shape = {
  name: z
    .string()
    .max(SIZES.name_characters.maximum)
    .default('')
    .meta({ description: 'Any name; it is returned in the answer and not stored', example: 'Ada Lovelace' }),
  birth_datetime: DateTimeInput,
  birth_location: Location,
  birth_time_known: z.boolean().default(true).meta({
    description: 'False: positions are for local noon, without houses, angles and lots',
    example: true,
  }),
};

const HANDLE_TEXT = {
  type: 'string',
  pattern: '^c1\\.[A-Za-z0-9_-]+$',
  maxLength: 200,
  description:
    'The `handle` of an earlier answer. Its house system, zodiac and bodies apply wherever the request states none',
  example: 'c1.EH7eOKHvgxHwyH_-DMgAf__hDUV1cm9wZS9Mb25kb24MQWRhIExvdmVsYWNlAJhb4KU',
} as const;

/** The subject of a chart: name, moment and place of birth. */
export const Subject = withInputForm(
  z
    .strictObject(shape)
    .superRefine(
      ({ birth_datetime, birth_time_known }, context) => refuseMissingTime(birth_datetime, birth_time_known, context),
      refineWhenValid('birth_datetime', 'birth_time_known'),
    )
    .meta({
      id: 'Subject',
      description: 'A person or an event: when and where; or the handle of its chart',
      override: withDocumentedForms(HANDLE_TEXT),
      example: {
        name: 'Ada Lovelace',
        birth_datetime: { iso: '1815-12-10T13:00:00' },
        birth_location: {
          latitude: { decimal: 51.5074 },
          longitude: { decimal: -0.1278 },
          timezone: { iana_name: 'Europe/London' },
        },
      },
    })
    .register(acceptedForms, { forms: 'an object with birth_datetime and birth_location, or a chart handle' }),
  subjectForm(shape),
);

export type Subject = z.output<typeof Subject> & { readonly birth_location: Location };

/** Check that refuses a birth with a date but no time of day, unless the time is declared unknown. */
export function refuseMissingTime({ moment }: StatedTime, isKnown: boolean, context: z.core.$RefinementCtx): void {
  if (!isKnown || moment.type === 'julian_day' || moment.hasTime) return;
  const message = 'has a date but no time; add the time, or send birth_time_known: false';
  context.addIssue({ code: 'custom', path: ['birth_datetime'], message, params: { problem: 'InvalidDatetime' } });
}
