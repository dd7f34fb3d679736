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
  }
}

declare module 'astronomia/data/vsop87Dearth' {
  const series: unknown;
  export default series;
}
