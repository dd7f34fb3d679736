import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { describeStar } from '../../../lib/astro/sky/stars/star-description.ts';
import { toEquatorial } from '../../../lib/astro/sky/zodiac/equatorial.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import type { fixedStars } from '../endpoints.ts';
import { j2000 } from '../example-inputs.ts';
import { calculateStars, type FixedStars } from './calculate.ts';
import type { contract } from './contract.ts';
import { fixedStarRecord } from './records.ts';
import { FixedStarsRequest } from './request.ts';

const examples: readonly Example[] = [
  { name: 'royalStars', summary: 'The four royal stars', body: { date_time: j2000, star_groups: ['royal_stars'] } },
  {
    name: 'byName',
    summary: 'By name and by designation',
    body: {
      date_time: { iso: '2024-03-20T03:06:00Z' },
      star_names: ['Regulus', 'alpha Virginis', 'γ¹ And', '61 Cygni', 'Messier 87'],
    },
  },
  {
    name: 'brightOnes',
    summary: 'Every star to the second magnitude, in the zodiac of Lahiri',
    body: { date_time: { iso: '2024-03-20' }, magnitude_limit: 2, zodiac_type: 'sidereal' },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Two groups as rows',
    query: { format: 'llm_v2' },
    body: { date_time: j2000, star_groups: ['behenian', 'galactic'] },
  },
];

/** Stars as the answer states them, without the processing time. */
function toFixedStarsAnswer(result: FixedStars, decimals: number) {
  const { moment, stars, warnings } = result;
  return {
    stars: stars.map(({ star, place }) =>
      fixedStarRecord.write({
        ...describeStar(star),
        ...toZodiacPosition(place.longitudeDeg, decimals),
        latitude: roundTo(place.latitudeDeg, decimals),
      }),
    ),
    calculation_time: formatUtc(moment.instant),
    julian_day: roundTo(moment.jdUt, JULIAN_DAY_DECIMALS),
    warnings: [...warnings],
    metadata: { total_stars: stars.length, ...toMomentInfo(moment), ...toZodiacInfo(result, decimals) },
  };
}

/** Stars as rows: the id of each is its designation in the star catalog, as names may be missing. */
function toFixedStarRows({ stars, warnings, ayanamsaDeg = 0, orientation }: FixedStars) {
  const rows = stars.map(({ star, place }) => {
    const tropical = { ...place, longitudeDeg: longitudeDeg(place.longitudeDeg + ayanamsaDeg) };
    const { declinationDeg } = toEquatorial(tropical, orientation.trueObliquityDeg);
    const identity = { id: star.id, kind: 'star' } as const;
    return toFixedPointRow(identity, place.longitudeDeg, { latitudeDeg: place.latitudeDeg, declinationDeg });
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}

export const handler: EndpointHandler = defineHandler<typeof fixedStars, typeof contract>()({
  request: { query: FormatQuery, body: FixedStarsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples,
  run: ({ query: { format }, body }, services) => {
    const result = calculateStars(body, services);
    if (format === 'llm_v2') return toFixedStarRows(result);
    return toFixedStarsAnswer(result, body.options.decimal_places);
  },
});
