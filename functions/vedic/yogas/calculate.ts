import { type Chart, castChart } from '../../../lib/astro/chart/cast.ts';
import { type GrahaPosition, RAHU_OBJECTS, toGrahas } from '../../../lib/astro/indian/grahas.ts';
import { toYogaChart } from '../../../lib/astro/indian/yoga-chart.ts';
import { type JudgedYoga, judgeYogas } from '../../../lib/astro/indian/yogas.ts';
import { YOGA_VARIANTS } from '../../../lib/base/catalog/yogas.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import { toGrahaSettings } from '../graha-settings.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { YogasRequest } from './request.ts';

/** The yogas of a chart that a request asks for. */
export interface YogasResult {
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  readonly yogas: readonly JudgedYoga[];
}

/** @throws Problem of reading the subject */
export function calculateYogas(request: YogasRequest, services: ChartServices): YogasResult {
  const read = readSubject(request.subject, services, 'body.subject');
  const subject = addHandle(read, { ...toSiderealRequest(request), house_system: 'W' });
  const { moment, place, timeIsKnown } = subject;
  const settings = toGrahaSettings(request, request.node);
  const cast = castChart(services.ephemeris, { moment: moment.jdUt, place, timeIsKnown }, settings);
  const grahas = toGrahas(cast, request.node);
  const judge = judgeBy(request, cast.horizon?.houses.ascendantDeg);
  const judged = subject.day ? judgeDay(subject.day, cast, { grahas, judge, request }) : judge(grahas);
  const asked = judged.filter(({ yoga }) => isAsked(yoga, request));
  return {
    subject,
    chart: { ...cast, warnings: [...createSubjectWarnings(subject), ...cast.warnings, ...warnOfUnknown(asked)] },
    yogas: asked.filter(({ present }) => request.include === 'all' || present),
  };
}

type Judge = (grahas: readonly GrahaPosition[]) => readonly JudgedYoga[];

function judgeBy({ variants, benefics }: YogasRequest, ascendantDeg: Parameters<typeof toYogaChart>[1]): Judge {
  const chosen = variants.map((id) => YOGA_VARIANTS.get(id));
  const forms = new Map(chosen.flatMap((variant) => (variant ? [[variant.yoga, variant.form] as const] : [])));
  return (grahas) => judgeYogas(toYogaChart(grahas, ascendantDeg, benefics), forms);
}

const isAsked = ({ id, family }: JudgedYoga['yoga'], { yogas, families }: YogasRequest): boolean =>
  (!yogas && !families) || Boolean(yogas?.includes(id)) || Boolean(families?.includes(family));

const HOURS_PER_DAY = 24;

interface DayOfBirth {
  readonly grahas: readonly GrahaPosition[];
  readonly judge: Judge;
  readonly request: YogasRequest;
}

/** What is so at every hour of a day; a yoga that comes or goes is unknown. */
function judgeDay(
  { fromJdUt, toJdUt }: NonNullable<SubjectWithDay['day']>,
  { context: { ephemeris, frame } }: Chart,
  { grahas, judge, request: { node } }: DayOfBirth,
): readonly JudgedYoga[] {
  const moveTo = (moment: JdUt): readonly GrahaPosition[] =>
    grahas.map((graha) => {
      const body = graha.id === 'rahu' || graha.id === 'ketu' ? RAHU_OBJECTS[node] : graha.id;
      const degrees = ephemeris.longitude(body, moment, frame) + (graha.id === 'ketu' ? 180 : 0);
      return { ...graha, longitudeDeg: longitudeDeg(degrees) };
    });
  const hours = Array.from({ length: HOURS_PER_DAY + 1 }, (_, hour) =>
    judge(moveTo(jdUt(fromJdUt + ((toJdUt - fromJdUt) * hour) / HOURS_PER_DAY))),
  );
  return judge(grahas).map((judged, index) =>
    hours.every((hour) => hour[index]?.present === judged.present) ? judged : { ...judged, present: null, because: [] },
  );
}

function warnOfUnknown(judged: readonly JudgedYoga[]): readonly Warning[] {
  const count = judged.filter(({ present }) => present === null).length;
  if (count === 0) return [];
  const message = `Whether ${count} of ${judged.length} yogas are present depends on the time of birth; their present is null, and include "all" lists them.`;
  return [createWarning('BirthTimeDecides', message)];
}
