import * as z from 'zod';
import { problemCode } from './problem-code.ts';
import { refineWhenValid } from './refine-when-valid.ts';

const MAX_OFFSET_SECONDS = 64_800;

/** A time zone by name or an offset from UTC; when empty, the zone is looked up from the coordinates. */
export const TimezoneRef = z
  .strictObject({
    iana_name: z.string().max(100).optional().meta({
      description: 'Name in the IANA time zone database, in any case',
      example: 'Europe/Paris',
    }),
    name: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'The same, as return requests have it', example: 'Europe/Paris' }),
    utc_offset_seconds: z.int().min(-MAX_OFFSET_SECONDS).max(MAX_OFFSET_SECONDS).optional().meta({
      description: 'Civil time minus UTC in seconds, east positive, in place of a zone',
      example: 3600,
    }),
  })
  .superRefine((sent, context) => {
    const givenNames = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    if (givenNames.length < 2) return;
    const message = `takes one of iana_name, name and utc_offset_seconds; given are ${givenNames.join(' and ')}`;
    context.addIssue({ code: 'custom', message, params: { problem: 'InvalidTimezone' } });
  }, refineWhenValid())
  .meta({
    id: 'TimezoneRef',
    description:
      'A time zone: `iana_name`, or an offset of your own in `utc_offset_seconds`; empty: the zone is looked up from the coordinates',
    example: { iana_name: 'Europe/Paris' },
    maxProperties: 1,
  })
  .register(problemCode, { code: 'InvalidTimezone' });
