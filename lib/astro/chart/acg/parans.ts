import { arcDeg, asinDeg, tanDeg } from '../../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import { ACG_ANGLES, type AcgAngle, type EquatorialPoint } from './angles.ts';
import { type AcgBodyId, placeAcgBody } from './bodies.ts';

/** A day at a place. */
export interface ParanDay {
  readonly ephemeris: Ephemeris;
  readonly place: GeoPlace;
  readonly fromJdUt: JdUt;
  readonly toJdUt: JdUt;
}

/** A body passes an angle while a star is near one. */
export interface Paran<Star extends EquatorialPoint> {
  readonly star: Star;
  readonly starAngle: AcgAngle;
  readonly body: AcgBodyId;
  readonly bodyAngle: AcgAngle;
  /** When the body is on its angle. */
  readonly moment: JdUt;
  /** How long after the body the star is on its angle, minutes of sidereal time; negative where it was there before. */
  readonly starLaterMinutes: number;
}

/** Sidereal minutes in which the sky turns by a degree. */
const MINUTES_PER_DEG = 4;

/**
 * Parans of stars and bodies on a day: every passage of a body over the horizon or the meridian within whose orb a star passes the
 * horizon or the meridian too, in the order of time. Angles as in {@link ACG_ANGLES}: horizon without air, centers seen from the
 * center of the Earth, as on the lines of a map.
 *
 * @param stars positions of the day
 * @param orbMinutes of sidereal time
 * @source simultaneous bodily transits of two or more bodies over the horizon or meridian circles, at some time during the day and not
 *   necessarily at birth: Robert Hand, Essays on Astrology, 1982, p. 65, as the help of Planetdance quotes it,
 *   https://forum.jcremers.com/index.php?topic=126.0; midnight to midnight: Astro*Index, "Paran" of Prima,
 *   https://astrologysoftware.com/community/learn/dictionary/paran.html
 */
export function findParans<Star extends EquatorialPoint>(
  stars: readonly Star[],
  bodies: readonly AcgBodyId[],
  { orbMinutes, ...day }: ParanDay & { readonly orbMinutes: number },
): readonly Paran<Star>[] {
  const risings = stars.flatMap((star) => listSiderealTimes(star, day.place).map((passage) => ({ star, ...passage })));
  return bodies
    .flatMap((body) => ACG_ANGLES.flatMap((bodyAngle) => findPassages(body, bodyAngle, day)))
    .sort((one, other) => one.moment - other.moment)
    .flatMap(({ siderealTimeDeg, ...passage }) =>
      risings.flatMap(({ star, angle: starAngle, siderealTimeDeg: ofStar }) => {
        const starLaterMinutes = arcDeg(siderealTimeDeg, ofStar) * MINUTES_PER_DEG;
        return Math.abs(starLaterMinutes) <= orbMinutes ? [{ ...passage, star, starAngle, starLaterMinutes }] : [];
      }),
    );
}

/** The local sidereal times at which a point of the sky is on the angles. */
const listSiderealTimes = (point: EquatorialPoint, place: GeoPlace) =>
  ACG_ANGLES.flatMap((angle) => {
    const hourAngle = hourAngleDeg(angle, point, place);
    return hourAngle === undefined ? [] : [{ angle, siderealTimeDeg: point.rightAscensionDeg + hourAngle }];
  });

/** Hour angle of a point on an angle, from altitude 0 in sin h = sin φ sin δ + cos φ cos δ cos H; undefined where it neither rises nor sets. */
function hourAngleDeg(
  angle: AcgAngle,
  { declinationDeg }: EquatorialPoint,
  { latitudeDeg }: GeoPlace,
): number | undefined {
  if (angle === 'MC') return 0;
  if (angle === 'IC') return 180;
  const cosine = -tanDeg(latitudeDeg) * tanDeg(declinationDeg);
  if (Math.abs(cosine) >= 1) return undefined;
  const semiArcDeg = 90 - asinDeg(cosine);
  return angle === 'ASC' ? -semiArcDeg : semiArcDeg;
}

const TURN_DEG_PER_DAY = 360.98564736629;
/** A tenth of a millisecond of time. */
const CLOSE_DEG = 4e-7;
/** The Moon brings a step to within a twenty-fifth of what was left. */
const MOST_STEPS = 12;

/** Passages of a body over an angle in the day: none, one, or two by a body that passes at both of its ends. */
function findPassages(body: AcgBodyId, bodyAngle: AcgAngle, day: ParanDay) {
  const { fromJdUt, toJdUt } = day;
  const passages = [fromJdUt, (fromJdUt + toJdUt) / 2, toJdUt].flatMap(
    (start) => approachPassage(jdUt(start), body, { angle: bodyAngle, day }) ?? [],
  );
  const isFirst = (moment: JdUt, index: number) =>
    passages.findIndex((other) => Math.abs(other.moment - moment) < 0.1) === index;
  return passages
    .filter(({ moment }, index) => moment >= fromJdUt && moment < toJdUt && isFirst(moment, index))
    .map((passage) => ({ ...passage, body, bodyAngle }));
}

/** The passage nearest to a moment. */
function approachPassage(
  start: JdUt,
  body: AcgBodyId,
  { angle, day }: { readonly angle: AcgAngle; readonly day: ParanDay },
): { readonly moment: JdUt; readonly siderealTimeDeg: number } | undefined {
  const { ephemeris, place } = day;
  let moment = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const point = placeAcgBody(ephemeris, moment, body);
    const hourAngle = hourAngleDeg(angle, point, place);
    if (hourAngle === undefined) return undefined;
    const siderealTimeDeg = ephemeris.orientation(moment).siderealTimeDeg + place.longitudeDeg;
    const leftDeg = arcDeg(siderealTimeDeg, point.rightAscensionDeg + hourAngle);
    if (Math.abs(leftDeg) < CLOSE_DEG) return { moment, siderealTimeDeg };
    moment = jdUt(moment + leftDeg / TURN_DEG_PER_DAY);
  }
  return undefined;
}
