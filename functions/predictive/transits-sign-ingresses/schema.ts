import * as z from 'zod';
import { SIGNS } from '../../../lib/catalog/signs.ts';
import { instantText, success } from '../../../lib/schemas/answer.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/schemas/configuration.ts';
import { refineWhenValid } from '../../../lib/schemas/refine-when-valid.ts';
import { transitBodyList } from '../names.ts';
import { pagedShape, pagingShape } from '../paging.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';

export const SignIngressesRequest = z
  .strictObject({
    planets: transitBodyList('Bodies whose ingresses are looked for, each once', ['sun', 'saturn']),
    ...rangeShape,
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(
    (sent, context) => refuseBadRange(sent, sent.planets, context),
    refineWhenValid('planets', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'zodiac_type'))
  .meta({ id: 'SignIngressesRequest', description: 'Bodies, and from when to when' });

export type SignIngressesRequest = z.output<typeof SignIngressesRequest>;

const SignIngress = z
  .object({
    planet: z.string().meta({ description: 'Name of the body', example: 'saturn' }),
    sign: z.enum(SIGNS).meta({ description: 'The sign that it enters', example: 'Aries' }),
    from_sign: z.enum(SIGNS).meta({ description: 'The sign that it leaves', example: 'Pisces' }),
    exact_datetime: instantText('When it stands exactly on the border'),
    retrograde: z.boolean().meta({ description: 'Whether it goes back, against the signs', example: false }),
  })
  .meta({ id: 'SignIngress', description: 'A body passing from sign to sign' });

export const SignIngressesResponse = z
  .object({
    success,
    ingresses: z.array(SignIngress).meta({ description: 'Every ingress, re-entries included, in order of time' }),
    ...pagedShape,
  })
  .meta({ id: 'SignIngressesResponse', description: 'When bodies enter signs' });

export type SignIngressesResponse = z.input<typeof SignIngressesResponse>;
