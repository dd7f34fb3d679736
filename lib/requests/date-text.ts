import * as z from 'zod';
import { instantFromCivil, isValidCivilTime } from '../astro/clock/civil-time/civil.ts';
import { type JdUt, jdUtFromUnix } from '../base/units/time.ts';
import { type IsoDateTime, parseIso } from './iso-datetime.ts';
import { problemCode } from './problem-code.ts';

const MAX_LENGTH = 100;

/**
 * Schema of a date, or a date and a time, that belongs to no place: without an offset it is UTC; a date alone is 00:00.
 *
 * @param description names the moment
 */
export function dateText(description: string, example: string) {
  return z
    .string()
    .max(MAX_LENGTH)
    .superRefine((text, context) => {
      const isToldAlready = text.length > MAX_LENGTH;
      if (!isToldAlready && !readDate(text)) context.addIssue({ code: 'custom', message: explainFault(text) });
    })
    .transform((text): JdUt => {
      const iso = readDate(text);
      return iso ? toJdUt(iso) : z.NEVER; // refused above
    })
    .meta({ description: `${description}: ISO 8601. Without an offset it is UTC; a date alone means 00:00`, example })
    .register(problemCode, { code: 'InvalidDatetime' });
}

const EXPECTED_FORM = 'must be a date in ISO 8601, such as 2024-03-20 or 2024-03-20T03:06:00Z';

/** A text in the right form may name a day that no month has. */
const explainFault = (text: string): string =>
  parseIso(text) ? 'is not a date and time of the Gregorian calendar' : EXPECTED_FORM;

function readDate(text: string): IsoDateTime | undefined {
  const iso = parseIso(text);
  return iso && isValidCivilTime(iso.civil) ? iso : undefined;
}

function toJdUt({ civil, offsetSeconds = 0 }: IsoDateTime): JdUt {
  return jdUtFromUnix(instantFromCivil(civil, { offsetSeconds }));
}
