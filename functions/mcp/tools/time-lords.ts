import type * as z from 'zod';
import type { ActiveResponse } from '../../timelords/active/contract.ts';
import { active } from '../../timelords/active/endpoint.ts';
import type { WrittenBirth } from '../input/birth.ts';
import { namePoint } from '../text/points.ts';
import type { ToolCall } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import type { FullAnswer } from './answer-parts.ts';

type Data = Extract<z.output<typeof ActiveResponse>, { output_mode: 'full' }>['data'];
type Period = Data['active'][number];

const BRIEF_LEVELS = 2;

/** Moments outside the life, and handles with settings that time lords do not have, such as a center. */
const WITHOUT_LORDS: readonly string[] = ['InvalidRange', 'DatetimeOutOfRange', 'ValidationError'];

/**
 * The time lords of a moment, a line for each technique: none for a birth without a time, a moment outside the life, or a
 * chart that has none.
 */
export async function describeTimeLords(
  { birth, iso, isFull }: { readonly birth: WrittenBirth; readonly iso: string; readonly isFull: boolean },
  { ask }: ToolCall,
): Promise<readonly string[]> {
  if (!birth.hasTime) return [];
  const body = { subject: birth.subject, target_datetime: { iso, calendar: 'gregorian' } };
  try {
    const { data } = await ask<FullAnswer<Data>>({ endpoint: active, body });
    const periods = isFull ? data.active : data.active.filter(({ level }) => level <= BRIEF_LEVELS);
    return formatPeriods(periods, data.vimshottari_zodiac.ayanamsa);
  } catch (error) {
    if (error instanceof ToolFailure && WITHOUT_LORDS.includes(error.code)) return [];
    throw error;
  }
}

function formatPeriods(periods: readonly Period[], ayanamsa = ''): readonly string[] {
  const bySystem = Map.groupBy(periods, ({ system }) => system);
  return [...bySystem].map(([system, ofSystem]) => {
    const { title, format } = SYSTEMS[system];
    const heading = system === 'vimshottari' ? `${title} (${ayanamsa}):` : title;
    return `${heading} ${ofSystem.map(format).join('; ')}`;
  });
}

const until = ({ end }: Period): string => `until ${end.slice(0, end.indexOf('T'))}`;

const formatProfection = (period: Period): string =>
  `${period.level === 1 ? '' : 'month: '}${period.sign}, lord ${namePoint(period.lord)}, ${until(period)}`;

const formatFirdar = (period: Period): string =>
  `${period.level === 1 ? '' : 'part '}${namePoint(period.lord)}, ${until(period)}`;

const formatReleasing = (period: Period): string => `${period.sign} (level ${period.level}) ${until(period)}`;

const formatDasha = (period: Period): string => `${namePoint(period.lord)} (level ${period.level}) ${until(period)}`;

interface SystemText {
  readonly title: string;
  readonly format: (period: Period) => string;
}

const SYSTEMS: Readonly<Record<Period['system'], SystemText>> = {
  profections: { title: 'Profected year:', format: formatProfection },
  firdaria: { title: 'Firdar:', format: formatFirdar },
  releasing_fortune: { title: 'Releasing from Fortune:', format: formatReleasing },
  releasing_spirit: { title: 'Releasing from Spirit:', format: formatReleasing },
  vimshottari: { title: 'Vimshottari dasha', format: formatDasha },
};
