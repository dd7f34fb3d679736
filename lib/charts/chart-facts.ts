import { type AnalysisFacts, findChartFacts } from '../astro/chart/analysis/chart-facts.ts';
import { createSectWarnings } from '../astro/chart/analysis/chart-sect.ts';
import { type FactOmission, SEARCHED_FACTS } from '../astro/chart/analysis/fact-omissions.ts';
import type { ChartKind } from '../astro/chart/analysis/omissions.ts';
import { DEFAULT_FACT_SETTINGS, type FactSettings } from '../astro/chart/analysis/settings.ts';
import type { Chart } from '../astro/chart/cast.ts';
import { CHART_OBJECTS } from '../base/catalog/chart-objects.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import type { AnalysisOptions } from '../requests/chart/analysis-options.ts';
import { type ChartRequest, selectStatedOrbs } from './chart-settings.ts';
import { formatList } from './format-list.ts';

/** Facts of a chart, with warnings about what is left out. */
interface AnalyzedFacts {
  readonly facts: AnalysisFacts;
  readonly warnings: readonly Warning[];
}

interface NoFacts {
  readonly facts: undefined;
  readonly warnings: readonly [];
}

const NO_FACTS: NoFacts = { facts: undefined, warnings: [] };

/** Finds the facts of a chart, where the request includes them. */
export function assessChartFacts(
  chart: Chart,
  { options }: ChartRequest,
  chartKind: ChartKind = 'moment',
): AnalyzedFacts | NoFacts {
  return options.include_analysis ? analyzeChart(chart, { ...DEFAULT_FACT_SETTINGS, chartKind }) : NO_FACTS;
}

/** The settings of the facts that a request selects. */
export function toFactSettings(options: AnalysisOptions): FactSettings {
  const { pattern_bodies, pattern_orbs, stellium_min, rulerships, hayz, reception_rule, void_of_course } = options;
  return {
    ...DEFAULT_FACT_SETTINGS,
    ...(pattern_bodies && { bodies: pattern_bodies }),
    patternOrbs: { ...DEFAULT_FACT_SETTINGS.patternOrbs, ...selectStatedOrbs(pattern_orbs) },
    stelliumSize: stellium_min,
    rulership: rulerships,
    hayzRule: hayz,
    receptionRule: reception_rule,
    voidTradition: void_of_course,
    searched: SEARCHED_FACTS.filter((fact) => fact !== 'almuten_figuris' || options.almuten),
  };
}

/** Finds the facts of a chart. */
export function analyzeChart(chart: Chart, settings: FactSettings): AnalyzedFacts {
  const chartKind = chart.settings.harmonic === undefined ? settings.chartKind : 'harmonic';
  const facts = findChartFacts(chart, { ...settings, chartKind });
  const { sect } = facts.conditions;
  const sectWarnings = sect ? createSectWarnings(sect) : [];
  const omissionWarnings = facts.omissions.map(toOmissionWarning);
  return { facts, warnings: [...sectWarnings, ...omissionWarnings, ...createUncountedWarnings(chart, settings)] };
}

/** Bodies that `objects` names and the default of `pattern_bodies` leaves out; a set of bodies names none. */
function createUncountedWarnings({ points, settings }: Chart, { bodies }: FactSettings): readonly Warning[] {
  const isDefaultForNamed = settings.objectSet === 'custom' && bodies === DEFAULT_FACT_SETTINGS.bodies;
  const uncounted = isDefaultForNamed ? points.filter(({ id }) => !bodies.includes(id)) : [];
  if (uncounted.length === 0) return [];
  const names = formatList(uncounted.map(({ id }) => CHART_OBJECTS[id].name));
  const message = `Balance, patterns, stelliums and contacts leave out ${names}: they are of Sun to Pluto by default. Name others in options.pattern_bodies of /ephemeris/analysis.`;
  return [createWarning('BodiesOmitted', message)];
}

const REASONS: Readonly<Record<FactOmission['reason'], string>> = {
  heliocentric: 'they belong to a sky seen from the Earth',
  harmonic: 'a harmonic chart is not in the sky',
  directed: 'a chart moved by an arc is not in the sky',
  birth_time_unknown: 'the time of birth is not known',
  sectors: 'the chart has sectors in place of houses',
  midpoints: 'midpoints have no motion and no moment',
  draconic: 'nothing is searched in a zodiac that moves with the nodes',
  bodies_missing: 'the chart does not have all of Sun to Pluto',
};

function toOmissionWarning({ facts, reason }: FactOmission): Warning {
  const names = formatList(facts.map((fact) => fact.replaceAll('_', ' ')));
  return createWarning('FactsOmitted', `The analysis leaves out ${names}: ${REASONS[reason]}.`);
}
