import * as z from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { natalChart } from '../../natal/endpoints.ts';
import { transitSearch as endpoint } from '../../predictive/endpoints.ts';
import type { TransitSearchResponse } from '../../predictive/transits-search/contract.ts';
import { BirthText, nameList, SLOW_BODIES } from '../input/birth.ts';
import { type DateRange, fromToShape, RANGE_MEMBERS, toRange } from '../input/moment.ts';
import { PICTURE_APP, toTimelineLink } from '../picture-link.ts';
import { hyphenateAspect } from '../text/aspects.ts';
import { type ChartData, describeZodiac, toLongitudes } from '../text/chart.ts';
import { nextPageShape, pageShape } from '../text/pages.ts';
import { shortenInstant } from '../text/subject.ts';
import { birthValues, defineTool, type ToolRequest, warningValues } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

type Contact = TransitSearchResponse['aspects'][number];

const ORB_DEG = 1;
export const DAYS_PER_SEARCH = 365;

/** Exact aspects of moving bodies to a birth between two dates. */
export const transitSearchTool = defineTool({
  name: 'transit_search',
  title: 'Search for transits',
  description:
    'When transits to a birth are exact, begin and end between two dates (default a year), all or of some bodies to some points.',
  input: {
    birth: BirthText,
    ...fromToShape,
    transiting: nameList(20).default([...SLOW_BODIES]),
    natal: nameList(20).optional().meta({ description: 'Natal points, default all' }),
    aspects: nameList(11).optional().meta({ description: 'Default the major ones' }),
    ...pageShape,
  },
  output: {
    ...birthValues,
    contacts: z.array(z.object({ at: z.string(), transiting: z.string(), aspect: z.string(), natal: z.string() })),
    ...nextPageShape,
    ...warningValues,
  },
  app: PICTURE_APP.uri,
  endpoints: [natalChart, endpoint],
  members: { ...RANGE_MEMBERS, natal_planets: 'natal', transiting_planets: 'transiting' },
  request: async ({ birth, from, to, transiting, natal, ...members }, call) => {
    const chart = await castBirthChart(birth, call);
    const range = toRange({ from, to }, DAYS_PER_SEARCH, call.now);
    const request = requestTransits(chart, { range, transiting, natal, ...members });
    return { chart, range, page: await call.ask<TransitSearchResponse>(request) };
  },
  toText: ({ chart, range, page }, { transiting, natal, aspects }) => ({
    title: `Transits from ${range.start_date} to ${range.end_date}, orb ${ORB_DEG}°, ${describeZodiac(chart)}, to the birth`,
    subject: chart.subject,
    lines: page.aspects.map(describeContact),
    values: { contacts: page.aspects.map(toContactValues) },
    page: { ...page, shown: page.aspects.length },
    warnings: chart.warnings,
    links: toTimelineLink(chart.subject.handle, {
      ...{ from: range.start_date, to: range.end_date },
      ...{ transiting, natal, aspects },
    }),
  }),
});

interface TransitRequest {
  readonly range: DateRange;
  readonly transiting: readonly string[];
  /** Default all points of the chart. */
  readonly natal?: readonly string[] | undefined;
  /** Default the major ones. */
  readonly aspects?: readonly string[] | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The request for transits to a chart, in its zodiac. @throws ToolFailure for a name that is no point of the chart */
export const requestTransits = (
  chart: ChartData,
  { range, transiting, natal, ...members }: TransitRequest,
): ToolRequest => ({
  endpoint,
  body: {
    natal_planets: selectPoints(toLongitudes(chart), natal),
    transiting_planets: transiting,
    ...range,
    orb: ORB_DEG,
    ...members,
    ...readChartZodiac(chart),
  },
});

/** @throws ToolFailure for a name that is no point of the chart */
function selectPoints(longitudes: Readonly<Record<string, number>>, names: readonly string[] | undefined) {
  if (!names) return longitudes;
  const points = names.map((name) => [toCanonicalName(name), longitudes[toCanonicalName(name)]] as const);
  const issues = points.flatMap(([, longitude], index) =>
    longitude === undefined
      ? [{ location: `natal[${index}]`, value: names[index], message: listKnown(longitudes) }]
      : [],
  );
  if (issues.length > 0) throw ToolFailure.ofArguments(issues);
  return Object.fromEntries(points);
}

const listKnown = (longitudes: object): string => `must be one of ${Object.keys(longitudes).join(', ')}`;

function describeContact({ exact_datetime, transiting_planet, aspect, natal_planet, ...contact }: Contact): string {
  const { orb, retrograde, pass } = contact;
  const motion = retrograde ? ' retrograde' : '';
  const what = `${namePoint(transiting_planet)}${motion} ${hyphenateAspect(aspect)} ${namePoint(natal_planet)}`;
  const nearest = orb === 0 ? [] : [`nearest ${orb.toFixed(2)}°`];
  const parts = [what, ...nearest, ...(pass === 1 ? [] : [`pass ${pass}`]), ...describeSpan(contact)];
  return `${shortenInstant(exact_datetime)} ${parts.join(', ')}`;
}

const SHORT_SPAN_MS = 3 * 86_400_000;

/** When a body is in orb: nothing where it is for less than three days, as the moment says enough. */
function describeSpan({ enters_orb_at: from, leaves_orb_at: to }: Pick<Contact, 'enters_orb_at' | 'leaves_orb_at'>) {
  if (from !== null && to !== null && Date.parse(to) - Date.parse(from) < SHORT_SPAN_MS) return [];
  if (from === null) return to === null ? ['in orb throughout'] : [`in orb until ${toDay(to)}`];
  return [to === null ? `in orb from ${toDay(from)}` : `in orb ${toDay(from)} to ${toDay(to)}`];
}

const toContactValues = ({ exact_datetime, transiting_planet, aspect, natal_planet }: Contact) => ({
  at: exact_datetime,
  transiting: transiting_planet,
  aspect,
  natal: natal_planet,
});
