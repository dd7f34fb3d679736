import { type Chart, castChart } from '../../../lib/astro/chart/cast.ts';
import { type Koota, scoreKootas } from '../../../lib/astro/indian/matching/kootas.ts';
import { findManglik, type ManglikChart, type ManglikHouse } from '../../../lib/astro/indian/matching/manglik.ts';
import { type MoonFacts, readMoonFacts } from '../../../lib/astro/indian/matching/moon-facts.ts';
import { checkPoruthams, type Porutham } from '../../../lib/astro/indian/matching/poruthams.ts';
import type { ClassicalPlanet } from '../../../lib/base/catalog/dignities.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { createBirthTimeProblem } from '../../../lib/charts/birth-time.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { addHandle } from '../../../lib/charts/handle.ts';
import { createSubjectWarnings } from '../../../lib/charts/natal-chart.ts';
import { type ChartServices, readSubject, type SubjectWithDay } from '../../../lib/charts/subject.ts';
import { toGrahaSettings } from '../graha-settings.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { MatchingRequest } from './request.ts';

/** One of two who are matched. */
export interface MatchedPerson {
  readonly subject: SubjectWithDay;
  readonly chart: Chart;
  readonly moon: MoonFacts;
  readonly longitudes: ManglikChart;
  readonly manglik: readonly ManglikHouse[];
}

/** A bride and a groom compared. */
export interface Matching {
  readonly bride: MatchedPerson;
  readonly groom: MatchedPerson;
  readonly kootas: readonly Koota[];
  readonly poruthams: readonly Porutham[];
}

/**
 * Reads two births and compares their Moons and the places of Mars.
 *
 * @throws Problem of reading the subjects, `BirthTimeRequired` where a time is not known
 */
export function calculateMatching(request: MatchingRequest, services: ChartServices): Matching {
  const [bride, groom] = runCollectingProblems([
    () => castPerson('bride', request, services),
    () => castPerson('groom', request, services),
  ]);
  const pair = { bride: bride.moon, groom: groom.moon };
  const manglik = findManglik(
    { bride: bride.longitudes, groom: groom.longitudes },
    { secondHouse: request.manglik_second_house },
  );
  return {
    bride: { ...bride, manglik: manglik.bride },
    groom: { ...groom, manglik: manglik.groom },
    kootas: scoreKootas(pair, {
      vasya: request.vasya,
      tara: request.tara,
      nadiExceptions: request.nadi_exceptions,
      bhakootExceptions: request.bhakoot_exceptions,
    }),
    poruthams: checkPoruthams(pair, request.stri_dirgha),
  };
}

function castPerson(who: 'bride' | 'groom', request: MatchingRequest, services: ChartServices) {
  const zodiac = toSiderealRequest(request);
  const read = readSubject(request[who], services, `body.${who}`);
  if (!read.timeIsKnown) throw createBirthTimeProblem(`body.${who}`, 'the nakshatra of the Moon and the houses depend');
  const subject = addHandle(read, { ...zodiac, house_system: 'W' });
  const when = { moment: subject.moment.jdUt, place: subject.place, timeIsKnown: true };
  const chart = castChart(services.ephemeris, when, toGrahaSettings(request));
  const longitudes = listLongitudes(chart);
  const warnings = [...createSubjectWarnings(subject), ...chart.warnings];
  return { subject, chart: { ...chart, warnings }, moon: readMoonFacts(longitudes.moon), longitudes };
}

function listLongitudes({ points, horizon }: Chart): ManglikChart {
  const places = points.map(({ id, longitudeDeg }) => [id, longitudeDeg] as const);
  const ascendant = horizon?.houses.ascendantDeg;
  if (ascendant === undefined) throw new RangeError('a chart with a known time has an Ascendant');
  return { ...(Object.fromEntries(places) as Record<ClassicalPlanet, LongitudeDeg>), ascendant };
}
