/** A feature of a map, as the tests read it. */
export interface MapFeature {
  readonly id: string;
  readonly geometry: {
    readonly type: 'LineString' | 'MultiLineString' | 'Point';
    readonly coordinates: readonly unknown[];
  };
  readonly properties: {
    readonly line: string;
    readonly angle: 'MC' | 'IC' | 'ASC' | 'DSC';
    readonly body: string;
    readonly longitude: number;
    readonly right_ascension: number;
    readonly declination: number;
  };
}

export type LonLat = readonly [longitude: number, latitude: number];

/** The parts of a line. */
export function partsOf({ geometry }: Pick<MapFeature, 'geometry'>): readonly (readonly LonLat[])[] {
  const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return parts as readonly (readonly LonLat[])[];
}

/** Every position of a line. */
export const positionsOf = (feature: Pick<MapFeature, 'geometry'>): readonly LonLat[] => partsOf(feature).flat();

/** Positions of a line without its two ends: there ASC and DSC coincide, and rounding decides between them. */
export const innerPositionsOf = (feature: Pick<MapFeature, 'geometry'>): readonly LonLat[] =>
  positionsOf(feature).slice(1, -1);
