import * as z from 'zod';
import { HAYZ_RULES } from '../../astro/chart/analysis/hayz.ts';
import { RECEPTION_RULES } from '../../astro/chart/analysis/receptions.ts';
import { DEFAULT_FACT_SETTINGS } from '../../astro/chart/analysis/settings.ts';
import { VOID_TRADITIONS } from '../../astro/sky/events/event.ts';
import { CHART_OBJECT_IDS } from '../../base/catalog/chart-objects.ts';
import { RULERSHIPS } from '../../base/catalog/dignities.ts';
import { countNamed } from '../../base/catalog/minor-planets.ts';
import { PATTERN_ASPECT_IDS, PATTERN_ORBS_DEG, STELLIUM_SIZES } from '../../base/catalog/patterns.ts';
import { SIZES } from '../../base/catalog/sizes.ts';
import { nameEnum } from '../../contract/name-enum.ts';
import { ChartObject } from '../configuration.ts';
import { ChartOptions } from '../options.ts';
import { orbsSchema } from '../orbs.ts';
import { problemCode } from '../problem-code.ts';

const { rulership, hayzRule, receptionRule, voidTradition } = DEFAULT_FACT_SETTINGS;
const DEFAULT_ORBS = PATTERN_ASPECT_IDS.map((aspect) => `${aspect} ${PATTERN_ORBS_DEG[aspect]}`).join(', ');

const PatternOrbs = orbsSchema(PATTERN_ASPECT_IDS)
  .meta({
    id: 'PatternOrbs',
    description: `Orbs in degrees of the aspects that patterns are made of, the same for all bodies. No pattern has a conjunction, whose orb has no effect and is answered with a warning. Defaults: ${DEFAULT_ORBS}`,
    example: { trine: 5, quincunx: 2 },
  })
  .register(problemCode, { unknownMemberCode: 'InvalidAspect' });

/** Options that select the facts of a chart and their rules. */
export const AnalysisOptions = z
  .strictObject({
    pattern_orbs: PatternOrbs.optional(),
    pattern_bodies: z
      .array(ChartObject)
      .min(1)
      .max(countNamed(CHART_OBJECT_IDS))
      .optional()
      .meta({
        description: `Bodies whose balance, patterns, stelliums and contacts are found, default Sun to Pluto; one that the chart lacks is left out with a warning. Bodies that make more than ${SIZES.patterns.maximum} patterns with the orbs of the request are refused`,
        example: ['sun', 'moon', 'mars', 'chiron'],
      }),
    rulerships: nameEnum(RULERSHIPS).default(rulership).meta({
      description: 'Rulers of the signs: `traditional`, Sun to Saturn; `modern`, with Uranus, Neptune and Pluto',
      example: 'traditional',
    }),
    stellium_min: z
      .int()
      .min(STELLIUM_SIZES[0])
      .max(STELLIUM_SIZES.at(-1) ?? STELLIUM_SIZES[0])
      .default(STELLIUM_SIZES[0])
      .meta({ description: 'Smallest number of bodies of a stellium', example: 3 }),
    hayz: nameEnum(HAYZ_RULES).default(hayzRule).meta({
      description: '`halb`: hemisphere and sign suit the planet. `strict`: the sect of the chart suits it too',
      example: 'halb',
    }),
    reception_rule: nameEnum(RECEPTION_RULES).default(receptionRule).meta({
      description: '`listed`: every reception. `bonatti`: only the strong ones',
      example: 'listed',
    }),
    void_of_course: nameEnum(VOID_TRADITIONS).default(voidTradition).meta({
      description:
        'Planets whose aspects keep the Moon from being void of course: `modern` Sun to Pluto, `traditional` Sun to Saturn',
      example: 'traditional',
    }),
    almuten: z.boolean().default(false).meta({
      description: 'Adds the almuten figuris, which needs the syzygy before the birth and the sunrise',
      example: true,
    }),
    decimal_places: ChartOptions.shape.decimal_places,
  })
  .meta({ id: 'AnalysisOptions', description: 'Which facts are found, and how they are shown', example: {} });

export type AnalysisOptions = z.output<typeof AnalysisOptions>;
