import type { Ephemeris } from '../../../lib/astro/port.ts';
import { BODIES, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { CHART_LOCATIONS } from '../../../lib/charts/chart-settings.ts';
import type { ErrorLocations } from '../../../lib/charts/error-locations.ts';
import { castSubjectChart, type NatalChart } from '../../../lib/charts/natal-chart.ts';
import { type ReturnCalculation, selectReturnPlace } from './place.ts';
import type { FoundReturn } from './search.ts';

/**
 * The chart of a return, cast like a natal chart. Without a time of birth it has no houses: a birth that is uncertain by a
 * day makes the return uncertain by as much.
 *
 * @throws Problem of casting the chart
 */
export function castReturnChart(
  request: ReturnCalculation,
  ephemeris: Ephemeris,
  { birth: { timeIsKnown }, moment, span }: FoundReturn,
): NatalChart {
  const place = selectReturnPlace(request);
  // The response states the match of the zone in its own warnings, so the chart has none.
  const { zoneMatch: _, ...momentOfChart } = moment;
  const title = { name: nameReturn(request.body), moment: momentOfChart, place, timeIsKnown, warnings: [] };
  const subject = { ...title, ...(span && { day: span }) };
  const natal = castSubjectChart(subject, request.chart, { ephemeris, place, locations: locateSettings(request) });
  return { ...natal, chart: { ...natal.chart, warnings: natal.chart.warnings.map(adaptWarning) } };
}

/** The member that states the house system; the shorter one where none does. */
function locateSettings({ house_system, configuration }: ReturnCalculation): ErrorLocations {
  const isConfigured = !house_system && configuration.house_system;
  return isConfigured ? CHART_LOCATIONS : { ...CHART_LOCATIONS, houseSystem: 'body.house_system' };
}

const TITLES: Partial<Record<CatalogBodyId, string>> = { sun: 'Solar return', moon: 'Lunar return' };

const nameReturn = (body: CatalogBodyId): string => TITLES[body] ?? `${BODIES[body].name} return`;

/** Replaces the warning that a chart is for noon: this one is for the return of a birth at noon. */
function adaptWarning(warning: Warning): Warning {
  if (warning.code !== 'HousesOmitted') return warning;
  const message =
    'The time of birth is not known: positions are for the return of a birth at local noon, without houses, angles or lots.';
  return createWarning('HousesOmitted', message);
}
