import type { RelocatedChart } from '../answers/relocation.ts';
import { resolveStatedClock } from '../domain/civil-time/clock.ts';
import { formatOffset } from '../domain/civil-time/format.ts';
import type { StatedZone } from '../domain/civil-time/stated-time.ts';
import type { ZoneHistories } from '../domain/civil-time/zone.ts';
import type { Location } from '../schemas/location.ts';
import type { Subject } from '../schemas/subject.ts';
import type { ChartRequest } from './chart-settings.ts';
import { castSubjectChart } from './natal-chart.ts';
import { type ChartServices, readSubject, toGeoPlace } from './subject.ts';

interface RelocatedChartRequest extends ChartRequest {
  readonly subject: Subject;
  readonly relocation_location: Location;
}

/**
 * Reads a subject and casts its chart with the houses of another place.
 *
 * @throws Problem of reading the subject or of casting the chart, and `InvalidTimezone` for the zone of the new place
 */
export function castRelocatedChart(request: RelocatedChartRequest, services: ChartServices): RelocatedChart {
  const { relocation_location } = request;
  const subject = readSubject(request.subject, services, 'body.subject');
  const place = toGeoPlace(relocation_location);
  const timezone = formatStatedZone(relocation_location.timezone, services.zones, 'body.relocation_location.timezone');
  const chart = castSubjectChart(subject, request, { ephemeris: services.ephemeris, place });
  return { ...chart, relocation: { place, timezone } };
}

/**
 * The zone of a place as answers name it: in the database's own spelling, or the offset in its stead.
 *
 * @param location where the zone stands in the request
 * @throws Problem `InvalidTimezone`
 */
export function formatStatedZone(
  stated: StatedZone | undefined,
  zones: ZoneHistories,
  location: string,
): string | undefined {
  const clock = resolveStatedClock(stated, zones, location);
  return clock?.type === 'zone' ? clock.zone.name : clock && formatOffset(clock.offsetSeconds);
}
