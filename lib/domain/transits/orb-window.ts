import { type JdUt, jdUt } from '../../units/time.ts';
import { estimateMoment, type LongitudeCrossing } from '../longitude-model/crossing.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';
import type { Contact } from './contacts.ts';

/** A contact with the times between which it is within orb, to about a second; undefined where the window cuts. */
export interface TimedContact extends Contact {
  readonly entersAt: JdUt | undefined;
  readonly leavesAt: JdUt | undefined;
}

/** Finds when the orb is entered and left. In an orb narrower than the fit is right, no sooner and no later than the contact. */
export function addOrbTimes(sky: GeocentricSky, contact: Contact): TimedContact {
  const { moment, orbWindow } = contact;
  const at = (crossing: LongitudeCrossing | undefined): JdUt | undefined =>
    crossing && estimateMoment(sky, crossing).moment;
  const [enters, leaves] = [at(orbWindow.entry), at(orbWindow.exit)];
  return {
    ...contact,
    entersAt: enters && jdUt(Math.min(enters, moment)),
    leavesAt: leaves && jdUt(Math.max(leaves, moment)),
  };
}
