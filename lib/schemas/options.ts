import * as z from 'zod';
import { ASPECT_IDS, type AspectId } from '../catalog/aspects.ts';
import { LIMITS } from '../catalog/limits.ts';
import { toCanonicalName } from '../catalog/names.ts';
import { ASPECT_POINT_SETS } from '../domain/chart/settings.ts';
import { nameEnum } from './name-enum.ts';
import { problemCode } from './problem-code.ts';

export const VERBOSITIES = ['minimal', 'standard', 'detailed'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

const { orb: ORB, decimal_places: DECIMAL_PLACES, time_uncertainty_minutes: TIME_UNCERTAINTY } = LIMITS;

const orbShape = Object.fromEntries(
  ASPECT_IDS.map((aspect) => [
    aspect,
    z
      .number()
      .min(ORB.minimum)
      .max(ORB.maximum)
      .optional()
      .meta({ description: `Orb of the ${aspect}, degrees`, example: 3 }),
  ]),
) as Record<AspectId, z.ZodOptional<z.ZodNumber>>;

/** Matches aspect names without regard to case, spaces or hyphens, like all names; an unknown name stays as sent. */
function canonicalizeKeys(sent: unknown, context: z.core.$RefinementCtx): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const orbs = new Map<string, unknown>();
  for (const [name, orb] of Object.entries(sent)) {
    const canonical = toCanonicalName(name);
    const aspect = Object.hasOwn(orbShape, canonical) ? canonical : name;
    if (orbs.has(aspect)) context.addIssue({ code: 'custom', path: [name], message: `is ${aspect} once more` });
    orbs.set(aspect, orb);
  }
  return Object.fromEntries(orbs);
}

/** Orbs in degrees by aspect; they replace the defaults. */
export const Orbs = z
  .preprocess(canonicalizeKeys, z.strictObject(orbShape))
  .meta({
    id: 'Orbs',
    description: 'Orbs in degrees that replace the defaults; nothing is added to them for Sun and Moon',
    example: { conjunction: 6, trine: 5 },
  })
  .register(problemCode, { code: 'InvalidAspect' });

/** Options that select the content of a chart's answer. */
export const ChartOptions = z
  .strictObject({
    include_aspects: z.boolean().optional().meta({ description: 'Default true', example: true }),
    include_minor_aspects: z.boolean().default(false).meta({
      description: 'Also semi-sextile, semi-square, quintile, sesquiquadrate, bi-quintile and quincunx',
      example: false,
    }),
    include_declination_aspects: z.boolean().default(false).meta({
      description: 'Also parallels and contraparallels of the bodies, orb 1°',
      example: false,
    }),
    aspect_points: nameEnum(ASPECT_POINT_SETS).default('bodies_and_angles').meta({
      description: 'Whether Ascendant and Midheaven take part in aspects',
      example: 'bodies_and_angles',
    }),
    orbs: Orbs.optional(),
    include_hermetic_lots: z
      .boolean()
      .default(false)
      .meta({ description: 'Adds the seven Hermetic lots', example: false }),
    verbosity: nameEnum(VERBOSITIES).default('standard').meta({
      description: '`detailed` adds equatorial places, dignities, element, modality and the astronomy of the moment',
      example: 'standard',
    }),
    decimal_places: z.int().min(DECIMAL_PLACES.minimum).max(DECIMAL_PLACES.maximum).default(6).meta({
      description: 'Decimals of angles in degrees',
      example: 6,
    }),
  })
  .meta({ id: 'ChartOptions', description: 'What the answer shows', example: { verbosity: 'standard' } });

export type ChartOptions = z.output<typeof ChartOptions>;

/** Options of a chart of one birth, whose time may be uncertain. */
export const NatalOptions = ChartOptions.extend({
  time_uncertainty_minutes: z.number().gt(0).max(TIME_UNCERTAINTY.maximum).optional().meta({
    description:
      'Adds `time_uncertainty`: the longitudes that the angles can have, and every sign, house and sect that may differ, if the time is wrong by up to so many minutes to either side',
    example: 30,
  }),
}).meta({ id: 'NatalOptions', description: 'What the answer shows', example: { verbosity: 'standard' } });

export type NatalOptions = z.output<typeof NatalOptions>;
