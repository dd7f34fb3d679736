import { formatIsoMoment } from '../../../lib/requests/dates/iso-text.ts';
import { isDateFault } from '../../../lib/requests/dates/written-date.ts';
import { describeDateFault, readMomentBefore } from '../../../lib/requests/dates/written-moment.ts';

/** A date and time as people write them, converted to ISO 8601, and the text that follows them. */
interface WrittenText {
  /** Such as `1990-06-15T14:30`, or `1990-06-15` without a time. */
  readonly iso: string;
  readonly hasTime: boolean;
  readonly rest: string;
}

/**
 * Reads a date, or a date and a clock time, at the beginning of a text, in the forms that the service reads.
 *
 * @returns what is wrong with a text that does not begin with a date, as a phrase after the argument's name
 */
export function readMomentText(text: string): WrittenText | string {
  const moment = readMomentBefore(text);
  if (isDateFault(moment)) return describeDateFault(moment).message;
  return { iso: formatIsoMoment(moment), hasTime: moment.hasTime, rest: moment.rest };
}
