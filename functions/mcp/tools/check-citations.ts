import * as z from 'zod';
import { natalChart } from '../../natal/endpoints.ts';
import { transitSearch } from '../../predictive/endpoints.ts';
import { type Claim, findClaims } from '../citations/claims.ts';
import { checkNatalClaim, listClaimablePoints, type Verdict } from '../citations/verdicts.ts';
import { BirthText } from '../input/birth.ts';
import { addDays } from '../input/moment.ts';
import { type ChartData, describeZodiac, toLongitudes } from '../text/chart.ts';
import { toLocalDate } from '../text/local-times.ts';
import type { FoundContact } from '../text/strength.ts';
import { birthValues, defineTool, type ToolCall, warningValues } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

const LONGEST_TEXT = 20_000;
const MOST_CLAIMS = 100;
const MOST_TRANSITS = 20;
const SEARCHED_DAYS = 200;

type TransitClaim = Extract<Claim, { kind: 'transit' }>;
type NatalClaim = Exclude<Claim, TransitClaim>;

/** An audit of what a text states about a birth. */
export const checkCitationsTool = defineTool({
  name: 'check_citations',
  title: 'Check a text against a chart',
  description:
    'Which statements of a text hold for a birth: sentences, or ids: natal.sun.sign=Gemini, natal.sun.house=9, natal.sun.retrograde, natal.sun.square.moon, transit.2026-12-26.saturn.square.uranus.',
  input: { birth: BirthText, text: z.string().max(LONGEST_TEXT) },
  output: { ...birthValues, false_ids: z.array(z.string()), ...warningValues },
  endpoints: [natalChart, transitSearch],
  request: async ({ birth, text }, call) => {
    const chart = await castBirthChart(birth, call);
    const found = findClaims(text, listClaimablePoints(chart));
    const transits = found.filter((claim): claim is TransitClaim => claim.kind === 'transit');
    if (found.length > MOST_CLAIMS || transits.length > MOST_TRANSITS) throw refuseLong(found.length, transits.length);
    const verdicts: Verdict[] = [];
    for (const claim of found) {
      verdicts.push(
        claim.kind === 'transit' ? await checkTransit(claim, chart, call) : checkNatalClaim(claim as NatalClaim, chart),
      );
    }
    return { chart, verdicts };
  },
  toText: ({ chart, verdicts }) => ({
    title: `${verdicts.length} statements, ${describeZodiac(chart)}, about the birth`,
    subject: chart.subject,
    lines:
      verdicts.length === 0
        ? ['The text states nothing that can be checked.']
        : verdicts.map(({ id, verdict, fact }) => `${verdict}: ${id}: ${fact}`),
    values: { false_ids: verdicts.filter(({ verdict }) => verdict === 'false').map(({ id }) => id) },
    warnings: chart.warnings,
  }),
});

const refuseLong = (claims: number, transits: number): ToolFailure =>
  ToolFailure.ofArguments([
    {
      location: 'text',
      message: `has ${claims} statements, ${transits} of them about transits; send at most ${MOST_CLAIMS}, and ${MOST_TRANSITS} about transits`,
    },
  ]);

/** A transit holds on the day of its place on which it is exact; otherwise the days nearest to it are said. */
async function checkTransit(claim: TransitClaim, chart: ChartData, { ask }: ToolCall): Promise<Verdict> {
  const { id, date, point, aspect, other } = claim;
  const body = {
    natal_planets: { [other]: toLongitudes(chart)[other] },
    transiting_planets: [point],
    aspects: [aspect],
    start_date: addDays(date, -SEARCHED_DAYS),
    end_date: addDays(date, SEARCHED_DAYS),
    ...readChartZodiac(chart),
  };
  try {
    const { aspects } = await ask<{ aspects: readonly FoundContact[] }>({ endpoint: transitSearch, body });
    const { timezone } = chart.subject;
    const days = aspects
      .filter(({ orb }) => orb === 0)
      .map((one) => toLocalDate(new Date(one.exact_datetime), timezone));
    const fact = days.length === 0 ? `not exact within ${SEARCHED_DAYS} days` : `exact ${listNearest(days, date)}`;
    return { id, verdict: days.includes(date) ? 'true' : 'false', fact };
  } catch (error) {
    if (error instanceof ToolFailure)
      return { id, verdict: 'unknown', fact: 'this body or this date cannot be searched' };
    throw error;
  }
}

const SHOWN_DAYS = 3;

/** The days nearest to a date, in order. */
function listNearest(days: readonly string[], date: string): string {
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(date));
  const nearest = days.toSorted((one, other) => distance(one) - distance(other)).slice(0, SHOWN_DAYS);
  return nearest.toSorted().join(', ');
}
