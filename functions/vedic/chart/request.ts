import * as z from 'zod';
import { NODE_SOURCES } from '../../../lib/astro/chart/settings.ts';
import { KARAKA_COUNTS } from '../../../lib/base/catalog/grahas.ts';
import { VARGA_IDS, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import {
  AQUARIUS_LORDS,
  ARUDHA_EXCEPTIONS,
  CHART_ADDITIONS,
  DAY_UPAGRAHA_IDS,
  type DayUpagraha,
  DEFAULT_PARTS,
  LORDLESS_PARTS,
  PART_MOMENTS,
  SCORPIO_LORDS,
  SUNRISE_CHOICES,
} from '../../../lib/base/catalog/vedic-points.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { SQUARE_LAYOUTS } from '../../../lib/draw/square/square-chart.ts';
import { lifeShape } from '../../../lib/requests/life.ts';
import { plainPictureQuery, SWITCHES } from '../../../lib/requests/picture.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { VargaMethods } from '../../../lib/requests/varga-methods.ts';
import { AYANAMSA_MEMBERS, refuseSecondAyanamsa, siderealShape } from '../sidereal-shape.ts';

/** The form of the answer, and the look of the picture. */
export const VedicChartQuery = plainPictureQuery('the chart as an Indian square', {
  layout: nameEnum(SQUARE_LAYOUTS).optional().meta({
    description:
      '`south`: the signs have fixed boxes, Aries the second of the top row; `east`: the signs have, Aries above the middle; `north`: the houses have, the first at the top, and numbers name the signs. Default `south`',
    example: 'north',
  }),
  nakshatras: nameEnum(SWITCHES).optional().meta({
    description: '`on`: nakshatra and pada of each graha, as `Rohi 3`, in boxes that have room. Default `off`',
    example: 'on',
  }),
  varga: nameEnum(VARGA_IDS).optional().meta({
    description: 'The varga that is drawn, by its method in `varga_methods`. Default `d1`',
    example: 'd9',
  }),
});

const partOf = (id: DayUpagraha) =>
  nameEnum(PART_MOMENTS)
    .optional()
    .meta({ description: `Default \`${DEFAULT_PARTS[id]}\``, example: DEFAULT_PARTS[id] });

const partShape = Object.fromEntries(DAY_UPAGRAHA_IDS.map((id) => [id, partOf(id)])) as Record<
  DayUpagraha,
  ReturnType<typeof partOf>
>;

export const VedicChartRequest = z
  .strictObject({
    subject: Subject,
    target_datetime: lifeShape.target_datetime.meta({
      description:
        'Moment whose Vimshottari periods are `dashas` of the answer, and below the square; not before the birth, and within 120 years of it. Without it there are none',
    }),
    ...siderealShape,
    node: nameEnum(NODE_SOURCES).default('mean').meta({
      description: 'Node of the Moon that is Rahu: `mean`, or `true`, which wobbles around it by up to 1°45′',
      example: 'mean',
    }),
    vargas: z
      .array(z.literal(VARGAS))
      .min(1)
      .max(VARGAS.length)
      .default([1, 9])
      .meta({ description: 'Vargas (divisional charts) by their number of parts', example: [1, 9, 10] }),
    varga_methods: VargaMethods.prefault({}),
    karakas: z.literal(KARAKA_COUNTS).default(7).meta({
      description: 'Number of variable significators: 7 of Sun to Saturn, or 8 with Rahu',
      example: 7,
    }),
    include: z
      .array(nameEnum(CHART_ADDITIONS))
      .max(CHART_ADDITIONS.length)
      .default([])
      .meta({
        description:
          'What the answer has besides, each with a birth time only: `upagrahas`, `arudhas` (padas of houses and grahas), `special_lagnas`, `krishnamurti` (cusps, significators and ruling planets of Krishnamurti’s system)',
        example: ['upagrahas', 'arudhas'],
      }),
    upagraha_parts: z
      .strictObject(partShape)
      .prefault({})
      .meta({
        id: 'UpagrahaParts',
        description: 'The moment of its part of the day or night at which an upagraha rises',
        example: { mandi: 'end' },
      }),
    upagraha_lordless: nameEnum(LORDLESS_PARTS).default('eighth').meta({
      description: 'The part without a lord: the `eighth`, or that `after_saturn`’s',
      example: 'eighth',
    }),
    sunrise: nameEnum(SUNRISE_CHOICES).default('hindu').meta({
      description:
        'Sunrise of upagrahas, special lagnas and the lord of the day: `hindu`, the center on the horizon without refraction, or `apparent_limb`, as in western almanacs',
      example: 'hindu',
    }),
    arudha_exceptions: nameEnum(ARUDHA_EXCEPTIONS).default('tenth').meta({
      description: 'A pada in the sign that it is counted from, or the 7th from it: the `tenth` from there, or `none`',
      example: 'tenth',
    }),
    scorpio_lord: nameEnum(SCORPIO_LORDS)
      .default('mars')
      .meta({ description: 'Lord of Scorpio for arudhas', example: 'mars' }),
    aquarius_lord: nameEnum(AQUARIUS_LORDS)
      .default('saturn')
      .meta({ description: 'Lord of Aquarius for arudhas', example: 'saturn' }),
  })
  .superRefine(refuseSecondAyanamsa, refineWhenValid(...AYANAMSA_MEMBERS))
  .superRefine(refuseUnreadMethods, refineWhenValid('vargas', 'varga_methods'))
  .meta({ id: 'VedicChartRequest', description: 'A birth, the settings of its sidereal chart, and its vargas' });

export type VedicChartRequest = z.output<typeof VedicChartRequest>;

interface VargaMembers {
  readonly vargas: readonly number[];
  readonly varga_methods: VargaMethods;
}

/** Refuses methods of vargas that are not in the answer. */
function refuseUnreadMethods({ vargas, varga_methods }: VargaMembers, context: z.core.$RefinementCtx): void {
  for (const id of Object.keys(varga_methods)) {
    const varga = Number(id.slice('d'.length));
    if (vargas.includes(varga)) continue;
    const message = `is read only with ${varga} in vargas`;
    context.addIssue({ code: 'custom', path: ['varga_methods', id], message, params: { problem: 'ValidationError' } });
  }
}
