import { type JdUt, jdUt } from '../../units/time.ts';
import { nearMoment, type Passage } from '../positions/passage.ts';
import type { Sky } from '../positions/sky.ts';
import type { Contact } from './contacts.ts';

/** A contact with the times between which it is within orb, to about a second; undefined where the window cuts. */
export interface TimedContact extends Contact {
  readonly entersAt: JdUt | undefined;
  readonly leavesAt: JdUt | undefined;
}

/** Finds when the orb is entered and left. In an orb narrower than the fit is right, no sooner and no later than the contact. */
export function timed(sky: Sky, contact: Contact): TimedContact {
  const { moment, spell } = contact;
  const at = (passage: Passage | undefined): JdUt | undefined => passage && nearMoment(sky, passage).moment;
  const [enters, leaves] = [at(spell.enters), at(spell.leaves)];
  return {
    ...contact,
    entersAt: enters && jdUt(Math.min(enters, moment)),
    leavesAt: leaves && jdUt(Math.max(leaves, moment)),
  };
}
