import * as z from 'zod';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import type { TransitSearchResponse } from '../../predictive/transits-search/contract.ts';
import { transitSearch as endpoint } from '../../predictive/transits-search/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { addDays, MomentText, toDate } from '../input/moment.ts';
import { SETTING_ARGUMENTS, toConfiguration } from '../input/settings.ts';
import { describeZodiac, toLongitudes } from '../text/chart.ts';
import { describePage, nextPageShape, pageShape, toPageValues } from '../text/pages.ts';
import { namePoint } from '../text/points.ts';
import { shortenInstant, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import {
  birthValues,
  type ChartData,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';
import { readChartZodiac } from './chart-zodiac.ts';

type Contact = TransitSearchResponse['aspects'][number];

const SLOW_BODIES = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const ORB_DEG = 1;
const DAYS_PER_SEARCH = 365;

/** Exact aspects of moving bodies to a birth between two dates. */
export const transitSearchTool = defineTool({
  name: 'transit_search',
  title: 'Search for transits',
  description: 'When moving bodies make exact aspects to a birth between two dates (default a year).',
  input: z.strictObject({
    birth: BirthText,
    from: MomentText.optional(),
    to: MomentText.optional(),
    transiting: z.array(z.string()).min(1).max(20).default(SLOW_BODIES),
    natal: z.array(z.string()).min(1).max(20).optional().meta({ description: 'Natal points, default all' }),
    aspects: z.array(z.string()).min(1).max(11).optional().meta({ description: 'Default the major ones' }),
    ...pageShape,
  }),
  output: z.object({
    ...birthValues,
    contacts: z.array(z.object({ at: z.string(), transiting: z.string(), aspect: z.string(), natal: z.string() })),
    ...nextPageShape,
    ...warningValues,
  }),
  endpoints: [natalChart, endpoint],
  run: async ({ birth, from, to, transiting, natal, aspects, limit, cursor }, { ask, now }) => {
    const chartRequest = { subject: birth.subject, configuration: toConfiguration({}, birth) };
    const { data } = await ask<FullAnswer<ChartData>>(
      { endpoint: natalChart, body: chartRequest },
      listBirthArguments(birth),
    );
    const start = from ?? toDate(now);
    const body = {
      natal_planets: selectPoints(toLongitudes(data), natal),
      transiting_planets: transiting,
      start_date: start,
      end_date: to ?? addDays(start, DAYS_PER_SEARCH),
      orb: ORB_DEG,
      limit,
      ...(aspects && { aspects }),
      ...(cursor !== undefined && { cursor }),
      ...readChartZodiac(data),
    };
    const page = await ask<TransitSearchResponse>({ endpoint, body }, SEARCH_ARGUMENTS);
    const warnings = toWarningTexts(data.warnings);
    return {
      lines: [
        ...describeBirth(
          `Transits from ${body.start_date} to ${body.end_date}, orb ${ORB_DEG}°, ${describeZodiac(data)}, to the birth`,
          data.subject,
        ),
        ...page.aspects.map(describeContact),
        ...describePage(page, page.aspects.length),
        ...toWarningLines(warnings),
      ],
      values: {
        ...toBirthValues(data.subject),
        contacts: page.aspects.map(toContactValues),
        ...toPageValues(page),
        warnings,
      },
    };
  },
});

const SEARCH_ARGUMENTS = [
  ...SETTING_ARGUMENTS,
  { member: 'natal_planets', argument: 'natal' },
  { member: 'transiting_planets', argument: 'transiting' },
  { member: 'start_date', argument: 'from' },
  { member: 'end_date', argument: 'to' },
];

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
  const { orb, retrograde, pass, enters_orb_at, leaves_orb_at } = contact;
  const motion = retrograde ? ' retrograde' : '';
  const nearest = orb === 0 ? '' : ` nearest ${orb.toFixed(2)}°`;
  const span = `${enters_orb_at?.slice(0, 10) ?? 'before'} to ${leaves_orb_at?.slice(0, 10) ?? 'after'}`;
  const what = `${namePoint(transiting_planet)}${motion} ${aspect.replaceAll('_', '-')} ${namePoint(natal_planet)}`;
  return `${shortenInstant(exact_datetime)} ${what}${nearest} (pass ${pass}, in orb ${span})`;
}

const toContactValues = ({ exact_datetime, transiting_planet, aspect, natal_planet }: Contact) => ({
  at: exact_datetime,
  transiting: transiting_planet,
  aspect,
  natal: natal_planet,
});
