import type { NatalChart } from '../answers/natal-chart.ts';
import { findChartAspects } from '../domain/aspects/chart-points.ts';
import { type Chart, castChart } from '../domain/chart/cast.ts';
import { createWarning, type Warning } from '../domain/chart/warning.ts';
import type { LocalMoment } from '../domain/civil-time/moment.ts';
import type { Ephemeris, GeoPlace } from '../ephemeris/port.ts';
import type { Subject } from '../schemas/subject.ts';
import { aspectSettings, type ChartRequest, chartSettings } from './chart-settings.ts';
import { type Readers, readSubject, type SubjectInTime } from './subject.ts';
import { unreadOptions } from './unread-options.ts';
import { zoneWarnings } from './zone-warnings.ts';

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
  return chartOfSubject(subject, request, { ephemeris: readers.ephemeris, place: subject.place });
}

/**
 * Casts the chart of a subject that was read.
 *
 * @param place whose houses the chart has: the birthplace, or another one; the bodies are seen from the birthplace
 * @throws Problem of casting the chart
 */
export function chartOfSubject(
  subject: SubjectInTime,
  request: ChartRequest,
  { ephemeris, place }: { readonly ephemeris: Ephemeris; readonly place: GeoPlace },
): NatalChart {
  const { moment, timeIsKnown, place: observer } = subject;
  const cast = castChart(ephemeris, { moment: moment.jdUt, place, observer, timeIsKnown }, chartSettings(request));
  const chart = { ...cast, warnings: [...timeWarnings(moment), ...unreadOptions(request), ...cast.warnings] };
  const aspects = aspectSettings(request);
  return {
    subject,
    chart,
    aspects: aspects ? findChartAspects(chart, aspects) : [],
    moonRange: moonRangeOver(subject.day, chart),
  };
}

/** What a zone that was looked up, and a local time that is not unique, were taken for. */
export function timeWarnings(moment: LocalMoment, name = 'local time'): Warning[] {
  return [...zoneWarnings(moment.zoneMatch), ...readingWarnings(moment, name)];
}

function readingWarnings({ resolution, instant }: LocalMoment, name: string): Warning[] {
  const { status, candidates } = resolution;
  if (status === 'unique' || !candidates) return [];
  const which = candidates[0].instant === instant ? 'earlier' : 'later';
  const happened = status === 'ambiguous' ? 'occurred twice' : 'never occurred';
  const code = status === 'ambiguous' ? 'LocalTimeAmbiguous' : 'LocalTimeNonexistent';
  return [createWarning(code, `The ${name} ${happened}; the ${which} reading was taken, time_resolution has both.`)];
}

/** Where the Moon of a chart stands at the beginning and the end of a span; undefined without a span or a Moon. */
export function moonRangeOver(day: SubjectInTime['day'], { context, points }: Chart): NatalChart['moonRange'] {
  if (!day || !points.some(({ id }) => id === 'moon')) return undefined;
  const moonAt = (moment: typeof day.fromJdUt) =>
    context.ephemeris.position('moon', moment, context.frame).longitudeDeg;
  return [moonAt(day.fromJdUt), moonAt(day.toJdUt)];
}
