import { KARAKA_COUNTS } from '../../../lib/base/catalog/grahas.ts';
import { POSITION_KINDS } from '../../../lib/base/catalog/position-kinds.ts';
import { DISPUTED_METHODS } from '../../../lib/base/catalog/varga-methods.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { SQUARE_LAYOUTS } from '../../../lib/draw/square/square-chart.ts';
import { type Choice, listChoices } from './choice.ts';

type MethodLists = Record<`varga_methods_d${keyof typeof DISPUTED_METHODS}`, Choice[]>;

/** The methods of each disputed varga with their rules. */
const METHOD_LISTS = Object.fromEntries(
  Object.entries<Readonly<Record<string, { readonly rule: string }>>>(DISPUTED_METHODS).map(([varga, methods]) => [
    `varga_methods_d${varga}`,
    Object.entries(methods).map(([id, { rule }]) => ({ id, description: `${rule}.` })),
  ]),
) as MethodLists;

/** Closed lists of requests for Indian charts. */
export const VEDIC_CHOICES = {
  position_kinds: listChoices(POSITION_KINDS, {
    apparent: 'Where its light shows a body.',
    true: 'Where the body is at that moment, without light-time, aberration and deflection.',
  }),
  karaka_counts: listChoices(KARAKA_COUNTS, {
    7: 'Sun to Saturn are variable significators.',
    8: 'Rahu is one too.',
  }),
  vargas: listChoices(VARGAS, VARGA_NAMES),
  picture_vargas: VARGAS.map((varga) => ({ id: `d${varga}`, description: VARGA_NAMES[varga] })),
  square_layouts: listChoices(SQUARE_LAYOUTS, {
    south: 'Signs in fixed boxes, Aries the second of the top row.',
    north: 'Houses in fixed diamonds and triangles, the first at the top.',
    east: 'Signs in fixed boxes and triangles, Aries above the middle.',
  }),
  ...METHOD_LISTS,
};
