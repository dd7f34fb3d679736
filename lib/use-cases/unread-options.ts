import { ASPECTS, type AspectId } from '../catalog/aspects.ts';
import { createWarning, type Warning } from '../domain/chart/warning.ts';
import { type ChartRequest, includesSectors } from './chart-settings.ts';

/** Options that the simple chart ignores. */
const OPTIONS_BEYOND_SIMPLE = [
  'include_hermetic_lots',
  'include_minor_aspects',
  'include_declination_aspects',
  'include_analysis',
  'include_sectors',
] as const;

/** One warning for each option that has no effect in combination with the others of the request. */
export function createUnreadOptionWarnings(request: ChartRequest): readonly Warning[] {
  return [...createSimplePresetWarnings(request), ...createMinorOrbWarnings(request), ...createMethodWarnings(request)];
}

function createSimplePresetWarnings(request: ChartRequest): readonly Warning[] {
  const isRead = (name: string): boolean => name === 'include_sectors' && includesSectors(request);
  const names =
    request.preset === 'simple' ? OPTIONS_BEYOND_SIMPLE.filter((name) => request.options[name] && !isRead(name)) : [];
  return names.map((name) => createUnreadOptionWarning(name, 'the simple chart has major aspects only, and no lots'));
}

function createMethodWarnings(request: ChartRequest): readonly Warning[] {
  if (request.options.sector_method === undefined || includesSectors(request)) return [];
  return [createUnreadOptionWarning('sector_method', 'the answer has no sectors')];
}

function createMinorOrbWarnings({
  options: { orbs = {}, include_minor_aspects },
  preset,
}: ChartRequest): readonly Warning[] {
  if (include_minor_aspects && preset === 'full') return [];
  const minor = (Object.keys(orbs) as AspectId[]).filter((aspect) => ASPECTS[aspect].kind === 'minor');
  return minor.map((aspect) => createUnreadOptionWarning(`orbs.${aspect}`, 'minor aspects are not looked for'));
}

/** A warning about an option that has no effect. */
export const createUnreadOptionWarning = (option: string, reason: string): Warning =>
  createWarning('OptionUnread', `options.${option}: ${reason}.`);
