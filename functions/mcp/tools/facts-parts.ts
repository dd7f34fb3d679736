import type { WrittenBirth } from '../input/birth.ts';
import type { AnswerDetail, ToolSettings } from '../input/settings.ts';
import type { ToolText } from '../tool.ts';

/** Arguments of every kind of facts. */
export interface FactsArguments extends Pick<ToolSettings, 'house_system' | 'zodiac'> {
  readonly birth: WrittenBirth;
  readonly star_names?: readonly string[] | undefined;
  readonly detail?: AnswerDetail;
}

/** What a kind of facts says, and its values: the patterns, or the longitudes of lots or stars. */
export type FactsText = ToolText<{ patterns?: string[]; points?: Record<string, number> }>;
