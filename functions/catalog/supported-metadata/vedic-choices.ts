import { KARAKA_COUNTS } from '../../../lib/base/catalog/grahas.ts';
import { POSITION_KINDS } from '../../../lib/base/catalog/position-kinds.ts';
import { DISPUTED_METHODS } from '../../../lib/base/catalog/varga-methods.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { SQUARE_LAYOUTS } from '../../../lib/draw/square/square-chart.ts';
import { type Choice, listChoices } from './choice.ts';

/** The methods of a disputed varga with their rules. */
const listMethods = (varga: keyof typeof DISPUTED_METHODS): Choice[] =>
  Object.entries<{ readonly rule: string }>(DISPUTED_METHODS[varga]).map(([id, { rule }]) => ({
    id,
    description: `${rule}.`,
  }));

/** Closed lists of requests for Indian charts. */
export const VEDIC_CHOICES = {
  position_kinds: listChoices(POSITION_KINDS, {
    apparent: 'Where its light shows a body.',
    true: 'Where the body is at that moment, without light-time, aberration and deflection.',
  }),
  karaka_counts: KARAKA_COUNTS.map(
    (count): Choice => ({
      id: String(count),
      description: count === 7 ? 'Sun to Saturn are variable significators.' : 'Rahu is one too.',
    }),
  ),
  vargas: VARGAS.map((varga): Choice => ({ id: String(varga), description: VARGA_NAMES[varga] })),
  picture_vargas: VARGAS.map((varga): Choice => ({ id: `d${varga}`, description: VARGA_NAMES[varga] })),
  square_layouts: listChoices(SQUARE_LAYOUTS, {
    south: 'Signs in fixed boxes, Aries the second of the top row.',
    north: 'Houses in fixed diamonds and triangles, the first at the top.',
  }),
  varga_methods_d2: listMethods(2),
  varga_methods_d3: listMethods(3),
  varga_methods_d7: listMethods(7),
  varga_methods_d9: listMethods(9),
  varga_methods_d10: listMethods(10),
  varga_methods_d11: listMethods(11),
  varga_methods_d24: listMethods(24),
  varga_methods_d30: listMethods(30),
  varga_methods_d60: listMethods(60),
};
