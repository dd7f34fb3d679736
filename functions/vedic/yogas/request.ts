import * as z from 'zod';
import { NODE_SOURCES } from '../../../lib/astro/chart/settings.ts';
import { BENEFIC_RULES } from '../../../lib/astro/indian/yoga-chart.ts';
import { YOGA_FAMILIES, YOGA_IDS, YOGA_LISTS, YOGA_VARIANTS } from '../../../lib/base/catalog/yogas.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

export const VARIANT_IDS: readonly string[] = [...YOGA_VARIANTS.keys()];

export const YogasRequest = z
  .strictObject({
    subject: Subject,
    ...siderealShape,
    node: nameEnum(NODE_SOURCES).default('mean').meta({
      description: 'Node of the Moon that is Rahu: `mean` or `true`',
      example: 'mean',
    }),
    benefics: nameEnum(BENEFIC_RULES).default('by_state').meta({
      description:
        '`by_state`: Jupiter and Venus, the Moon as she waxes, and Mercury unless with a malefic; `by_nature`: always Mercury, Jupiter and Venus, with the Moon neither benefic nor malefic. Rules that name the benefics themselves, as those of nabhasa yogas, are not affected',
      example: 'by_state',
    }),
    variants: z
      .array(nameEnum(VARIANT_IDS))
      .max(YOGA_VARIANTS.size)
      .default([])
      .meta({
        description:
          'Rules that replace the default one where authors define a yoga in different ways, at most one for a yoga',
        example: ['gajakesari_bphs', 'kala_sarpa_ascendant_inside'],
      }),
    yogas: z
      .array(nameEnum(YOGA_IDS))
      .min(1)
      .max(YOGA_IDS.length)
      .optional()
      .meta({
        description: 'Yogas that the answer is about; default all',
        example: ['gajakesari', 'kemadruma'],
      }),
    families: z
      .array(nameEnum(YOGA_FAMILIES))
      .min(1)
      .max(YOGA_FAMILIES.length)
      .optional()
      .meta({
        description: 'Families that the answer is about, beside `yogas`; default all',
        example: ['mahapurusha', 'raja'],
      }),
    include: nameEnum(YOGA_LISTS).default('present').meta({
      description: '`present`: yogas of the chart; `all`: also absent ones, and those that need a time of birth',
      example: 'present',
    }),
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .superRefine(refuseSecondVariants, refineWhenValid('variants'))
  .meta({ id: 'YogasRequest', description: 'A birth, the settings of its sidereal chart, and the rules of yogas' });

export type YogasRequest = z.output<typeof YogasRequest>;

function refuseSecondVariants({ variants }: { readonly variants: readonly string[] }, context: z.core.$RefinementCtx) {
  const yogaOf = (id: string) => YOGA_VARIANTS.get(id)?.yoga;
  for (const [index, id] of variants.entries()) {
    const first = variants.findIndex((other) => yogaOf(other) === yogaOf(id));
    if (first === index) continue;
    const message = `is a second rule of ${yogaOf(id)}, after variants[${first}]; send one of them`;
    context.addIssue({ code: 'custom', path: ['variants', index], message, params: { problem: 'ValidationError' } });
  }
}
