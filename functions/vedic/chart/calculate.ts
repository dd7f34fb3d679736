import { type Chart, castChart } from '../../../lib/astro/chart/cast.ts';
import type { ChartSettings } from '../../../lib/astro/chart/settings.ts';
import type { DashaPeriod } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import { type Drishti, findGrahaDrishtis, findRasiDrishtis } from '../../../lib/astro/indian/drishti.ts';
import { type Friendship, findFriendships } from '../../../lib/astro/indian/friendships.ts';
import { type GrahaPosition, selectPlanets, toGrahas } from '../../../lib/astro/indian/grahas.ts';
import { findKarakas, type KarakaHolder } from '../../../lib/astro/indian/karakas.ts';
import { findVargaMethod } from '../../../lib/astro/indian/vargas.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import { calculateDashas } from '../dashas/calculate.ts';
import { toGrahaSettings } from '../graha-settings.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import { addToChart, type ChartAdditions } from './additions.ts';
import { type ChosenVarga, createDayWarnings } from './day-warnings.ts';
import type { VedicChartRequest } from './request.ts';

/** A sidereal chart of the nine grahas. */
export interface VedicChart {
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  readonly grahas: readonly GrahaPosition[];
  readonly vargas: readonly ChosenVarga[];
  readonly karakas: readonly KarakaHolder[];
  readonly drishti: { readonly graha: readonly Drishti[]; readonly rasi: readonly Drishti[] };
  readonly friendships: readonly Friendship[];
  /** Vimshottari periods of the moment that the request states, mahadasha first. */
  readonly dashas: readonly DashaPeriod[] | undefined;
  readonly additions: ChartAdditions;
}

/**
 * Reads a subject and casts its chart.
 *
 * @throws Problem of reading the subject, or of the periods of a moment
 */
export function calculateVedicChart(request: VedicChartRequest, services: ChartServices): VedicChart {
  const read = readSubject(request.subject, services, 'body.subject');
  const subject = addHandle(read, { ...toSiderealRequest(request), house_system: 'W' });
  const { moment, place, timeIsKnown } = subject;
  const settings = toSettings(request);
  const cast = castChart(services.ephemeris, { moment: moment.jdUt, place, timeIsKnown }, settings);
  const grahas = toGrahas(cast, request.node);
  const vargas = chooseVargas(request);
  const additions = addToChart({ request, subject, chart: cast, grahas });
  const dayWarnings = createDayWarnings(subject.day, {
    chart: cast,
    grahas,
    vargas,
    node: request.node,
    karakaCount: request.karakas,
  });
  return {
    subject,
    chart: {
      ...cast,
      warnings: [...createSubjectWarnings(subject), ...cast.warnings, ...dayWarnings, ...additions.warnings],
    },
    grahas,
    vargas,
    karakas: findKarakas(grahas, request.karakas),
    drishti: { graha: findGrahaDrishtis(grahas), rasi: findRasiDrishtis(grahas) },
    friendships: findFriendships(selectPlanets(grahas)),
    dashas: findDashas(request, services),
    additions,
  };
}

/** Counted as `POST /vedic/dashas` does by default. */
const VIMSHOTTARI = {
  system: 'vimshottari',
  levels: 3,
  year_days: 365.25,
  balance: 'longitude',
  start_from: 'moon',
} as const;

function findDashas(request: VedicChartRequest, services: ChartServices): VedicChart['dashas'] {
  if (!request.target_datetime) return undefined;
  const { subject, target_datetime, positions, ayanamsa, user_ayanamsa } = request;
  const life = { subject, target_datetime, positions, ayanamsa, user_ayanamsa };
  return calculateDashas({ ...life, ...VIMSHOTTARI }, services).active;
}

/** The vargas of a request, each once, in ascending order. */
function chooseVargas({ vargas, varga_methods }: VedicChartRequest): readonly ChosenVarga[] {
  const methods: Readonly<Record<string, string | undefined>> = varga_methods;
  const chosen = [...new Set(vargas)].toSorted((a, b) => a - b);
  return chosen.map((varga) => ({ varga, method: findVargaMethod(varga, methods[`d${varga}`]) }));
}

/** The settings of the chart, with what the additions need. */
const toSettings = (request: VedicChartRequest): ChartSettings => ({
  ...toGrahaSettings(request, request.node),
  ...(request.include.includes('krishnamurti') && { kpAyanamsa: 'krishnamurti' as const }),
});
