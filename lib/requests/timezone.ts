import * as z from 'zod';
import type { StatedZone } from '../astro/clock/civil-time/stated-time.ts';
import { acceptedForms } from './accepted-forms.ts';
import { withDocumentedForms } from './documented-forms.ts';
import { withInputForm } from './forms/input-form.ts';
import { timezoneForm } from './forms/time-forms.ts';
import { problemCode } from './problem-code.ts';
import { refineWhenValid } from './refine-when-valid.ts';

const MAX_OFFSET_SECONDS = 64_800;

const TIMEZONE_TEXT = {
  type: 'string',
  maxLength: 100,
  description: 'Name in the IANA time zone database, or an offset such as `+02:00` or `UTC-5`',
  example: 'Europe/Paris',
} as const;

/** A time zone by name or an offset from UTC; when empty, the zone is looked up from the coordinates. */
export const TimezoneRef = withInputForm(
  z
    .strictObject({
      iana_name: z.string().max(100).optional().meta({
        description: 'Name in the IANA time zone database, in any case',
        example: 'Europe/Paris',
      }),
      name: z.string().max(100).optional().meta({
        description:
          'The same, as return requests have it. Beside `iana_name`, which decides, it is a label; it must not be another zone',
        example: 'Europe/Paris',
      }),
      utc_offset_seconds: z.int().min(-MAX_OFFSET_SECONDS).max(MAX_OFFSET_SECONDS).optional().meta({
        description: 'Civil time minus UTC in seconds, east positive, in place of a zone',
        example: 3600,
      }),
      // What the clock of a chart handle showed. It is a function, which JSON does not have: no client can send it.
      shown_offset_seconds: z
        .unknown()
        .pipe(
          z.custom<() => number>(
            (sent) => typeof sent === 'function',
            'is stated by chart handles only; send utc_offset_seconds',
          ),
        )
        .optional(),
    })
    .superRefine((sent, context) => {
      const name = sent.iana_name === undefined ? 'name' : 'iana_name';
      if (sent.utc_offset_seconds === undefined || sent[name] === undefined) return;
      const message = `takes a zone or utc_offset_seconds; given are ${name} and utc_offset_seconds`;
      context.addIssue({ code: 'custom', message, params: { problem: 'InvalidTimezone' } });
    }, refineWhenValid())
    .meta({
      id: 'TimezoneRef',
      description:
        'A time zone: `iana_name`, or an offset of your own in `utc_offset_seconds`; empty: the zone is looked up from the coordinates',
      example: { iana_name: 'Europe/Paris' },
      override: describeTimezone,
    })
    .register(problemCode, { code: 'InvalidTimezone' })
    .register(acceptedForms, {
      forms: 'the name of a zone such as Europe/Paris, an offset such as +02:00, or an object',
    }),
  timezoneForm,
);

/** The zone of a request whose dates may be relative, where no place of the request decides it. */
export const datesZone = TimezoneRef.optional().meta({
  description:
    'Zone of relative dates, and of the local times in titles of calendars. Default that of the place of the request, else UTC. Other dates without an offset are UTC',
});

/** A zone with what its clock showed, where a chart handle states that. */
export function toStatedZone({ shown_offset_seconds: shown, ...zone }: z.output<typeof TimezoneRef>): StatedZone {
  return shown ? { ...zone, utc_offset_seconds: shown() } : zone;
}

/** A zone and an offset exclude each other: each is shown as a form of its own. */
function describeTimezone(rendered: { jsonSchema: { properties?: Record<string, unknown> } }): void {
  const { utc_offset_seconds, shown_offset_seconds: _, ...names } = rendered.jsonSchema.properties ?? {};
  rendered.jsonSchema.properties = names;
  const offset = {
    type: 'object',
    properties: { utc_offset_seconds },
    required: ['utc_offset_seconds'],
    additionalProperties: false,
  };
  withDocumentedForms(offset, TIMEZONE_TEXT)(rendered);
}
