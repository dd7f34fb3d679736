/** The part of the astronomia library (Meeus's algorithms, MIT) that the tests use; it ships no types. */
declare module 'astronomia' {
  export const planetposition: { readonly Planet: new (series: unknown) => Planet };
  export const solar: {
    /** Geometric place of the Sun by VSOP87, FK5 equinox of date, radians and au. */
    trueVSOP87(earth: Planet, jdTt: number): { readonly lon: number; readonly lat: number; readonly range: number };
    /** Aberration in longitude at a distance in au, radians. */
    aberration(rangeAu: number): number;
  };
  export interface Planet {
    position(jdTt: number): unknown;
    /** Heliocentric place, ecliptic and equinox of J2000, radians and au. */
    position2000(jdTt: number): { readonly lon: number; readonly lat: number; readonly range: number };
  }
  /** Geocentric Moon of ELP/MPP02, inertial ecliptic and equinox of J2000, kilometers. */
  export const elp: {
    readonly Moon: new (
      series: unknown,
    ) => { positionXYZ(jdTt: number): { readonly x: number; readonly y: number; readonly z: number } };
  };
}

declare module 'astronomia/data/elpMppDe' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Bearth' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Dearth' {
  const series: unknown;
  export default series;
}
