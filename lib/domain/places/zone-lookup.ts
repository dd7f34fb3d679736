/** The time zone at a point of the Earth. */
export interface ZoneMatch {
  /** IANA name: the first of the candidates. */
  readonly timezone: string;
  /** Every zone that claims the point, in alphabetical order: several where borders are disputed or two times are kept. */
  readonly candidates: readonly string[];
  /** True where the point lies in no land zone: the zone is that of a place nearby, or the nautical one. */
  readonly fallback: boolean;
}

/** Points to zones, from data at hand: no network. */
export interface ZoneLookup {
  /** Whom the data's licences ask to name. */
  readonly attribution: string;
  /**
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   */
  zonesAt(latitudeDeg: number, longitudeDeg: number): ZoneMatch;
}
