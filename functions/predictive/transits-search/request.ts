import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { searchedAspects, transitBodyList } from '../names.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';
import { NatalPoints } from './natal-points.ts';

const { orb: ORB } = SIZES;

export const TransitSearchRequest = z
  .strictObject({
    natal_planets: NatalPoints.optional(),
    subject: Subject.optional().meta({
      description:
        'A birth in place of `natal_planets`: its Sun to Pluto, Chiron, true node, Ascendant and Midheaven; without a time of birth no Moon and no angles',
    }),
    transiting_planets: transitBodyList('Moving bodies that make the aspects, each once', ['jupiter', 'saturn']),
    ...rangeShape,
    aspects: searchedAspects,
    orb: z.number().min(ORB.minimum).max(ORB.maximum).default(1).meta({
      description: 'Distance from exactness within which an aspect counts, degrees',
      example: 1,
    }),
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(requireOnePlaceOfPoints, refineWhenValid('natal_planets', 'subject'))
  .superRefine(
    (sent, context) => refuseBadRange(sent, sent.transiting_planets, context),
    refineWhenValid('transiting_planets', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'TransitSearchRequest',
    description: 'Natal points or a birth, moving bodies, and the dates of the search',
  });

interface PointSources {
  readonly natal_planets?: unknown;
  readonly subject?: unknown;
}

function requireOnePlaceOfPoints({ natal_planets, subject }: PointSources, context: z.core.$RefinementCtx): void {
  if ((natal_planets === undefined) !== (subject === undefined)) return;
  const isMissing = subject === undefined;
  const message = isMissing
    ? 'is required: natal points with their longitudes, or send subject'
    : 'conflicts with natal_planets; send one of them';
  const path = [isMissing ? 'natal_planets' : 'subject'];
  context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError', hasExample: isMissing } });
}

export type TransitSearchRequest = z.output<typeof TransitSearchRequest>;
