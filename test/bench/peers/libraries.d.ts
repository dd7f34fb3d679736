/** The parts of the peers that the bench calls, so that types are checked where they are not installed. */
declare module 'caelus' {
  export interface Chart {
    readonly bodies: Readonly<Record<string, { readonly lon: number }>>;
    readonly angles: { readonly asc: number; readonly mc: number };
    readonly cusps: readonly number[];
  }
  export class Engine {
    constructor(data: unknown);
    chart(
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
      latitudeDeg: number,
      longitudeDeg: number,
      houses: 'placidus',
    ): Chart;
    longitude(body: string, jdUt: number): number;
  }
  export function crossings(
    engine: Engine,
    body: string,
    longitudeDeg: number,
    fromJdUt: number,
    toJdUt: number,
  ): number[];
  export function solarReturn(engine: Engine, natalJdUt: number, fromJdUt: number, toJdUt: number): number[];
  export function astrocartography(
    engine: Engine,
    jdUt: number,
    bodies: readonly string[],
  ): Readonly<Record<string, { readonly mc: number }>>;
}

declare module 'caelus/node' {
  export function loadNodeData(folder: string, level: 'embedded', moon: 'full'): unknown;
}

declare module 'celestine' {
  interface Place {
    readonly longitude: number;
  }
  export interface Chart {
    readonly planets: readonly (Place & { readonly name: string })[];
    readonly angles: { readonly ascendant: Place; readonly midheaven: Place };
    readonly houses: { readonly cusps: readonly Place[] };
  }
  export function calculateChart(
    birth: {
      readonly year: number;
      readonly month: number;
      readonly day: number;
      readonly hour: number;
      readonly minute: number;
      readonly second: number;
      readonly timezone: number;
      readonly latitude: number;
      readonly longitude: number;
    },
    options: object,
  ): Chart;
  export const transits: {
    searchTransits(sought: {
      readonly natalPoints: readonly { readonly name: string; readonly longitude: number; readonly type: 'planet' }[];
      readonly startJD: number;
      readonly endJD: number;
      readonly config: {
        readonly transitingBodies: readonly string[];
        readonly orbs: Readonly<Record<string, number>>;
      };
    }): {
      readonly transits: readonly {
        readonly exactJDs: readonly number[];
        readonly transit: {
          readonly transitingBody: string;
          readonly natalPoint: string;
          readonly aspectAngle: number;
        };
      }[];
    };
    calculateAllIngressesForBodies(
      bodies: readonly string[],
      cuspsDeg: readonly number[],
      fromJdUt: number,
      toJdUt: number,
    ): readonly {
      readonly body: string;
      readonly house: number;
      readonly direction: string;
      readonly ingressJD?: number;
    }[];
  };
}

declare module 'circular-natal-horoscope-js' {
  interface Position {
    readonly Ecliptic: { readonly DecimalDegrees: number };
  }
  class Origin {
    constructor(local: {
      readonly year: number;
      readonly month: number;
      readonly date: number;
      readonly hour: number;
      readonly minute: number;
      readonly second?: number;
      readonly latitude: number;
      readonly longitude: number;
    });
    readonly utcTime: { valueOf(): number };
  }
  class Horoscope {
    constructor(asked: {
      readonly origin: Origin;
      readonly houseSystem: 'placidus';
      readonly zodiac: 'tropical';
      readonly aspectPoints: readonly string[];
      readonly aspectWithPoints: readonly string[];
      readonly aspectTypes: readonly string[];
    });
    readonly CelestialBodies: Readonly<Record<string, { readonly ChartPosition: Position }>>;
    readonly Ascendant: { readonly ChartPosition: Position };
    readonly Midheaven: { readonly ChartPosition: Position };
    readonly Houses: readonly { readonly ChartPosition: { readonly StartPosition: Position } }[];
  }
  const library: { readonly Origin: typeof Origin; readonly Horoscope: typeof Horoscope };
  export default library;
}
