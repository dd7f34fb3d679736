import type { ConstellationId } from './constellations.ts';

/**
 * Constellations of the objects of the star catalogue whose designation names none, by their position at J2000.
 *
 * @source boundaries of the International Astronomical Union (Delporte 1930, as N. Roman, Publ. Astron. Soc. Pac. 99,
 * 695, 1987, arranged them), read with `Constellation` of npm astronomy-engine 2.1.19; the test repeats it for every
 * object of the catalogue
 */
export const CONSTELLATIONS_BY_POSITION: Readonly<Record<string, ConstellationId>> = {
  ACO3558: 'Cen',
  epVolA: 'Vol',
  GA: 'TrA',
  GCLiu: 'Sgr',
  HD149026: 'Her',
  HD168442: 'Ser',
  HR3743: 'UMa',
  HR4609: 'Cam',
  HR6630: 'Sco',
  IDrag: 'Vir',
  kaC1GrB: 'CrB',
  M6: 'Sco',
  M7: 'Sco',
  M22: 'Sgr',
  M31: 'And',
  M34: 'Per',
  M42: 'Ori',
  M44: 'Cnc',
  M49: 'Vir',
  M87: 'Vir',
  NGC869: 'Per',
  NGC4194: 'UMa',
  NGC6530: 'Sgr',
  'PSRB1257+12': 'Vir',
  SN1987A: 'Dor',
  'Trappist-1': 'Aqr',
  VC: 'Vir',
};
