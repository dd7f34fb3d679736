import type { z } from 'zod';
import { toValidationProblem } from '../../requests/issues/validation-issues.ts';
import { readPart } from '../../requests/read-part.ts';
import { mergeOver } from './merge.ts';

/** A birth with which defaults can be read before there are records. */
const SAMPLE = { birth_datetime: '2000-01-01T12:00Z', birth_location: { latitude: 0, longitude: 0, timezone: 'UTC' } };

/**
 * The body that a job's defaults make with a birth.
 *
 * @throws Problem with every fault of the defaults
 */
export function readDefaults(schema: z.ZodType, defaults: object): unknown {
  const settings = { now: new Date(0), findPlace: () => undefined };
  const { subject, ...others } = defaults as { subject?: unknown };
  const input = mergeOver(others, { subject: { ...(typeof subject === 'object' ? subject : {}), ...SAMPLE } });
  const { value, issues } = readPart({ name: 'body', input, schema }, settings);
  if (issues.length > 0) throw toValidationProblem(issues);
  return value;
}
