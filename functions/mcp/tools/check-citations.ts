import * as z from 'zod';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { natalChart } from '../../natal/endpoints.ts';
import { transitSearch } from '../../predictive/endpoints.ts';
import { type Claim, findClaims } from '../citations/claims.ts';
import { BirthText } from '../input/birth.ts';
import { addDays } from '../input/moment.ts';
import { type ChartData, describeZodiac, listAngles, listPoints, toLongitudes } from '../text/chart.ts';
import { toLocalDate } from '../text/local-times.ts';
import type { FoundContact } from '../text/strength.ts';
import { birthValues, defineTool, type ToolCall, warningValues } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

/** What a chart says about a statement. */
interface Verdict {
  readonly id: string;
  /** `unstated`: the id of a fact without a value, which is then given. `unknown`: no fact of this chart has the id. */
  readonly verdict: 'true' | 'false' | 'unstated' | 'unknown';
  /** The fact in words. */
  readonly fact: string;
}

/** Ids of the points of a chart that statements can be about. */
const listClaimablePoints = (chart: ChartData): readonly string[] => [
  ...listPoints(chart).map(([id]) => id),
  ...listAngles(chart.angles).map(([id]) => id),
];

/** Checks a statement about a chart. */
function checkNatalClaim(claim: Exclude<Claim, { kind: 'transit' }>, chart: ChartData): Verdict {
  const { id } = claim;
  const point = listPoints(chart).find(([name]) => name === claim.point)?.[1];
  const angle = listAngles(chart.angles).find(([name]) => name === claim.point)?.[1];
  switch (claim.kind) {
    case 'unknown':
      return unknown(id, 'no such id');
    case 'sign': {
      const longitude = point?.longitude ?? angle;
      if (longitude === undefined) return unknown(id, 'this chart does not have the point');
      const range = point?.longitude_range;
      const signs = new Set((range ?? [longitude]).map((degree) => signOf(longitudeDeg(degree))));
      return signs.size > 1
        ? unknown(id, `the time is unknown, ${[...signs].join(' or ')}`)
        : compareValue(id, claim.value, [...signs].join());
    }
    case 'house':
      return typeof point?.house === 'number'
        ? compareValue(id, claim.value, String(point.house))
        : unknown(id, 'this chart has no house for it');
    case 'retrograde':
      return typeof point?.is_retrograde === 'boolean'
        ? { id, verdict: point.is_retrograde ? 'true' : 'false', fact: point.is_retrograde ? 'retrograde' : 'direct' }
        : unknown(id, 'it has no motion');
    case 'aspect':
      return checkAspect(claim, chart);
  }
}

const unknown = (id: string, fact: string): Verdict => ({ id, verdict: 'unknown', fact });

function compareValue(id: string, stated: string | undefined, fact: string): Verdict {
  if (stated === undefined) return { id, verdict: 'unstated', fact };
  return { id, verdict: stated.toLowerCase() === fact.toLowerCase() ? 'true' : 'false', fact };
}

function checkAspect({ id, point, other, aspect }: Extract<Claim, { kind: 'aspect' }>, chart: ChartData): Verdict {
  const between = chart.aspects.filter(({ object1, object2 }) =>
    [point, other].every((name) => name === object1 || name === object2),
  );
  const facts = between.map((found) => `${found.aspect} ${found.orb.toFixed(1)}°`).join(', ');
  const holds = between.some((found) => found.aspect === aspect);
  return { id, verdict: holds ? 'true' : 'false', fact: facts === '' ? 'no aspect within orb' : facts };
}

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
    title: `${verdicts.length} ${verdicts.length === 1 ? 'statement' : 'statements'}, ${describeZodiac(chart)}, about the birth`,
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
