import type { ZoneGrid } from './zone-grid.ts';

/** The time zone at a point of the Earth. */
export interface ZoneMatch {
  /** IANA name: the first of the candidates. */
  readonly timezone: string;
  /**
   * Every zone that claims the point, in alphabetical order: several where borders are disputed or two times are in
   * use.
   */
  readonly candidates: readonly string[];
  /** True where the point is in no land zone; the zone is then that of a place nearby, or the nautical one. */
  readonly fallback: boolean;
}

/** Finds the zone of a point in embedded data, without a network. */
export interface ZoneLookup {
  /** Attribution that the licenses of the data require. */
  readonly attribution: string;
  /** A coarse answer, which needs no boundaries. */
  readonly grid: ZoneGrid;
  /**
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   */
  zonesAt(latitudeDeg: number, longitudeDeg: number): ZoneMatch;
}
