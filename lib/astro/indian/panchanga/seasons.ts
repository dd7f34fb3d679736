import { AYANAS, type Ayana, RITUS, type Ritu } from '../../../base/catalog/panchanga.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { DEG_PER_SIGN } from '../../sky/zodiac/sign-position.ts';

/** Beginning of Capricorn, with which the northern course and the first season begin. */
const CAPRICORN_DEG = 9 * DEG_PER_SIGN;

/**
 * Half of the year: the Sun goes north from the beginning of Capricorn to the end of Gemini.
 *
 * @source Soma Siddhanta as Hora Ratnam 2.433 quotes it, https://www.astrojyoti.com/hora-ratnam-chapter-two-9.htm
 */
export const ayanaOf = (sunDeg: number): Ayana =>
  AYANAS[Math.floor(longitudeDeg(sunDeg - CAPRICORN_DEG) / (6 * DEG_PER_SIGN))] as Ayana;

/**
 * Season: two signs of the Sun, Shishira from the beginning of Capricorn on, so that the three seasons from Shishira to
 * Grishma make the northern course.
 *
 * @source Charaka Samhita on the parts of the year, as https://www.carakasamhitaonline.com states them
 */
export const rituOf = (sunDeg: number): Ritu =>
  RITUS[Math.floor(longitudeDeg(sunDeg - CAPRICORN_DEG) / (2 * DEG_PER_SIGN))] as Ritu;
