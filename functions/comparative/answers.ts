import { toAspectRecord } from '../../lib/answers/aspects.ts';
import { toChartRows, toFullChart, toPlanetsMap } from '../../lib/answers/natal-chart.ts';
import { toProgressedData } from '../../lib/answers/progressed.ts';
import { formatTargetDate } from '../../lib/answers/progressed-picture.ts';
import type { Display } from '../../lib/answers/rounding.ts';
import { listHandles, toSubjectInfo } from '../../lib/answers/subject.ts';
import type { Provenance } from '../../lib/astro/chart/provenance.ts';
import type { NatalChart } from '../../lib/charts/natal-chart.ts';
import { isDrawn } from '../../lib/contract/answer-formats.ts';
import type { FileFormat } from '../../lib/contract/endpoint.ts';
import type { PlanetPosition } from '../../lib/requests/chart/points.ts';
import type { Format } from '../../lib/requests/format.ts';
import type { ComparedCharts, Comparison, Synastry, Transits, TriWheel } from './compare.ts';
import type { Composite } from './composite.ts';
import { contactsRecord, toComparedRows, toContactRows } from './records.ts';

/** How an answer in full is written. */
export interface FullAnswerOptions {
  readonly format: Format | FileFormat;
  readonly display: Display;
  readonly provenance: Provenance;
}

const toAspectRecords = ({ aspects }: Comparison<string>, { decimals }: Display) =>
  aspects.map((aspect) => toAspectRecord(aspect, decimals));

/** Two births compared, with both charts in full. */
export const toSynastryData = (
  { charts: { a, b }, comparisons: [aToB, bToA], contacts }: Synastry,
  { display, provenance }: FullAnswerOptions,
) => ({
  chart_a: toFullChart(a, display, provenance),
  chart_b: toFullChart(b, display, provenance),
  aspects: toAspectRecords(aToB, display),
  house_overlays: { a_in_b: aToB.houses, b_in_a: bToA.houses },
  ...(contacts && { contacts: contactsRecord.write({ ...contacts, decimals: display.decimals }) }),
});

/** Two births compared, as rows for a language model. */
export const toSynastryRows = ({ contacts, ...compared }: Synastry) => ({
  ...toComparedRows(compared, contacts && toContactRows(contacts)),
  handles: listHandles([compared.charts.a.subject, compared.charts.b.subject]),
});

/** Transits to a birth, with both charts in full. */
export const toTransitsData = (
  { charts: { t, n }, comparisons: [transits] }: Transits,
  { display, provenance }: FullAnswerOptions,
) => ({
  natal_chart: toFullChart(n, display, provenance),
  transit_chart: toFullChart(t, display, provenance),
  aspects: toAspectRecords(transits, display),
  transit_houses: transits.houses,
});

/** Transits to a birth, or three charts, as rows for a language model. */
export function toRowsWithHandle<Letter extends string>(compared: ComparedCharts<Letter | 'n'>) {
  const { handle } = compared.charts.n.subject;
  return { ...toComparedRows(compared), ...(handle && { handle }) };
}

/** Three charts in full; a picture also names the day of life. */
export function toTriWheelData(
  { charts: { n, t }, comparisons: [progressions, transits], progressed }: TriWheel,
  { format, display, provenance }: FullAnswerOptions,
) {
  // The chart handle stands with the birth.
  const { handle: _, ...subject } = progressed.subject;
  return {
    natal_chart: toFullChart(n, display, provenance),
    progressed: toProgressedData({ ...progressed, subject }, display, provenance),
    transit_chart: toFullChart(t, display, provenance),
    transit_aspects: toAspectRecords(transits, display),
    progressed_houses: progressions.houses,
    transit_houses: transits.houses,
    ...(isDrawn(format) && { target_date: formatTargetDate(progressed) }),
  };
}

/** One chart of several births, with what it was made of. */
export function toCompositeData(
  { whole, method, houseMethod, derivedFrom }: Composite,
  { display, provenance }: FullAnswerOptions,
) {
  const { subject, ...members } = toFullChart(whole, display, provenance);
  return {
    subject,
    method,
    ...(houseMethod && { house_method: houseMethod }),
    derived_from: derivedFrom.map((born) => toSubjectInfo(born)),
    ...members,
    ...(method === 'midpoint' && { planets: toStillPlanets(whole, display) }),
  };
}

/** Planets without a direction: a midpoint has no motion. */
function toStillPlanets(whole: NatalChart, display: Display) {
  const planets = Object.entries<PlanetPosition>(toPlanetsMap(whole, display));
  return Object.fromEntries(planets.map(([id, planet]) => [id, { ...planet, is_retrograde: null }]));
}

/** One chart of several births as rows. */
export const toCompositeRows = ({ whole, derivedFrom }: Composite) => ({
  ...toChartRows(whole),
  handles: listHandles(derivedFrom),
});
