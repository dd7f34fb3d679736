/** The part of the astronomia library (MIT) that the truth of the bench is computed with; it ships no types. */
declare module 'astronomia/planetposition' {
  interface Spherical {
    /** Radians. */
    readonly lon: number;
    /** Radians. */
    readonly lat: number;
    /** au of a planet, km of the Moon. */
    readonly range: number;
  }
  /** Terms of each power of time; `L` those of the longitude. */
  interface Series {
    readonly L: Readonly<Record<string, readonly (readonly number[])[]>>;
  }
  /** Heliocentric places by VSOP87D: dynamical ecliptic and equinox of date. */
  export class Planet {
    constructor(series: unknown);
    position(jdTt: number): Spherical;
  }
  /** From the dynamical equinox of VSOP87 to that of FK5. */
  export function toFK5(lon: number, lat: number, jdTt: number): { readonly lon: number; readonly lat: number };
}

declare module 'astronomia/elp' {
  import type { Spherical } from 'astronomia/planetposition';
  /** Geocentric geometric places of the Moon by ELP/MPP02, ecliptic and equinox of date. */
  export class Moon {
    constructor(series: unknown);
    position(jdTt: number): Spherical;
  }
}

declare module 'astronomia/deltat' {
  /** TT less UT1, seconds, of a decimal year. */
  export function deltaT(year: number): number;
}

declare module 'astronomia/data/elpMppDeFull' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Dmercury' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Dvenus' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Dmars' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Djupiter' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Dsaturn' {
  const series: unknown;
  export default series;
}

declare module 'astronomia/data/vsop87Duranus' {
  import type { Series } from 'astronomia/planetposition';

  const series: Series;
  export default series;
}
