import { ASPECTS, type AspectId } from '../catalog/aspects.ts';
import { createWarning, type Warning } from '../domain/chart/warning.ts';
import type { ChartRequest } from './chart-settings.ts';

/** Options for more than the simple chart has. */
const BEYOND_SIMPLE = ['include_hermetic_lots', 'include_minor_aspects', 'include_declination_aspects'] as const;

/** One warning for each option that was sent and changes nothing, beside the others that were sent. */
export function unreadOptions(request: ChartRequest): readonly Warning[] {
  return [...beyondSimple(request), ...orbsOfMinorAspects(request)];
}

function beyondSimple({ options, preset }: ChartRequest): readonly Warning[] {
  const names = preset === 'simple' ? BEYOND_SIMPLE.filter((name) => options[name]) : [];
  return names.map((name) => unread(name, 'the simple chart has major aspects only, and no lots'));
}

function orbsOfMinorAspects({
  options: { orbs = {}, include_minor_aspects },
  preset,
}: ChartRequest): readonly Warning[] {
  if (include_minor_aspects && preset === 'full') return [];
  const minor = (Object.keys(orbs) as AspectId[]).filter((aspect) => ASPECTS[aspect].kind === 'minor');
  return minor.map((aspect) => unread(`orbs.${aspect}`, 'minor aspects are not looked for'));
}

const unread = (option: string, reason: string): Warning =>
  createWarning('OptionUnread', `options.${option}: ${reason}.`);
