import { heldStill, pointsOfChart } from '../../domain/aspects/chart-points.ts';
import { aspectsAcross } from '../../domain/aspects/find.ts';
import { housesOf } from '../../domain/comparative/houses-of.ts';
import type { NatalTransits } from '../../projection/comparative/natal-transits.ts';
import type { NatalTransitsRequest } from '../../schemas/comparative/natal-transits.ts';
import { aspectSettings, type ChartRequest } from '../chart-settings.ts';
import { chartOfSubject } from '../natal-chart.ts';
import { placeOf, type Readers, readSubject, type SubjectInTime } from '../subject.ts';
import { together } from '../together.ts';
import { transitMoment } from './transit-moment.ts';

type Request = ChartRequest & NatalTransitsRequest;

/**
 * The sky of a moment laid upon a birth.
 *
 * @param now what is asked for where the request names no moment
 * @throws Problem of reading the subject or the moment, or of casting the charts
 */
export function natalTransits(request: Request, readers: Readers, now: Date): NatalTransits {
  const [subject, transit] = together([
    () => readSubject(request.subject, readers, 'body.subject'),
    () => readTransit(request, readers, now),
  ]);
  const { ephemeris } = readers;
  const natal = chartOfSubject(subject, request, { ephemeris, place: subject.place });
  const transits = chartOfSubject(transit, request, { ephemeris, place: transit.place });
  // Only the bodies: the angles of a transit chart pass over every natal point each day.
  const transiting = pointsOfChart(transits.chart, { points: 'bodies' });
  const settings = aspectSettings(request);
  return {
    natal,
    transits,
    aspects: settings ? aspectsAcross(transiting, heldStill(pointsOfChart(natal.chart, settings)), settings) : [],
    transitHouses: housesOf(transiting, natal.chart.horizon),
  };
}

/** The moment as if it were a birth: at the birthplace, unless another place was sent. */
function readTransit(request: Request, readers: Readers, now: Date): SubjectInTime {
  const { subject, transit_datetime: stated, location } = request;
  const place = placeOf(location ?? subject.birth_location);
  return {
    name: 'Transits',
    moment: transitMoment({ stated, now, location, place }, readers),
    place,
    timeIsKnown: true,
  };
}
