/** As catalogs print a place: right ascension and declination, degrees. */
export interface PrintedPlace {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/**
 * Places for J2000.0, mean equator and equinox of that date.
 *
 * @source stars: IAU Catalog of Star Names, IAU-CSN.txt of github.com/pdyxs/HYG-Database at commit 52ff12d4; Sagittarius A*,
 * 17h45m40.034047s −29°00′28.21601″ in 2015, moving −3.128 and −5.584 mas a year: D. Gordon, A. de Witt and C. S. Jacobs,
 * "Position and Proper Motion of Sagittarius A* in the ICRF3 Frame", arXiv:2212.00632; here for 2000
 */
export const PLACES_J2000: Readonly<Record<string, PrintedPlace>> = {
  alTau: { rightAscensionDeg: 68.980163, declinationDeg: 16.509302 },
  alCMa: { rightAscensionDeg: 101.287155, declinationDeg: -16.716116 },
  alCMi: { rightAscensionDeg: 114.825493, declinationDeg: 5.224993 },
  alLeo: { rightAscensionDeg: 152.092962, declinationDeg: 11.967209 },
  alVir: { rightAscensionDeg: 201.298247, declinationDeg: -11.161319 },
  alSco: { rightAscensionDeg: 247.351915, declinationDeg: -26.432003 },
  alPsA: { rightAscensionDeg: 344.412693, declinationDeg: -29.622237 },
  'SgrA*': { rightAscensionDeg: 266.41682343, declinationDeg: -29.00781451 },
};

/**
 * Mean places for 2016.5, mean equator and equinox of that date: right ascension in hours, minutes and seconds, declination
 * in degrees, minutes and seconds. Sirius and Procyon are not among them: the Almanac moves them along their orbits, the star
 * catalog straight on.
 *
 * @source The Astronomical Almanac, bright stars for 2016.5, USNO-BrightStars-2016.txt of
 * github.com/brettonw/YaleBrightStarCatalog at commit 2000b7af
 */
export const MEAN_PLACES: Readonly<Record<string, string>> = {
  alAnd: '0 09 14.6 +29 10 53',
  alCas: '0 41 27.2 +56 37 39',
  beCet: '0 44 25.0 -17 53 47',
  alEri: '1 38 19.6 -57 09 12',
  alAri: '2 08 06.4 +23 32 23',
  alUMi: '2 52 14.5 +89 20 02',
  bePer: '3 09 14.9 +41 01 05',
  alPer: '3 25 30.6 +49 55 07',
  etTau: '3 48 28.1 +24 09 18',
  alTau: '4 36 52.2 +16 32 28',
  beOri: '5 15 19.9 -8 11 01',
  alAur: '5 17 54.7 +46 00 47',
  gaOri: '5 26 01.0 +6 21 48',
  alOri: '5 56 03.9 +7 24 32',
  alCar: '6 24 19.1 -52 42 19',
  beGem: '7 46 19.4 +27 59 06',
  alHya: '9 28 23.9 -8 43 51',
  alLeo: '10 09 14.9 +11 53 10',
  beLeo: '11 49 54.0 +14 28 47',
  deCrv: '12 30 43.2 -16 36 26',
  alVir: '13 26 03.9 -11 14 49',
  etUMa: '13 48 11.4 +49 13 53',
  alBoo: '14 16 24.9 +19 05 50',
  beUMi: '14 50 40.4 +74 05 17',
  'al-2Lib': '14 51 47.6 -16 06 34',
  alCrB: '15 35 23.2 +26 39 36',
  alSco: '16 30 25.3 -26 28 02',
  alOph: '17 35 42.1 +12 32 57',
  gaDra: '17 56 59.4 +51 29 15',
  alLyr: '18 37 29.9 +38 48 00',
  siSgr: '18 56 17.2 -26 16 29',
  alAql: '19 51 35.3 +8 54 47',
  alPav: '20 26 56.6 -56 40 51',
  alCyg: '20 41 59.7 +45 20 24',
  deCap: '21 47 57.0 -16 03 06',
  alGru: '22 09 15.9 -46 52 49',
  alPsA: '22 58 33.5 -29 32 04',
  alPeg: '23 05 35.0 +15 17 39',
};
