import * as z from 'zod';
import { defineRecord } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { StatedCheck } from '../../../lib/astro/reconcile/claim.ts';
import type { CheckVerdict } from '../../../lib/astro/reconcile/compare.ts';
import type { ChartExplanation } from '../../../lib/astro/reconcile/reconcile.ts';
import { measureWorst, type ScoredReading } from '../../../lib/astro/reconcile/search.ts';
import { type Change, SLIP_KINDS } from '../../../lib/astro/reconcile/slip.ts';
import { ARCSEC_PER_DEG } from '../../../lib/base/units/angle.ts';
import type { ReconciledClaims } from '../../../lib/charts/reconcile.ts';
import { choice, flag, integer, text } from '../../../lib/requests/members.ts';
import { toChartBody } from './chart-body.ts';
import type { ReconcileRequest } from './request.ts';

const ARCSEC_DECIMALS = 1;
const DEGREE_DECIMALS = 6;

const toArcsec = (degrees: number): number => roundTo(degrees * ARCSEC_PER_DEG, ARCSEC_DECIMALS);

/** A probability to three digits. */
const roundChance = (chance: number): number => Number(chance.toPrecision(3));

export const changeRecord = defineRecord<Change>()('ChartChange', 'A difference between two programs', {
  what: [choice(SLIP_KINDS, 'What differs', 'daylight_saving'), ({ what }) => what as (typeof SLIP_KINDS)[number]],
  from: [text('Here', 'applied'), 'from'],
  to: [text('In the other program', 'not applied'), 'to'],
});

/** A check of a claim with what is calculated for it. */
interface ComparedCheck {
  readonly claim: number;
  readonly part: StatedCheck['type'];
  readonly verdict: CheckVerdict;
}

const comparedRecord = defineRecord<ComparedCheck>()('ComparedClaim', 'A claim and what this service calculates', {
  claim: [integer('Number of the claim in the request, from 0', 0), 'claim'],
  part: [choice(['longitude', 'sign', 'house', 'dasha', 'weekday'], 'Part of the claim', 'longitude'), 'part'],
  agrees: [flag('Whether they agree to the last place given', false), ({ verdict }) => verdict.agrees],
  calculated: [
    z.number().nullable().meta({
      description:
        'Calculated here: degrees of longitude, the number of the sign from 0, of the house from 1 or of the weekday from Sunday 0, or of a dasha the Julian day; null where there is none',
      example: 101.523456,
    }),
    ({ verdict: { value } }) => (Number.isFinite(value) ? roundTo(value, DEGREE_DECIMALS) : null),
  ],
  residual_arcsec: [
    z.number().nullable().meta({
      description: 'Calculated minus claimed longitude, seconds of arc; null for other parts',
      example: -396.4,
    }),
    ({ verdict: { residualDeg } }) => (residualDeg === undefined ? null : toArcsec(residualDeg)),
  ],
});

const claimList = (description: string, example: number[]) => z.array(z.int()).meta({ description, example });

const ChartBody = z
  .record(z.string(), z.unknown())
  .nullable()
  .meta({
    description:
      'Body for `/ephemeris/natal-chart` that gives the numbers of the other program; null where no option of that endpoint does',
    example: { subject: { birth_datetime: { iso: '1985-05-03T10:20:00.000Z' } } },
  });

interface WrittenExplanation extends Pick<ChartExplanation, 'scored' | 'chance'> {
  readonly found: ReconciledClaims;
  readonly request: ReconcileRequest;
}

const listClaims = ({ scored, found }: WrittenExplanation, isWanted: (agrees: boolean) => boolean): number[] => {
  const missed = new Set(
    found.checks.filter((_, index) => !scored.chosen.verdicts[index]?.agrees).map(({ claim }) => claim),
  );
  return [...new Set(found.checks.map(({ claim }) => claim))].filter((claim) => isWanted(!missed.has(claim)));
};

const explanationRecord = defineRecord<WrittenExplanation>()(
  'ChartExplanation',
  'Changes under which this service states what the other program does',
  {
    changes: [
      z.array(changeRecord.schema).meta({ description: 'Empty where the chart as it was sent agrees best' }),
      ({ scored }) => scored.changes.map((change) => changeRecord.write(change)),
    ],
    matched: [claimList('Numbers of the claims that agree', [0, 1]), (one) => listClaims(one, (agrees) => agrees)],
    unmatched: [claimList('Numbers of the claims that do not', []), (one) => listClaims(one, (agrees) => !agrees)],
    worst_residual_arcsec: [
      z
        .number()
        .meta({ description: 'Largest difference among the longitudes that agree, seconds of arc', example: 21.4 }),
      ({ scored }) => toArcsec(measureWorst(scored)),
    ],
    chance: [
      z.number().meta({
        description:
          'Expected number of coincidences: how many readings, as likely as this one or likelier, would agree as well if the claims were random. One from 0.01 on is not offered',
        example: 0.0000012,
      }),
      ({ chance }) => roundChance(chance),
    ],
    request: [ChartBody, ({ scored, found, request }) => toChartBody(scored, found, request)],
  },
);

const contradictionRecord = defineRecord<readonly [number, number]>()(
  'Contradiction',
  'Two claims that no moment within a year of the birth satisfies together',
  { claims: [claimList('Numbers of the two claims', [0, 2]), ([first, second]) => [first, second]] },
);

export const reconcileRecords = { comparedRecord, explanationRecord, contradictionRecord };

export const toReconcileData = (found: ReconciledClaims, request: ReconcileRequest) => ({
  subject: toSubjectInfo(found.subject),
  datetime_utc: formatInstant(found.subject.moment.jdUt),
  ...request.configuration,
  verdict: found.verdict,
  claims: toCompared(found.stated, found),
  explanations: found.explanations.map((explanation) => explanationRecord.write({ ...explanation, found, request })),
  contradictions: found.contradictions.map((pair) => contradictionRecord.write(pair)),
  warnings: [...found.subject.warnings],
});

const toCompared = ({ chosen }: ScoredReading, { checks }: ReconciledClaims) =>
  checks.map(({ claim, check }, index) =>
    comparedRecord.write({ claim, part: check.type, verdict: chosen.verdicts[index] as CheckVerdict }),
  );
