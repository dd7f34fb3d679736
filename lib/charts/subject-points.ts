import { castChart } from '../astro/chart/cast.ts';
import type { ChartSettings } from '../astro/chart/settings.ts';
import { SUBJECT_OBJECTS } from '../base/catalog/subject-objects.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import type { Subject } from '../requests/subject.ts';
import { addHandle } from './handle.ts';
import { createSubjectWarnings } from './natal-chart.ts';
import { type ChartServices, readSubject } from './subject.ts';
import { toZodiac, type ZodiacRequest } from './zodiac.ts';

/** A birth in place of natal points, and the zodiac of its longitudes. */
interface SubjectRequest extends ZodiacRequest {
  readonly subject: Subject;
}

/** Natal points of a birth. */
export interface SubjectPoints {
  /** Longitudes in the zodiac of the request, degrees in `[0, 360)`, by name. */
  readonly degrees: Readonly<Record<string, number>>;
  readonly warnings: readonly Warning[];
  /** Chart handle of the birth; undefined where it would be too long. */
  readonly handle: string | undefined;
}

/**
 * The natal points of a birth: Sun to Pluto, Chiron and the true node, Ascendant and Midheaven. Without a time of birth
 * the Moon and the angles are left out, because a transit to them would be of another day.
 *
 * @param location member of the request that states the birth
 * @throws Problem of reading the subject
 */
export function castSubjectPoints(
  request: SubjectRequest,
  services: ChartServices,
  location = 'body.subject',
): SubjectPoints {
  const { zodiac_type, ayanamsa, user_ayanamsa } = request;
  const settings = { zodiac_type, ayanamsa, user_ayanamsa };
  const subject = addHandle(readSubject(request.subject, services, location), settings);
  const { place, timeIsKnown, moment } = subject;
  const when = { moment: moment.jdUt, place, observer: place, timeIsKnown };
  const { points, horizon, warnings } = castChart(services.ephemeris, when, toSettings(request));
  const bodies = points.filter(({ id }) => timeIsKnown || id !== 'moon');
  const angles = horizon && { ascendant: horizon.houses.ascendantDeg, midheaven: horizon.houses.midheavenDeg };
  const omitted = 'The time of birth is not known: the Moon, the Ascendant and the Midheaven are left out.';
  return {
    handle: subject.handle,
    degrees: { ...Object.fromEntries(bodies.map(({ id, longitudeDeg }) => [id, longitudeDeg])), ...angles },
    warnings: [
      ...createSubjectWarnings(subject),
      ...warnings.filter(({ code }) => code === 'BodyOutOfRange'),
      ...(timeIsKnown ? [] : [createWarning('HousesOmitted', omitted)]),
    ],
  };
}

const toSettings = (request: SubjectRequest): ChartSettings => ({
  zodiac: toZodiac(request),
  coordinateSystem: 'geocentric',
  houseSystem: 'W', // defined at every latitude; only the angles are read
  polarFallback: 'whole_sign',
  objectSet: 'modern_plus_chiron',
  objects: SUBJECT_OBJECTS,
  planetsOnly: false,
  withEquatorial: false,
  withLots: false,
});
