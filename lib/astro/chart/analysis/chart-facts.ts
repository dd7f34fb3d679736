import type { DeclinationAspectId } from '../../../base/catalog/aspects.ts';
import { findDeclinationAspect } from '../aspects/between.ts';
import { toAspectPoints } from '../aspects/chart-points.ts';
import type { AspectPoint } from '../aspects/point.ts';
import type { Chart } from '../cast.ts';
import { type AntiscionContacts, findAntiscionContacts } from './antiscia.ts';
import { type Balance, computeBalance } from './balance.ts';
import { type BodyContact, listPairs } from './body-contact.ts';
import { assessChart, type ChartConditions } from './chart-conditions.ts';
import { type FactOmission, listFactOmissions } from './fact-omissions.ts';
import { isOfSky } from './omissions.ts';
import { type AspectPattern, findPatterns } from './patterns.ts';
import { createQuadrantFinder } from './quadrant.ts';
import type { FactSettings } from './settings.ts';
import { type ChartShape, classifyShape } from './shape.ts';
import type { SkyFacts } from './sky-facts.ts';
import { findStelliums, type Stellium } from './stelliums.ts';

/** What a chart shows beyond its positions and aspects. Undefined is what it cannot have. */
export interface AnalysisFacts {
  readonly settings: FactSettings;
  /** Ids of the settings' bodies that the chart has. */
  readonly bodies: readonly string[];
  readonly balance: Balance;
  readonly patterns: readonly AspectPattern[];
  readonly stelliums: readonly Stellium[];
  readonly shape: ChartShape | undefined;
  readonly conditions: Omit<ChartConditions, 'omissions'>;
  readonly contacts: BodyContacts | undefined;
  /** Undefined where nothing was searched. */
  readonly sky?: SkyFacts;
  readonly omissions: readonly FactOmission[];
}

/** Contacts of bodies by declination and antiscion. */
export type BodyContacts = DeclinationContacts & AntiscionContacts;

/**
 * Finds the facts of a chart.
 *
 * @param chart with equatorial places, else it has no parallels
 */
export function findChartFacts(chart: Chart, settings: FactSettings): AnalysisFacts {
  const isInSky = isOfSky(settings.chartKind);
  const points = chart.points.filter(({ id }) => settings.bodies.includes(id));
  const { omissions, ...conditions } = assessChart(chart, settings);
  const shape = classifyShape(chart.points);
  return {
    settings,
    bodies: points.map(({ id }) => id),
    balance: computeBalance(points, isInSky && chart.horizon ? createQuadrantFinder(chart.context) : undefined),
    patterns: findPatterns(points, settings.patternOrbs),
    stelliums: findStelliums(points, settings.stelliumSize),
    shape,
    conditions,
    contacts: isInSky ? findContacts({ ...chart, points }) : undefined,
    omissions: listFactOmissions(omissions, { hasShape: shape !== undefined, searched: settings.searched }),
  };
}

/** Undefined in a heliocentric chart: contacts are about the seasons of the Earth. */
function findContacts(chart: Chart): BodyContacts | undefined {
  if (chart.settings.coordinateSystem === 'heliocentric') return undefined;
  const points = toAspectPoints(chart, { points: 'bodies' });
  return { ...findDeclinationContacts(points), ...findAntiscionContacts(points, chart.context.ayanamsaDeg ?? 0) };
}

/** Pairs of bodies on one parallel of declination, and on opposite ones. */
interface DeclinationContacts {
  readonly parallels: readonly BodyContact[];
  readonly contraparallels: readonly BodyContact[];
}

/** The parallels and contraparallels among points whose declinations are known, within the orb of the catalog. */
export function findDeclinationContacts(points: readonly AspectPoint[]): DeclinationContacts {
  const contacts: Record<DeclinationAspectId, BodyContact[]> = { parallel: [], contraparallel: [] };
  for (const [first, second] of listPairs(points)) {
    const aspect = findDeclinationAspect(first, second);
    if (!aspect) continue;
    const kind = aspect.aspect === 'parallel' ? 'parallel' : 'contraparallel';
    contacts[kind].push({ a: first.id, b: second.id, orbDeg: aspect.orbDeg, applying: aspect.applying });
  }
  return { parallels: contacts.parallel, contraparallels: contacts.contraparallel };
}
