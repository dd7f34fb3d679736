import { defineRecord } from '../../lib/answers/record.ts';
import { roundTo, roundWithinCycle } from '../../lib/answers/rounding.ts';
import { formatInstant, formatOptionalInstant } from '../../lib/astro/clock/civil-time/format.ts';
import type { Ingress } from '../../lib/astro/sky/events/sign-ingresses.ts';
import type { DegreeCrossing } from '../../lib/astro/timing/transits/degree-crossings.ts';
import { SIGNS } from '../../lib/base/catalog/signs.ts';
import type { TransitBodyId } from '../../lib/base/catalog/transit-bodies.ts';
import type { LongitudeDeg } from '../../lib/base/units/angle.ts';
import { instantText } from '../../lib/requests/answer.ts';
import { choice, flag, integer, number, text } from '../../lib/requests/members.ts';
import { entersBackwards } from './names.ts';
import type { TimedTransitContact } from './transits-search/calculate.ts';

export const TRANSIT_DECIMALS = 6;

export const contactRecord = defineRecord<TimedTransitContact>()(
  'TransitContact',
  'An aspect of a moving body to a natal point',
  {
    exact_datetime: [
      instantText('When the aspect is exact, or nearest to exact within the search'),
      ({ moment }) => formatInstant(moment),
    ],
    natal_planet: [text('Name of the natal point', 'sun'), ({ contact }) => contact.target.natalPoint],
    transiting_planet: [text('Name of the moving body', 'saturn'), ({ contact }) => contact.body],
    aspect: [text('Name of the aspect', 'square'), ({ contact }) => contact.target.aspect],
    longitude: [
      number('Longitude at which the moving body makes the aspect, degrees in `[0, 360)`', 174.2),
      ({ contact }) => roundWithinCycle(360, contact.target.degree, TRANSIT_DECIMALS),
    ],
    orb: [
      number(
        'Distance from exactness at `exact_datetime`, degrees: 0 if exact, otherwise the smallest distance in the search',
        0,
      ),
      ({ contact }) => roundTo(contact.orbDeg, TRANSIT_DECIMALS),
    ],
    applying: [
      flag('True if the body is within orb at `end_date` and still approaches; `exact_datetime` is then `end_date`'),
      ({ contact }) => contact.applying,
    ],
    separating: [
      flag(
        'True if the body is within orb at `start_date` and already moves away, so it was nearest before; `exact_datetime` is then `start_date`',
      ),
      ({ contact }) => contact.separating,
    ],
    retrograde: [flag('True if the motion of the body is retrograde'), ({ contact }) => contact.retrograde],
    pass: [
      integer(
        'Number of this contact, from 1: contacts of the body with the point by this aspect, counted from `start_date` and anew in each revolution through the zodiac',
        1,
      ),
      ({ contact }) => contact.pass,
    ],
    enters_orb_at: [
      instantText(
        'When the body enters the orb, to about a second; null if it is already within orb at `start_date`',
      ).nullable(),
      ({ entersAt }) => formatOptionalInstant(entersAt),
    ],
    leaves_orb_at: [
      instantText(
        'When the body leaves the orb, to about a second; null if it is still within orb at `end_date`',
      ).nullable(),
      ({ leavesAt }) => formatOptionalInstant(leavesAt),
    ],
  },
);

/** A crossing of a degree by a body of a request. */
interface DegreeTransit extends Pick<DegreeCrossing, 'moment' | 'retrograde'> {
  readonly body: TransitBodyId;
  readonly degree: LongitudeDeg;
  /** From 1. */
  readonly crossingNumber: number;
}

export const degreeTransitRecord = defineRecord<DegreeTransit>()('DegreeTransit', 'A body crossing a degree', {
  exact_datetime: [instantText('When the body is exactly at the degree'), ({ moment }) => formatInstant(moment)],
  planet: [text('Name of the body', 'saturn'), 'body'],
  degree: [number('The degree, in `[0, 360)`', 0), ({ degree }) => roundWithinCycle(360, degree, TRANSIT_DECIMALS)],
  retrograde: [flag('True if the motion is retrograde'), 'retrograde'],
  crossing_number: [integer('1, 2, 3 … from `start_date` on', 1), 'crossingNumber'],
});

/** An ingress of a body of the request. */
export interface TransitIngress extends Omit<Ingress, 'body'> {
  readonly body: TransitBodyId;
}

export const ingressRecord = defineRecord<TransitIngress>()('SignIngress', 'A body passing from sign to sign', {
  planet: [text('Name of the body', 'saturn'), 'body'],
  sign: [choice(SIGNS, 'The sign that it enters', 'Aries'), 'sign'],
  from_sign: [choice(SIGNS, 'The sign that it leaves', 'Pisces'), 'fromSign'],
  exact_datetime: [
    instantText('When the body is exactly at the boundary of the signs'),
    ({ moment }) => formatInstant(moment),
  ],
  retrograde: [entersBackwards, 'retrograde'],
});
