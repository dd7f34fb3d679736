import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { castSubjectChart, type NatalChart } from '../../../lib/charts/natal-chart.ts';
import { formatStatedZone, type PlaceInZone } from '../../../lib/charts/place-in-zone.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import { type ChartServices, readSubject } from '../../../lib/charts/subject.ts';
import type { Location } from '../../../lib/requests/location.ts';
import type { Subject } from '../../../lib/requests/subject.ts';

interface RelocatedChartRequest extends ChartRequest {
  readonly subject: Subject;
  readonly relocation_location: Location;
}

/** A chart whose houses are those of another place. */
export interface RelocatedChart extends NatalChart {
  readonly relocation: PlaceInZone;
}

/**
 * Reads a subject and casts its chart with the houses of another place.
 *
 * @throws Problem of reading the subject or of casting the chart, and `InvalidTimezone` for the zone of the new place
 */
export function castRelocatedChart(request: RelocatedChartRequest, services: ChartServices): RelocatedChart {
  const { relocation_location } = request;
  const subject = addHandle(readSubject(request.subject, services, 'body.subject'), request.configuration);
  const place = toRequestedPlace(relocation_location);
  const timezone = formatStatedZone(relocation_location.timezone, services.zones, 'body.relocation_location.timezone');
  const natal = castSubjectChart(subject, request, { ephemeris: services.ephemeris, place });
  const chart = { ...natal.chart, warnings: [...createPlaceChoiceWarnings(place), ...natal.chart.warnings] };
  return { ...natal, chart, relocation: { place, timezone } };
}
