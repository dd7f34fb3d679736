import type { Directions } from '../../../lib/astro/timing/directions/find-directions.ts';
import type { TimeKey } from '../../../lib/astro/timing/directions/keys.ts';
import type { BirthSky, DirectedPoint } from '../../../lib/astro/timing/directions/point.ts';
import { hasParallels } from '../../../lib/astro/timing/directions/rays.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import type { DirectionsRequest } from './request.ts';

interface SearchedDirections {
  readonly request: DirectionsRequest;
  readonly key: TimeKey;
  readonly sky: BirthSky;
  readonly promissors: readonly DirectedPoint[];
}

/** Names what a search had to leave out, and what of the request had no effect. */
export function createOmissionWarnings(found: Directions, searched: SearchedDirections): readonly Warning[] {
  return [
    ...warnOfCircumpolarPoints(found, searched.sky),
    ...warnOfUnmetRays(found),
    ...warnOfParallels(searched),
    ...warnOfUnreadOptions(searched.request),
    ...warnOfShortKey(searched),
  ];
}

function warnOfCircumpolarPoints(found: Directions, { latitudeDeg }: BirthSky): readonly Warning[] {
  const names = [...new Set([...found.omittedPromissors, ...found.omittedSignificators])].map(namePoint);
  if (names.length === 0) return [];
  const message = `At latitude ${latitudeDeg} these neither rise nor set and have no semi-arc, so their own directions are left out: ${names.join(', ')}.`;
  return [createWarning('DirectionsOmitted', message)];
}

function warnOfUnmetRays({ unmetCount }: Directions): readonly Warning[] {
  if (unmetCount === 0) return [];
  const message = `${unmetCount} pairs of a promissor's point and a significator never meet in the daily turn of the sky, as where one of them neither rises nor sets; they are left out.`;
  return [createWarning('DirectionsOmitted', message)];
}

function warnOfParallels({ request: { include, space }, promissors, sky }: SearchedDirections): readonly Warning[] {
  if (space === 'mundo' || !include.includes('parallels')) return [];
  const names = promissors.filter((point) => !hasParallels(point, sky)).map(({ id }) => namePoint(id));
  if (names.length === 0) return [];
  const message = `No degree of the ecliptic has the declination of these, so their parallels are left out: ${names.join(', ')}.`;
  return [createWarning('DirectionsOmitted', message)];
}

/** An option that states its default looks like one that was left out, and has no warning. */
function warnOfUnreadOptions(request: DirectionsRequest): readonly Warning[] {
  const { include, space, latitude, aspect_latitude, motion, converse } = request;
  const isMundane = space === 'mundo';
  const unread: readonly [isUnread: boolean, reason: string][] = [
    [isMundane && include.includes('antiscia'), 'antiscia: degrees of the zodiac are directed in space zodiaco only'],
    [isMundane && latitude !== 'both', 'latitude: in space mundo bodies always keep theirs'],
    [isMundane && aspect_latitude !== 'promissor', 'aspect_latitude: in space mundo aspects are parts of the circle'],
    [motion === 'direct' && converse !== 'modern', 'converse: only motion converse or both reads it'],
  ];
  return unread.filter(([isUnread]) => isUnread).map(([, reason]) => createWarning('OptionUnread', `${reason}.`));
}

function warnOfShortKey({ key, request: { max_age } }: SearchedDirections): readonly Warning[] {
  if (key.coveredYears >= max_age) return [];
  const message = `The ephemeris of the Sun, which the key follows a day for a year, ends ${Math.floor(key.coveredYears)} days after the birth; later directions are left out.`;
  return [createWarning('EventsOutOfRange', message)];
}
