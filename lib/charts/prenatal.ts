import type { Chart } from '../astro/chart/cast.ts';
import {
  findPrenatalMoments,
  PRENATAL_EVENTS,
  type PrenatalEvent,
  type PrenatalMoment,
  placePrenatalEvents,
} from '../astro/chart/prenatal.ts';
import type { JdRange } from '../base/units/time.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import type { ChartRequest } from './chart-settings.ts';
import { formatList } from './format-list.ts';
import { createUnreadOptionWarning } from './unread-options.ts';

const OPTION = 'include_prenatal';

/** What happened before a birth, with warnings about what is left out or undecided. */
interface PrenatalResult {
  readonly prenatal?: readonly PrenatalEvent[];
  readonly warnings: readonly Warning[];
}

/**
 * Finds the new Moon, the full Moon and the eclipses before a birth, where the request includes them.
 *
 * @param day the limits of the day of birth where its time is not known
 */
export function assessPrenatal(chart: Chart, { options }: ChartRequest, day: JdRange | undefined): PrenatalResult {
  if (!options[OPTION]) return { warnings: [] };
  if (chart.settings.harmonic !== undefined)
    return { warnings: [createUnreadOptionWarning(OPTION, 'a harmonic chart is not in the sky')] };
  const { ephemeris, moment } = chart.context;
  const moments = findPrenatalMoments(ephemeris, moment);
  return {
    prenatal: placePrenatalEvents(chart, moments),
    warnings: [...createOmissionWarnings(moments), ...(day ? createDayWarnings(moments, chart, day) : [])],
  };
}

function createOmissionWarnings(moments: readonly PrenatalMoment[]): readonly Warning[] {
  const missing = PRENATAL_EVENTS.filter((type) => !moments.some((event) => event.type === type));
  if (missing.length === 0) return [];
  const names = formatList(missing.map((type) => type.replaceAll('_', ' ')));
  return [
    createWarning(
      'EventsOutOfRange',
      `prenatal leaves out the ${names}: the ephemeris files begin too shortly before.`,
    ),
  ];
}

/** A lunation of the day of birth is before the birth or after it. */
function createDayWarnings(
  moments: readonly PrenatalMoment[],
  { context: { ephemeris } }: Chart,
  { fromJdUt, toJdUt }: JdRange,
): readonly Warning[] {
  const ofDay = [...moments, ...findPrenatalMoments(ephemeris, toJdUt)].filter(({ moment }) => moment >= fromJdUt);
  const doubtful = PRENATAL_EVENTS.filter((type) => ofDay.some((event) => event.type === type));
  if (doubtful.length === 0) return [];
  const names = formatList(doubtful.map((type) => type.replaceAll('_', ' ')));
  const message = `The ${names} was on the day of birth, whose time is not known; prenatal has what was before local noon.`;
  return [createWarning('BirthTimeDecides', message)];
}
