import { type JdUt, jdUt } from '../../../base/units/time.ts';
import { estimateToTheSecond, type LongitudeCrossing } from '../../motion/crossing.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { Contact } from './contacts.ts';

/** Moments at which the body enters and leaves orb, to about a second; undefined outside the window. */
export interface OrbTimes {
  readonly entersAt: JdUt | undefined;
  readonly leavesAt: JdUt | undefined;
}

/**
 * Finds when the body enters and leaves orb. The contact always lies between the two, even in an orb narrower than the
 * error of the fit.
 */
export function findOrbTimes(
  sky: GeocentricSky,
  { moment, orbWindow }: Pick<Contact, 'moment' | 'orbWindow'>,
): OrbTimes {
  const entersAt = momentOf(sky, orbWindow.entry);
  const leavesAt = momentOf(sky, orbWindow.exit);
  return {
    entersAt: entersAt && jdUt(Math.min(entersAt, moment)),
    leavesAt: leavesAt && jdUt(Math.max(leavesAt, moment)),
  };
}

/** A contact with its {@link findOrbTimes}. */
export const addOrbTimes = <Timed extends Pick<Contact, 'moment' | 'orbWindow'>>(
  sky: GeocentricSky,
  contact: Timed,
): Timed & OrbTimes => ({ ...contact, ...findOrbTimes(sky, contact) });

const momentOf = (sky: GeocentricSky, crossing: LongitudeCrossing | undefined): JdUt | undefined =>
  crossing && estimateToTheSecond(sky, crossing);
