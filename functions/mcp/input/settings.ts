import * as z from 'zod';
import { CHART_ZODIAC_TYPES } from '../../../lib/astro/chart/settings.ts';
import type { ChartObjectId } from '../../../lib/base/catalog/chart-objects.ts';
import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import type { WrittenBirth } from './birth.ts';

const LONGEST_NAME = 40;

/** The bodies of a chart, unless a call lists others. */
export const DEFAULT_BODIES: readonly ChartObjectId[] = OBJECT_SETS.modern_plus_points;

/** Bodies whose transits last for days to months. */
export const SLOW_BODIES: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** The `options` of charts whose text needs little: no aspects that say the same twice. */
const BRIEF_OPTIONS = { verbosity: 'minimal', duplicate_aspects: false } as const;

/** A list of at least one name. */
export const nameList = (longest: number) => z.array(z.string()).min(1).max(longest);

const settingName = z.string().max(LONGEST_NAME).optional();

/** How long the answer is. */
export const detailShape = { detail: z.enum(['brief', 'full']).optional() };

/** The argument of {@link detailShape}. */
export type AnswerDetail = z.output<typeof detailShape.detail>;

/** House system and zodiac, described for the model. */
export const chartSettingsShape = {
  house_system: settingName.meta({ description: 'placidus (default), whole_sign, …' }),
  zodiac: settingName.meta({ description: 'tropical (default), or an ayanamsa such as lahiri' }),
};

/** Settings of a call, each absent where the model gave none. */
export interface ToolSettings {
  readonly house_system?: string | undefined;
  readonly zodiac?: string | undefined;
  readonly bodies?: readonly string[] | undefined;
}

/** Members of a request's zodiac that follow from one name. */
export function toZodiacMembers(zodiac: string | undefined): { zodiac_type?: string; ayanamsa?: string } {
  if (zodiac === undefined) return {};
  const name = toCanonicalName(zodiac);
  if (CHART_ZODIAC_TYPES.some((type) => type === name)) return { zodiac_type: name };
  return { zodiac_type: 'sidereal', ayanamsa: zodiac };
}

/** The `configuration` of a request about births. A handle with a choice of bodies keeps it. */
export function toConfiguration({ house_system, zodiac, bodies }: ToolSettings, ...births: readonly WrittenBirth[]) {
  const objects = bodies ?? (births.some(({ hasBodies }) => hasBodies) ? undefined : DEFAULT_BODIES);
  return {
    house_system,
    ...toZodiacMembers(zodiac),
    ...(objects && { object_set: 'custom', objects: [...objects] }),
  };
}

/** Settings and options of a request about the charts of births. */
export const toChartMembers = (settings: ToolSettings, ...births: readonly WrittenBirth[]) => ({
  configuration: toConfiguration(settings, ...births),
  options: BRIEF_OPTIONS,
});

/** Members of a request about the chart of one birth. */
export const toBirthMembers = (birth: WrittenBirth, settings: ToolSettings = {}) => ({
  subject: birth.subject,
  ...toChartMembers(settings, birth),
});
