import { apparent } from 'astronomia';
import { angularSeparationDeg } from '../../../lib/astro/sky/zodiac/angular-separation.ts';
import { asinDeg, atan2Deg, cosDeg, sinDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { ephemeris } from '../../support/services.ts';
import { Worst } from '../positions/reference/worst.ts';
import { MEAN_PLACES, PLACES_J2000, type PrintedPlace } from './almanac.ts';

/** Both in TT; UT is a minute behind, in which the Earth's motion turns a star by less than 0.001″. */
const J2000 = jdUt(2451545);
const J2016_5 = jdUt(2451545 + 16.5 * 365.25);

/** Half of 0.1 s of right ascension is 0.75″, half of 1″ of declination 0.5″. Measured: 0.78″. */
const ROUNDING_ARCSEC = 0.9;
/** Printed places leave out the annual parallax, of Sirius 0.38″ at most. Measured: 0.24″. */
const J2000_ARCSEC = 0.4;

const RAD = Math.PI / 180;
const TROPICAL = { type: 'tropical' } as const;

interface EclipticPlace {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** Reads `4 36 52.2 +16 32 28`. */
function parsePosition(text: string): PrintedPlace {
  const [h = 0, m = 0, s = 0, degrees = 0, minutes = 0, seconds = 0] = text.split(' ').map(Number);
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return { rightAscensionDeg: (h + m / 60 + s / 3600) * 15, declinationDeg: text.includes('-') ? -size : size };
}

/** Turned to the mean ecliptic of date. */
function eclipticOf({ rightAscensionDeg: alpha, declinationDeg: delta }: PrintedPlace, at: JdUt): EclipticPlace {
  const { meanObliquityDeg: eps } = ephemeris.orientation(at);
  const [x, y, z] = [cosDeg(delta) * cosDeg(alpha), cosDeg(delta) * sinDeg(alpha), sinDeg(delta)];
  return {
    longitudeDeg: atan2Deg(y * cosDeg(eps) + z * sinDeg(eps), x),
    latitudeDeg: asinDeg(z * cosDeg(eps) - y * sinDeg(eps)),
  };
}

/** With annual aberration by astronomia, and nutation, which is held against IAU 2000B elsewhere. */
function apparentOf(place: PrintedPlace, at: JdUt): EclipticPlace {
  const { longitudeDeg, latitudeDeg } = eclipticOf(place, at);
  const [along, across] = apparent.eclipticAberration(longitudeDeg * RAD, latitudeDeg * RAD, at);
  const { nutationLongitudeDeg } = ephemeris.orientation(at);
  return {
    longitudeDeg: longitudeDeg + along / RAD + nutationLongitudeDeg,
    latitudeDeg: latitudeDeg + across / RAD,
  };
}

function errorDeg(id: string, place: PrintedPlace, at: JdUt): number {
  const [found, wanted] = [ephemeris.star(id, at, TROPICAL), apparentOf(place, at)];
  return angularSeparationDeg(found, wanted);
}

function measure(places: readonly (readonly [id: string, place: PrintedPlace])[], at: JdUt): Worst {
  const worst = new Worst();
  for (const [id, place] of places) worst.seeDeg(errorDeg(id, place, at));
  return worst;
}

/** Fixed stars as they are printed. */
export const STARS: readonly Comparison[] = [
  {
    quantity: 'Fixed stars: places',
    against: 'almanac',
    span: '2016.5',
    unit: '″',
    limit: ROUNDING_ARCSEC,
    measure: () =>
      measure(
        Object.entries(MEAN_PLACES).map(([id, text]) => [id, parsePosition(text)]),
        J2016_5,
      ),
  },
  {
    quantity: 'Fixed stars and the galactic center: places',
    against: 'iauStars',
    span: '2000.0',
    unit: '″',
    limit: J2000_ARCSEC,
    measure: () => measure(Object.entries(PLACES_J2000), J2000),
  },
];
