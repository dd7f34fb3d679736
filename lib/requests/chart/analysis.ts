import * as z from 'zod';
import { HAYZ_RULES } from '../../astro/chart/analysis/hayz.ts';
import { RECEPTION_RULES } from '../../astro/chart/analysis/receptions.ts';
import { VOID_TRADITIONS } from '../../astro/sky/events/event.ts';
import { RULERSHIPS } from '../../base/catalog/dignities.ts';
import { PATTERN_ASPECT_IDS, type PatternAspectId } from '../../base/catalog/patterns.ts';
import { choice, integer, number, text } from '../members.ts';
import { BodyConditions, dispositorShape, ReceptionRecord, Rulers, SectRecord } from './analysis-conditions.ts';
import { BalanceRecord, bodyIds, PatternRecord, ShapeRecord, StelliumRecord } from './analysis-figures.ts';
import { AlmutenRecord, MoonCourseRecord } from './analysis-sky.ts';

const BodyContact = z
  .object({
    a: text('Id of the first body', 'sun'),
    b: text('Id of the second body', 'moon'),
    orb_deg: number('Distance from exactness, degrees, never negative', 0.423451),
    applying: z.boolean().nullable().meta({
      description: 'True if the orb decreases with time; null if neither body moves',
      example: true,
    }),
  })
  .meta({ id: 'BodyContact', description: 'A contact of two bodies that is no aspect in longitude' });

const contacts = (description: string) =>
  z
    .array(BodyContact)
    .optional()
    .meta({ description: `${description}, orb 1°; absent from heliocentric charts` });

const patternOrbsShape = Object.fromEntries(
  PATTERN_ASPECT_IDS.map((aspect) => [aspect, number(`Orb of the ${aspect}`, 3)]),
) as Record<PatternAspectId, z.ZodNumber>;

const AnalysisDefinition = z
  .object({
    id: z.literal('chart_facts').meta({ description: 'Name of these definitions' }),
    pattern_bodies: bodyIds.meta({ description: 'Bodies of balance, patterns, stelliums and contacts' }),
    pattern_orbs: z.object(patternOrbsShape).meta({ description: 'Orbs of the patterns, degrees' }),
    stellium_min: integer('Smallest number of bodies of a stellium', 3),
    cluster_gap_deg: number('Largest distance of neighbors in a cluster', 8),
    cluster_span_deg: number('Largest distance of the first and last of a cluster', 15),
    shape_leeway_deg: number('Every gap that a shape requires may be smaller by this', 5),
    contact_orb_deg: number('Orb of parallels and antiscia', 1),
    rulerships: choice(RULERSHIPS, 'Rulers of the signs', 'traditional'),
    reception_rule: choice(RECEPTION_RULES, 'Which receptions are listed', 'listed'),
    void_of_course: choice(VOID_TRADITIONS, 'Planets that keep the Moon from being void of course', 'modern'),
    hayz: choice(HAYZ_RULES, 'Rule of hayz', 'halb'),
    dignity_table: text('Table of the dignities and their points', 'lilly'),
    sources: z.array(z.string()).meta({ description: 'Where rules and tables come from', example: [] }),
  })
  .meta({ id: 'AnalysisDefinition', description: 'The rules by which the facts were found' });

/** Facts about a chart. */
export const ChartAnalysis = z
  .object({
    definition: AnalysisDefinition,
    balance: BalanceRecord,
    patterns: z
      .array(PatternRecord)
      .meta({ description: 'Figures of aspects, those of more bodies first; parts of a larger figure are listed too' }),
    stelliums: z.array(StelliumRecord).meta({ description: 'By sign, then by house, then clusters' }),
    shape: ShapeRecord.optional(),
    rulers: Rulers.optional(),
    ...dispositorShape,
    receptions: z
      .array(ReceptionRecord)
      .optional()
      .meta({ description: 'Receptions among Sun to Saturn, each pair once' }),
    bodies: BodyConditions.optional(),
    sect: SectRecord.optional(),
    moon: MoonCourseRecord.optional(),
    almuten_figuris: AlmutenRecord.optional(),
    parallels: contacts('Pairs of bodies of the same declination'),
    contraparallels: contacts('Pairs of bodies of opposite declinations'),
    antiscia: contacts('Pairs of bodies that mirror each other at the axis of the solstices'),
    contra_antiscia: contacts('Pairs of bodies that mirror each other at the axis of the equinoxes'),
  })
  .meta({ id: 'ChartAnalysis', description: 'What a chart shows beyond its positions and aspects' });

export type ChartAnalysis = z.output<typeof ChartAnalysis>;
