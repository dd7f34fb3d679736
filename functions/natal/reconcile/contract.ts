import * as z from 'zod';
import { RECONCILE_VERDICTS } from '../../../lib/astro/reconcile/reconcile.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { namedAyanamsa } from '../../../lib/requests/chart/metadata.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { choice, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { UserAyanamsaMember } from '../../../lib/requests/user-ayanamsa.ts';
import { reconcileRecords } from './response.ts';

const Reconciliation = z
  .object({
    subject: SubjectInfo,
    datetime_utc: instantText('The moment of the chart as it was sent'),
    house_system: text('House system of the chart as it was sent', 'P'),
    zodiac_type: text('tropical or sidereal', 'tropical'),
    ayanamsa: namedAyanamsa,
    user_ayanamsa: UserAyanamsaMember.optional(),
    verdict: choice(
      RECONCILE_VERDICTS,
      '`same`: every claim agrees with the chart as it was sent; `explained`: every claim agrees under the changes of the first explanation, and `chance` is below 0.01; `partly`: some claims do, more than by coincidence; `unexplained`: none do',
      'explained',
    ),
    claims: z
      .array(reconcileRecords.comparedRecord.schema)
      .meta({ description: 'The claims beside the chart as it was sent' }),
    explanations: z.array(reconcileRecords.explanationRecord.schema).meta({
      description:
        'Up to five, the best first, each with a `chance` below 0.01; if one explains every claim, only such',
    }),
    contradictions: z.array(reconcileRecords.contradictionRecord.schema).meta({
      description:
        'Pairs of claims that cannot be of one chart, in the zodiac of the best reading; looked for unless all claims agree',
    }),
    warnings: warningList,
  })
  .meta({ id: 'Reconciliation', description: 'Why another program states another chart' });

const ReconcileResponse = z
  .object({ success, data: Reconciliation })
  .meta({ id: 'ReconcileResponse', description: 'Why another program states another chart' });

export type ReconcileResponse = z.output<typeof ReconcileResponse>;

export const contract = defineContract({
  description: [
    'Compares the chart of a birth with what another program, a book or a certificate says, and searches for the reason where they differ: another clock, date, place, zodiac, node, house system, length of a year, or rounding.',
    'Slips that happen often come first. An explanation is only one if it would hardly be a coincidence: `chance` counts how many of the readings that were tried would agree as well with random claims. One Ascendant to a minute of arc proves little; three claims do.',
  ].join('\n\n'),
  response: ReconcileResponse,
  errors: ['HouseSystemUndefined'],
});
