import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineInnerRecord, defineMembers, defineRecord, liftMembers } from '../../../lib/answers/record.ts';
import { JULIAN_DAY_DECIMALS, roundTo, roundWithinCycle, toDisplay } from '../../../lib/answers/rounding.ts';
import { ZODIAC_TYPES } from '../../../lib/astro/chart/settings.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { BodyReturn } from '../../../lib/astro/timing/returns/returns.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import type { ReturnResult } from './calculate.ts';
import { type ReturnCalculation, selectReturnPlace } from './search.ts';

const returnMembers = defineMembers<BodyReturn>()({
  exact_datetime: [instantText('Moment of the return'), ({ moment }) => formatInstant(moment)],
  julian_day: [
    number('The same as a Julian day in Universal Time', 2460477.105138877),
    ({ moment }) => roundTo(moment, JULIAN_DAY_DECIMALS),
  ],
  retrograde: [flag('True if the motion is retrograde'), 'retrograde'],
  return_number: [
    integer(
      'Revolutions of the body through the zodiac since birth: 1 for the first return, −1 for the last one before birth; the same for all passes of a retrograde loop',
      34,
    ),
    'round',
  ],
});

export const otherReturn = defineRecord<BodyReturn>()(
  'OtherReturn',
  'Another return in the window, or another pass of the same one',
  returnMembers,
);

const toLongitude = (longitudeDeg: number, { options }: ReturnCalculation) =>
  roundWithinCycle(360, longitudeDeg, toDisplay(options).decimals);

/** The nearest return and the others, without warnings and chart. */
export const foundReturns = defineInnerRecord<ReturnResult>()({
  body: [text('Name of the body', 'sun'), ({ natal }) => natal.body],
  natal_longitude: [
    number('Natal longitude of the body, degrees in `[0, 360)`', 84.123456),
    ({ natalLongitudeDeg, request }) => toLongitude(natalLongitudeDeg, request),
  ],
  return_longitude: [
    number('Longitude of the body at the return: the natal longitude, plus precession if corrected', 84.123456),
    ({ returnLongitudeDeg, request }) => toLongitude(returnLongitudeDeg, request),
  ],
  ...liftMembers(returnMembers, ({ nearest }: ReturnResult) => nearest),
  earliest_datetime: [
    instantText('If the time of birth is not known: the return for a birth at the beginning of the day').optional(),
    ({ span }) => span && formatInstant(span.fromJdUt),
  ],
  latest_datetime: [
    instantText('If the time of birth is not known: the return for a birth at the end of the day').optional(),
    ({ span }) => span && formatInstant(span.toJdUt),
  ],
  other_returns: [
    z.array(otherReturn.schema).meta({ description: 'The other returns in the window, in order of time' }),
    ({ others }) => others.map(otherReturn.write),
  ],
  location: [
    LocationInfo,
    ({ request, moment }) => toLocationInfo({ place: selectReturnPlace(request), timezone: moment.timezone }),
  ],
  handle: [ChartHandle.optional(), ({ birth }) => birth.handle],
});

export const returnSearch = defineRecord<ReturnResult>()('ReturnSearch', 'Dates and settings of the search', {
  search_start: [instantText('Beginning of the window'), ({ window }) => formatInstant(window.fromJdUt)],
  search_end: [instantText('End of the window'), ({ window }) => formatInstant(window.toJdUt)],
  precession_corrected: [
    flag(
      'Whether the return is to the same position among the stars, because of `precession_corrected` or a sidereal zodiac',
    ),
    ({ request: { precession_corrected, configuration } }) =>
      precession_corrected || configuration.zodiac_type === 'sidereal',
  ],
  zodiac_type: [
    choice(ZODIAC_TYPES, 'Zodiac of the longitudes', 'tropical'),
    ({ request }) => request.configuration.zodiac_type,
  ],
});
