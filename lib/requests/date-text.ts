import { instantFromCivil } from '../astro/clock/civil-time/civil.ts';
import { type JdUt, jdUtFromUnix } from '../base/units/time.ts';
import { momentText } from './dates/moment-text.ts';
import { describeInvalidMoment } from './dates/written-moment.ts';
import { withInputForm } from './forms/input-form.ts';
import { RELATIVE_FORMS, relativeDateForm } from './forms/relative-dates.ts';
import { problemCode } from './problem-code.ts';

const MAX_LENGTH = 100;

/**
 * Schema of a date, or a date and a time, that belongs to no place: without an offset it is UTC; a date alone is 00:00. It may be relative.
 *
 * @param description names the moment
 */
export function dateText(description: string, example: string) {
  return withInputForm(
    momentText(MAX_LENGTH, (moment) => describeInvalidMoment(moment, 'gregorian'))
      .transform(({ civil, offsetSeconds = 0 }): JdUt => jdUtFromUnix(instantFromCivil(civil, { offsetSeconds })))
      .meta({
        description: `${description}: ISO 8601, or as people write it. Without an offset it is UTC; a date alone means 00:00. ${RELATIVE_FORMS}`,
        example,
      })
      .register(problemCode, { code: 'InvalidDatetime', laterCodes: ['AmbiguousDate'] }),
    relativeDateForm('instant'),
  );
}
