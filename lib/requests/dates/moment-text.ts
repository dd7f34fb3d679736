import * as z from 'zod';
import type { IsoDateTime } from '../iso-datetime.ts';
import { isDateFault } from './written-date.ts';
import { describeDateFault, type MomentIssue, parseMoment } from './written-moment.ts';

/**
 * Schema of the text of a date, or of a date and a time, in the forms that {@link parseMoment} reads. Register code and
 * metadata on the result.
 *
 * @param findFault what is wrong with a moment that was read
 */
export function momentText(maxLength: number, findFault: (moment: IsoDateTime) => MomentIssue | undefined) {
  return z
    .string()
    .max(maxLength)
    .superRefine((text, context) => {
      const read = text.length > maxLength ? undefined : parseMoment(text);
      const fault = read && (isDateFault(read) ? describeDateFault(read) : findFault(read));
      if (fault) context.addIssue(toDateIssue(fault));
    })
    .transform((text): IsoDateTime => {
      const read = parseMoment(text);
      return isDateFault(read) ? z.NEVER : read; // refused above
    });
}

/** The issue of a fault, for zod. */
export const toDateIssue = ({ message, code, example, readings }: MomentIssue, path: readonly string[] = []) => ({
  code: 'custom' as const,
  path: [...path],
  message,
  params: { problem: code, example, readings, hasExample: true },
});
