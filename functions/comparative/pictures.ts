import { captionProgressed, toProgressedChart } from '../../lib/answers/progressed-picture.ts';
import { createWheelPicture, nameChart, omitAngles } from '../../lib/answers/wheel.ts';
import {
  buildPairWheel,
  buildTriWheelFromResponse,
  buildWheelFromResponse,
  type ChartAnswer,
} from '../../lib/answers/wheel-from-response.ts';
import type { ComparisonData, ComparisonId } from './contract.ts';

/** An answer in full. */
interface Pictured<Id extends ComparisonId> {
  readonly data: ComparisonData<Id, 'full'>;
}

/** B round A. */
const synastry = createWheelPicture(({ data: { chart_a, chart_b, aspects } }: Pictured<'synastry'>, words) =>
  buildPairWheel({
    inner: chart_a,
    outer: chart_b,
    captions: { inner: { heading: chart_a.subject.name || 'A' }, outer: { heading: chart_b.subject.name || 'B' } },
    title: words.write('both', nameChart(chart_a), nameChart(chart_b)),
    aspects,
    aspectsFrom: 'inner',
    words,
  }),
);

/** A midpoint composite has no moment. */
const composite = createWheelPicture(({ data }: Pictured<'composite'>, words) => {
  const { subject, method, house_method, derived_from, angles } = data;
  const chart = { ...data, planets: data.planets as ChartAnswer['planets'] };
  if (method === 'davison')
    return buildWheelFromResponse(chart, { heading: words.write('davison_of', subject.name) }, words);
  const births = words.write('of_births', derived_from.length);
  const houses = !angles || house_method === undefined ? [] : [words.write('house_method', house_method)];
  const lines = [words.write('midpoint_composite'), births, ...houses];
  return buildWheelFromResponse(chart, { heading: words.write('composite_of', subject.name), lines }, words);
});

/** Transits round the birth. */
const natalTransits = createWheelPicture(
  ({ data: { natal_chart, transit_chart, aspects } }: Pictured<'natal-transits'>, words) =>
    buildPairWheel({
      inner: natal_chart,
      outer: omitAngles(transit_chart),
      captions: { inner: {}, outer: { heading: words.write('transits') } },
      title: words.write('transits_to', transit_chart.subject.datetime_utc, nameChart(natal_chart)),
      aspects,
      aspectsFrom: 'outer',
      words,
    }),
);

/** The day of life that the picture names, which the answer has as an instant only. */
interface PicturedTriWheel extends Pictured<'tri-wheel'> {
  readonly data: ComparisonData<'tri-wheel', 'full'> & { readonly target_date: string };
}

/** The progressed chart around the birth, and the transits around both. */
const triWheel = createWheelPicture(({ data }: PicturedTriWheel, words) => {
  const { natal_chart, progressed, transit_chart, transit_aspects, target_date } = data;
  const { heading, lines, until } = captionProgressed(progressed.metadata, target_date, words);
  const { datetime_utc } = transit_chart.subject;
  return buildTriWheelFromResponse({
    inner: natal_chart,
    middle: toProgressedChart(progressed),
    outer: omitAngles(transit_chart),
    names: { middle: heading, outer: words.write('transiting') },
    captions: { middle: { heading, lines }, outer: { heading: words.write('transits') } },
    title: words.write('tri_wheel_of', nameChart(natal_chart), `${words.toInner(heading)} ${until}`, datetime_utc),
    words,
    aspects: { middle: progressed.aspects_to_natal, outer: transit_aspects },
  });
});

export const pictures = { synastry, composite, 'natal-transits': natalTransits, 'tri-wheel': triWheel };
