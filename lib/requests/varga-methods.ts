import * as z from 'zod';
import { DISPUTED_METHODS } from '../base/catalog/varga-methods.ts';
import { VARGA_NAMES } from '../base/catalog/vargas.ts';
import { nameEnum } from '../contract/name-enum.ts';

type DisputedVarga = keyof typeof DISPUTED_METHODS;

const methodsOf = <Id extends string>(methods: Readonly<Record<Id, unknown>>) => Object.keys(methods) as [Id, ...Id[]];

const method = <Id extends string>(varga: DisputedVarga, ids: readonly [Id, ...Id[]]) =>
  nameEnum(ids)
    .optional()
    .meta({ description: `${VARGA_NAMES[varga]}, default \`${ids[0]}\``, example: ids[0] });

/** Methods of the disputed vargas in a request. */
export const VargaMethods = z
  .strictObject({
    d2: method(2, methodsOf(DISPUTED_METHODS[2])),
    d3: method(3, methodsOf(DISPUTED_METHODS[3])),
    d7: method(7, methodsOf(DISPUTED_METHODS[7])),
    d9: method(9, methodsOf(DISPUTED_METHODS[9])),
    d10: method(10, methodsOf(DISPUTED_METHODS[10])),
    d11: method(11, methodsOf(DISPUTED_METHODS[11])),
    d24: method(24, methodsOf(DISPUTED_METHODS[24])),
    d30: method(30, methodsOf(DISPUTED_METHODS[30])),
    d60: method(60, methodsOf(DISPUTED_METHODS[60])),
  })
  .meta({
    id: 'VargaMethods',
    description: 'How disputed vargas are counted, each of them in `vargas`; the answer has the rule and its source',
    example: { d9: 'kalachakra' },
  });

export type VargaMethods = z.output<typeof VargaMethods>;
