import * as z from 'zod';
import type { AnalysisFacts } from '../../../lib/astro/chart/analysis/chart-facts.ts';
import { findSkyFacts, type SkyFacts } from '../../../lib/astro/chart/analysis/sky-facts.ts';
import type { Chart } from '../../../lib/astro/chart/cast.ts';
import type { PieceStore } from '../../../lib/astro/motion/geocentric-sky.ts';
import { CHART_OBJECTS } from '../../../lib/base/catalog/chart-objects.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { analyzeChart, toFactSettings } from '../../../lib/charts/chart-facts.ts';
import { requestBareChart } from '../../../lib/charts/chart-settings.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { formatList } from '../../../lib/charts/format-list.ts';
import { castNatalChart, type NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { createUnreadOptionWarning } from '../../../lib/charts/unread-options.ts';
import { AnalysisOptions } from '../../../lib/requests/chart/analysis-options.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import { Subject } from '../../../lib/requests/subject.ts';

/** Configuration and options members of requests for the facts of charts. */
export const analysisShape = {
  configuration: ChartConfiguration.prefault({}),
  options: AnalysisOptions.prefault({}),
};

export const AnalysisRequest = z
  .strictObject({ subject: Subject, ...analysisShape })
  .meta({ id: 'AnalysisRequest', description: 'The birth, the settings of its chart, and which facts are found' });

/** What a birth is read, cast and searched with. */
interface AnalysisServices extends ChartServices {
  readonly positions: PieceStore;
}

/** A birth, its chart and the facts about it. */
export interface AnalyzedBirth extends Pick<NatalChart, 'subject' | 'chart'> {
  readonly facts: AnalysisFacts;
}

/** The chart needs declinations, which the contacts are found from, and no aspects and sectors. */
const CASTING_OPTIONS = NatalOptions.parse({
  include_aspects: false,
  include_declination_aspects: true,
  include_sectors: false,
});

/**
 * Reads a subject, casts its chart and finds its facts.
 *
 * @param location where the subject is in the request
 * @throws Problem of reading the subject or of casting the chart; `AnswerTooLarge` for too many patterns
 */
export function analyzeBirth(
  request: z.output<typeof AnalysisRequest>,
  services: AnalysisServices,
  location = 'body.subject',
): AnalyzedBirth {
  const { subject: stated, configuration, options } = request;
  const casting = requestBareChart(configuration, CASTING_OPTIONS);
  const { subject, chart } = castNatalChart({ ...casting, subject: stated }, services, location);
  const { facts, warnings } = locateErrors({ patternBodies: 'body.options.pattern_bodies' }, () =>
    analyzeChart(chart, toFactSettings(options)),
  );
  const sky = searchSky({ subject, chart }, facts, services);
  const missing = createMissingBodyWarnings(options, chart);
  return {
    subject,
    chart: {
      ...chart,
      warnings: [
        ...chart.warnings,
        ...createConjunctionOrbWarnings(options),
        ...missing,
        ...warnings,
        ...createAlmutenWarnings(sky, facts),
      ],
    },
    facts: { ...facts, sky },
  };
}

function searchSky(
  { subject, chart }: Pick<NatalChart, 'subject' | 'chart'>,
  { settings: { chartKind, voidTradition, searched } }: AnalysisFacts,
  { positions }: AnalysisServices,
): SkyFacts {
  const { offsetSeconds } = subject.moment;
  const withAlmuten = searched.includes('almuten_figuris');
  return findSkyFacts(chart, positions, { chartKind, voidTradition, withAlmuten, offsetSeconds });
}

function createAlmutenWarnings(
  { almuten }: SkyFacts,
  { settings: { searched }, omissions }: AnalysisFacts,
): readonly Warning[] {
  const isExpected =
    searched.includes('almuten_figuris') && !omissions.some(({ facts }) => facts.includes('almuten_figuris'));
  if (!almuten && isExpected) {
    const message = 'The almuten is left out: the ephemeris begins after the new or full Moon before the birth.';
    return [createWarning('FactsOmitted', message)];
  }
  const lacksRulers = almuten?.scores.every(({ dayRuler }) => dayRuler === 0);
  const reason = 'the Sun does not rise or set there, or the ephemeris ends';
  const message = `The almuten has no points for the rulers of the day and the hour: ${reason}.`;
  return lacksRulers ? [createWarning('FactsOmitted', message)] : [];
}

function createConjunctionOrbWarnings({ pattern_orbs }: AnalysisOptions): readonly Warning[] {
  if (pattern_orbs?.conjunction === undefined) return [];
  return [createUnreadOptionWarning('pattern_orbs.conjunction', 'no pattern has a conjunction')];
}

/** Bodies that the options name and the chart does not have. */
function createMissingBodyWarnings({ pattern_bodies = [] }: AnalysisOptions, { points }: Chart): readonly Warning[] {
  const missing = new Set(pattern_bodies.filter((id) => !points.some((point) => point.id === id)));
  if (missing.size === 0) return [];
  const names = formatList([...missing].map((id) => CHART_OBJECTS[id].name));
  return [createWarning('BodiesOmitted', `The analysis leaves out ${names}: not among the bodies of the chart.`)];
}
