import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import {
  ASPECT_LATITUDES,
  CONVERSE_KINDS,
  DIRECTION_CONTACTS,
  DIRECTION_KEYS,
  DIRECTION_LATITUDES,
  DIRECTION_METHODS,
  DIRECTION_MOTIONS,
  DIRECTION_POINT_IDS,
  DIRECTION_SPACES,
} from '../../../lib/base/catalog/primary-directions.ts';
import { listChoices } from './choice.ts';

/** The closed lists of names of primary directions. */
export const DIRECTION_CHOICES = {
  direction_methods: listChoices(DIRECTION_METHODS, {
    placidus: 'Each point by the share of its own semi-arc.',
    placidus_under_pole: 'Both points on the position circle of the significator.',
    regiomontanus: 'By circles through the north and south points, counted on the equator.',
    campanus: 'By the same circles, counted on the prime vertical.',
    topocentric: 'By position circles whose poles grow evenly from the meridian to the horizon.',
  }),
  direction_spaces: listChoices(DIRECTION_SPACES, {
    mundo: 'Bodies are directed; aspects are parts of the mundane circle.',
    zodiaco: 'Degrees of the zodiac are directed.',
  }),
  direction_latitudes: listChoices(DIRECTION_LATITUDES, {
    both: 'Promissors and significators keep their latitude.',
    promissor: 'Promissors keep it; significators are degrees of the ecliptic.',
    significator: 'Significators keep it; promissors are degrees of the ecliptic.',
    neither: 'All are degrees of the ecliptic.',
  }),
  aspect_latitudes: listChoices(ASPECT_LATITUDES, {
    promissor: 'The degree of an aspect has the latitude of the promissor.',
    bianchini: 'Its latitude falls to zero at a square and turns to the other side beyond it.',
    zero: 'It has none; a conjunction keeps that of the promissor.',
  }),
  direction_motions: listChoices([...DIRECTION_MOTIONS, 'both'], {
    direct: 'The sky turns forwards and carries the promissor.',
    converse: 'The directions that `converse` chooses.',
    both: 'Direct and converse directions.',
  }),
  converse_kinds: listChoices(CONVERSE_KINDS, {
    modern: 'The sky turns backwards and carries the promissor.',
    traditional: 'The sky turns forwards and carries the significator.',
  }),
  direction_contacts: listChoices(DIRECTION_CONTACTS, {
    aspects: 'Aspects, conjunctions among them.',
    parallels: 'Equal distances from the meridian or the horizon, or degrees of equal declination.',
    antiscia: 'Reflections at the axes of the solstices and the equinoxes, in the zodiac only.',
    terms: 'Beginnings of the Egyptian terms.',
  }),
  direction_keys: listChoices(DIRECTION_KEYS, {
    ptolemy: '1° for a year.',
    naibod: 'The mean daily motion of the Sun for a year: 360° ÷ 365.2422, 0.98564733°.',
    cardan: '0°59′12″ for a year.',
    kepler: 'The daily motion of the Sun in right ascension at birth, for a year.',
    solar_arc_ra: 'The motion of the Sun in right ascension from day to day after birth, a day for a year.',
    solar_arc_longitude: 'The same in longitude.',
    user: 'The degrees for a year that the request states.',
  }),
  direction_points: listChoices(DIRECTION_POINT_IDS, namePoint),
};
