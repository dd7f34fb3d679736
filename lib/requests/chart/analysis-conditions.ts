import * as z from 'zod';
import { ANGULARITIES } from '../../astro/chart/analysis/body-conditions.ts';
import { RECEPTION_DIGNITIES, TRIPLICITY_RANKS } from '../../astro/chart/analysis/receptions.ts';
import { SOLAR_PHASE_NAMES } from '../../astro/chart/analysis/solar-phase-name.ts';
import { ASPECT_IDS } from '../../base/catalog/aspects.ts';
import { CHART_OBJECT_IDS } from '../../base/catalog/chart-objects.ts';
import { HOUSE_KEYS, type HouseKey } from '../../base/catalog/house-keys.ts';
import { SIGNS } from '../../base/catalog/signs.ts';
import { choice, flag, number, text } from '../members.ts';
import { bodyIds } from './analysis-figures.ts';
import { Dignities } from './points.ts';

const isTrue = (description: string) => z.boolean().optional().meta({ description, example: false });

const HouseRulerRecord = z
  .object({
    cusp_ruler: text('Ruler of the sign of the cusp', 'venus'),
    whole_sign_ruler: text('Ruler of the sign that is this house in whole signs from the Ascendant’s', 'venus'),
    in_house: z
      .int()
      .nullable()
      .meta({ description: 'House of the ruler of the cusp; null where the chart lacks it', example: 8 }),
    in_sign: z
      .enum(SIGNS)
      .nullable()
      .meta({ description: 'Sign of the ruler of the cusp; null where the chart lacks it', example: 'Gemini' }),
  })
  .meta({ id: 'HouseRuler', description: 'Rulers of a house' });

const houseRulersShape = Object.fromEntries(HOUSE_KEYS.map((key) => [key, HouseRulerRecord])) as Record<
  HouseKey,
  typeof HouseRulerRecord
>;

export const Rulers = z
  .object({ houses: z.object(houseRulersShape).meta({ description: 'The twelve houses, `first` to `twelfth`' }) })
  .meta({ id: 'Rulers', description: 'Rulers of the houses; absent without houses' });

const HostDignities = z
  .object({
    dignities: z.array(z.enum(RECEPTION_DIGNITIES)).meta({
      description: 'Dignities of the host at the place of the guest; empty where it does not receive the guest',
      example: ['triplicity', 'face'],
    }),
    triplicity_rank: z.enum(TRIPLICITY_RANKS).nullable().meta({
      description:
        'With `triplicity`: `first` is the lord of the sect of the chart, `third` the participating one; else null, as where the sect is not known',
      example: 'first',
    }),
  })
  .meta({ id: 'HostDignities', description: 'How one planet receives another' });

export const ReceptionRecord = z
  .object({
    a: text('The first planet', 'venus'),
    b: text('The second planet', 'mars'),
    mutual: flag('Whether each receives the other'),
    a_by: HostDignities.meta({ description: 'How `a` receives `b`' }),
    b_by: HostDignities.meta({ description: 'How `b` receives `a`' }),
    aspect: z.enum(ASPECT_IDS).nullable().meta({ description: 'Major aspect between them', example: 'square' }),
    applying: z.boolean().nullable().meta({
      description: 'Whether the aspect applies; null without an aspect or motion',
      example: true,
    }),
    strong: flag('An aspect, and on one side domicile, exaltation or two lesser dignities', true),
  })
  .meta({ id: 'Reception', description: 'Two planets of which at least one receives the other' });

export const BodyConditionRecord = z
  .object({
    dignities: Dignities.optional(),
    angularity: z.enum(ANGULARITIES).optional().meta({ description: 'By the houses of the chart', example: 'angular' }),
    solar_phase: z.enum(SOLAR_PHASE_NAMES).optional().meta({
      description:
        'Distance from the Sun in longitude: cazimi to 17′, combust to 8°30′, under_beams to 17°, else free; the sign does not matter',
      example: 'free',
    }),
    oriental: isTrue('Rises before the Sun'),
    swift: isTrue('Faster than its mean motion'),
    joy: isTrue('In the house of its joy, counted in whole signs from the Ascendant’s'),
    hayz: isTrue('In hayz by the rule of `definition.hayz`'),
    out_of_bounds: isTrue('Declination beyond the obliquity'),
    station_days: z.number().optional().meta({
      description: 'Days from the moment to the nearest station, exact to ten minutes; negative where it is past',
      example: -12.3,
    }),
    station: z
      .enum(['direct', 'retrograde'])
      .optional()
      .meta({ description: 'Motion that begins at that station', example: 'direct' }),
  })
  .meta({
    id: 'BodyCondition',
    description: 'State of a body; a member is absent where the body or the chart has no such state',
  });

const conditionShape = Object.fromEntries(CHART_OBJECT_IDS.map((id) => [id, BodyConditionRecord.optional()])) as Record<
  (typeof CHART_OBJECT_IDS)[number],
  z.ZodOptional<typeof BodyConditionRecord>
>;

export const BodyConditions = z
  .object(conditionShape)
  .meta({ id: 'BodyConditions', description: 'State of each body and point of the chart, by id' });

const Dispositors = z
  .object(Object.fromEntries(CHART_OBJECT_IDS.map((id) => [id, text('Ruler of its sign', 'mercury').optional()])))
  .meta({ id: 'Dispositors', description: 'Ruler of the sign of each body and point, by id' });

/** Members about the rulers of signs. */
export const dispositorShape = {
  dispositors: Dispositors.optional(),
  final_dispositors: bodyIds
    .optional()
    .meta({ description: 'Planets in a sign that they rule, at which chains of dispositors end', example: ['venus'] }),
  loops: z
    .array(bodyIds)
    .optional()
    .meta({ description: 'Rings of planets, each in a sign of the next', example: [['mars', 'jupiter']] }),
};

export const SectRecord = z
  .object({
    sect: choice(['day', 'night'], 'Whether the Sun is above the true horizon', 'day'),
    sun_altitude_deg: number('Altitude of the Sun’s center, without refraction', 41.2),
  })
  .meta({ id: 'Sect', description: 'Sect of the chart' });
