import * as z from 'zod';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { transitBodyList } from '../names.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';

export const SignIngressesRequest = z
  .strictObject({
    planets: transitBodyList('Bodies whose ingresses are searched, each once', ['sun', 'saturn']),
    ...rangeShape,
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(
    (sent, context) => refuseBadRange(sent, sent.planets, context),
    refineWhenValid('planets', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'SignIngressesRequest', description: 'Bodies and the dates of the search' });

export type SignIngressesRequest = z.output<typeof SignIngressesRequest>;
