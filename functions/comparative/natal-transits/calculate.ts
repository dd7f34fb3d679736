import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { type ChartServices, readSubject } from '../../../lib/charts/subject.ts';
import { readTransit } from '../transit-moment.ts';
import { layTransits, type TransitComparison } from '../transits-to-birth.ts';
import type { NatalTransitsRequest } from './request.ts';

/**
 * The sky of a moment laid upon a birth.
 *
 * @param now moment of the transits if the request names none
 * @throws Problem of reading the subject or the moment, or of casting the charts
 */
export function compareTransits(
  request: ChartRequest & NatalTransitsRequest,
  services: ChartServices,
  now: Date,
): TransitComparison {
  const { subject: born, transit_datetime: stated, location } = request;
  const [subject, transit] = runCollectingProblems([
    () => addHandle(readSubject(born, services, 'body.subject'), request.configuration),
    () => readTransit({ subject: born, stated, location, timeLocation: 'body.transit_datetime' }, services, now),
  ]);
  return layTransits({ subject, transit }, request, services);
}
