import * as z from 'zod';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { ResultPage } from '../../../lib/astro/motion/pagination.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { text } from '../../../lib/requests/members.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import { entersBackwards } from '../names.ts';
import type { TransitIngress } from './calculate.ts';

export const SignIngress = z
  .object({
    planet: text('Name of the body', 'saturn'),
    sign: z.enum(SIGNS).meta({ description: 'The sign that it enters', example: 'Aries' }),
    from_sign: z.enum(SIGNS).meta({ description: 'The sign that it leaves', example: 'Pisces' }),
    exact_datetime: instantText('When the body is exactly at the boundary of the signs'),
    retrograde: entersBackwards,
  })
  .meta({ id: 'SignIngress', description: 'A body passing from sign to sign' });

export function toSignIngressesResponse({ items, ...page }: ResultPage<TransitIngress>) {
  return {
    ingresses: items.map(({ body, sign, fromSign, moment, retrograde }) => ({
      planet: body,
      sign,
      from_sign: fromSign,
      exact_datetime: formatInstant(moment),
      retrograde,
    })),
    ...toPagingMembers(page),
  };
}
