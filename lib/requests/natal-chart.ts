import { aspectsOfChart } from '../domain/aspects/chart-points.ts';
import { type Chart, castChart } from '../domain/chart/cast.ts';
import { type Warning, warning } from '../domain/chart/warning.ts';
import type { NatalChart } from '../projection/natal-chart.ts';
import type { Subject } from '../schemas/subject.ts';
import { aspectSettings, type ChartRequest, chartSettings } from './chart-settings.ts';
import { type Readers, readSubject, type SubjectInTime } from './subject.ts';

/**
 * Reads a subject and casts its chart.
 *
 * @param location where the subject stands in the request
 * @throws Problem of reading the subject or of casting the chart
 */
export function natalChart(
  request: ChartRequest & { readonly subject: Subject },
  readers: Readers,
  location = 'body.subject',
): NatalChart {
  const subject = readSubject(request.subject, readers, location);
  const when = { moment: subject.moment.jdUt, place: subject.place, timeIsKnown: subject.timeIsKnown };
  const cast = castChart(readers.ephemeris, when, chartSettings(request));
  const chart = { ...cast, warnings: [...timeWarnings(subject), ...cast.warnings] };
  const aspects = aspectSettings(request);
  return {
    subject,
    chart,
    aspects: aspects ? aspectsOfChart(chart, aspects) : [],
    moonRange: moonRangeOf(subject, chart),
  };
}

/** What a local time that is not unique was taken for. */
function timeWarnings({ moment }: SubjectInTime): Warning[] {
  const { status, candidates } = moment.resolution;
  if (status === 'unique' || !candidates) return [];
  const which = candidates[0].instant === moment.instant ? 'earlier' : 'later';
  const happened = status === 'ambiguous' ? 'occurred twice' : 'never occurred';
  const code = status === 'ambiguous' ? 'LocalTimeAmbiguous' : 'LocalTimeNonexistent';
  return [warning(code, `The local time ${happened}; the ${which} reading was taken, time_resolution has both.`)];
}

function moonRangeOf({ day }: SubjectInTime, { sight, points }: Chart): NatalChart['moonRange'] {
  if (!day || !points.some(({ id }) => id === 'moon')) return undefined;
  const moonAt = (moment: typeof day.fromJdUt) => sight.ephemeris.position('moon', moment, sight.frame).longitudeDeg;
  return [moonAt(day.fromJdUt), moonAt(day.toJdUt)];
}
