import type * as z from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import { DASHA_LEVEL_NAMES } from '../../../lib/base/catalog/dashas.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { ActiveResponse } from '../../timelords/active/contract.ts';
import { active } from '../../timelords/endpoints.ts';
import type { AnswerDetail, WrittenBirth } from '../input/birth.ts';
import type { FullAnswer, ToolCall } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';

/** The time lords of a moment. */
export type TimeLords = FullAnswer<z.output<typeof ActiveResponse>>['data'];
export type TimeLord = TimeLords['active'][number];

const BRIEF_LEVELS = 2;

/** Moments outside the life, and handles with settings that time lords do not have, such as a center. */
const WITHOUT_LORDS: readonly string[] = ['InvalidRange', 'DatetimeOutOfRange', 'ValidationError'];

/**
 * The time lords of a moment: undefined for a birth without a time, a moment outside the life, or a chart that has none.
 *
 * @param iso UTC
 * @param zodiac members of the request, default those of the birth
 */
export async function requestTimeLords(
  birth: WrittenBirth,
  iso: string,
  { ask }: ToolCall,
  zodiac: object = {},
): Promise<TimeLords | undefined> {
  if (!birth.hasTime) return undefined;
  const body = { subject: birth.subject, target_datetime: { iso, calendar: 'gregorian' }, ...zodiac };
  try {
    const { data } = await ask<FullAnswer<z.output<typeof ActiveResponse>>>({ endpoint: active, body });
    return data;
  } catch (error) {
    if (error instanceof ToolFailure && WITHOUT_LORDS.includes(error.code)) return undefined;
    throw error;
  }
}

/** The time lords that fulfill a condition. */
export const chooseLords = (data: TimeLords, isChosen: (lord: TimeLord) => boolean): TimeLords => ({
  ...data,
  active: data.active.filter(isChosen),
});

/** A line for each technique: in detail all levels, otherwise the first two. */
export function describeTimeLords(data: TimeLords, detail: AnswerDetail): readonly string[] {
  const periods = data.active.filter(({ level }) => detail === 'full' || level <= BRIEF_LEVELS);
  const bySystem = Map.groupBy(periods, ({ system }) => system);
  return [...bySystem].map(([system, ofSystem]) => {
    const { title, format } = SYSTEMS[system];
    const heading = system === 'vimshottari' ? `${title} (${data.vimshottari_zodiac.ayanamsa}):` : title;
    return `${heading} ${ofSystem.map(format).join('; ')}`;
  });
}

const until = ({ end }: TimeLord): string => `until ${toDay(end)}`;

const formatProfection = (period: TimeLord): string =>
  `${period.level === 1 ? '' : 'month: '}${period.sign}, lord ${namePoint(period.lord)}, ${until(period)}`;

const formatFirdar = (period: TimeLord): string =>
  `${period.level === 1 ? '' : 'part '}${namePoint(period.lord)}, ${until(period)}`;

const formatReleasing = (period: TimeLord): string => `${period.sign} (level ${period.level}) ${until(period)}`;

const formatDasha = (period: TimeLord): string =>
  `${namePoint(period.lord)} ${DASHA_LEVEL_NAMES[period.level - 1]?.toLowerCase()} ${until(period)}`;

interface SystemText {
  readonly title: string;
  readonly format: (period: TimeLord) => string;
}

const SYSTEMS: Readonly<Record<TimeLord['system'], SystemText>> = {
  profections: { title: 'Profected year:', format: formatProfection },
  firdaria: { title: 'Firdar:', format: formatFirdar },
  releasing_fortune: { title: 'Releasing from Fortune:', format: formatReleasing },
  releasing_spirit: { title: 'Releasing from Spirit:', format: formatReleasing },
  vimshottari: { title: 'Vimshottari dasha', format: formatDasha },
};
