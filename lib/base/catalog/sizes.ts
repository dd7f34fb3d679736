/** Limits of requests; the schemas take their bounds from here. */
export const SIZES = {
  body_bytes: { maximum: 1_048_576, description: 'Bytes of a request body' },
  json_levels: { maximum: 32, description: 'Levels of objects and arrays in a request body' },
  subjects_per_batch: { minimum: 1, maximum: 50, description: 'Subjects of one batch' },
  subjects_per_composite: { minimum: 2, maximum: 10, description: 'Births of one composite chart' },
  locations_per_batch: { minimum: 1, maximum: 20, description: 'Look-ups of one batch of places' },
  json_values: { maximum: 10_000, description: 'Members and elements of all objects and arrays of a request body' },
  latitude: { minimum: -90, maximum: 90, description: 'Geographic latitude, degrees, north positive' },
  longitude: { minimum: -180, maximum: 180, description: 'Geographic longitude, degrees, east positive' },
  elevation: { minimum: -500, maximum: 12_000, description: 'Elevation of a place, meters above the sea' },
  name_characters: { minimum: 0, maximum: 200, description: 'Characters of a subject’s name' },
  radius_km: { minimum: 1, maximum: 20_000, description: 'Distance within which lines count as near, kilometers' },
  tolerance_km: { minimum: 0.1, maximum: 100, description: 'How far a drawn line may leave its curve, kilometers' },
  orb: { minimum: 0, maximum: 15, description: 'Orb of an aspect, degrees' },
  dial_orb: { minimum: 0, maximum: 3, description: 'Orb of midpoint structures and planetary pictures, degrees' },
  star_names: { minimum: 1, maximum: 2000, description: 'Names of fixed stars in one request' },
  place_name_characters: { minimum: 1, maximum: 200, description: 'Characters of the name of a place' },
  star_name_characters: { minimum: 1, maximum: 64, description: 'Characters of the name of a fixed star' },
  magnitude: { minimum: -30, maximum: 30, description: 'Faintest magnitude of fixed stars' },
  venus_range_years: { minimum: 0, maximum: 600, description: 'Years of one search for events of Venus' },
  search_years: { maximum: 200, description: 'Years of one search for transits' },
  moon_search_years: { maximum: 50, description: 'Years of one search for transits of the Moon' },
  return_window_days: { minimum: 0.1, maximum: 50_000, description: 'Days to either side of the target of a return' },
  max_crossings: { minimum: 1, maximum: 1000, description: 'Crossings of a degree in one answer' },
  page_items: { minimum: 1, maximum: 10_000, description: 'Ingresses or contacts of one page' },
  natal_points: { minimum: 1, maximum: 100, description: 'Natal points of one search for transits' },
  natal_point_characters: { minimum: 1, maximum: 64, description: 'Characters of the name of a natal point' },
  contacts_per_search: { maximum: 250_000, description: 'Contacts that one search for transits may find' },
  picture_size: { minimum: 100, maximum: 4000, description: 'Width and height of a picture, pixels' },
  png_size: { maximum: 2000, description: 'Width of a picture in pixels with `format=png`' },
  patterns: { maximum: 5000, description: 'Aspect patterns of one chart' },
  events_per_search: { maximum: 250_000, description: 'Events that one search of the sky may find' },
  time_uncertainty_minutes: { maximum: 720, description: 'Minutes by which a time may be wrong, to either side' },
  table_step: { minimum: 1, maximum: 10_000, description: 'Units of one step of a table' },
  table_cells: { maximum: 200_000, description: 'Rows times columns of one page of a table' },
  table_rows: { maximum: 3_000_000, description: 'Rows of a whole table, on all pages' },
  sky_days: { minimum: 1, maximum: 366, description: 'Days of one request for rising and setting' },
  sky_events: { maximum: 20_000, description: 'Days times bodies times events of one answer about rising and setting' },
  risen_stars: { minimum: 1, maximum: 100, description: 'Stars of one request for rising and setting' },
  hora_days: { maximum: 93, description: 'Days of one request for a panchanga with horas' },
  heliacal_days: { maximum: 3653, description: 'Days of one search for first and last visibilities' },
  heliacal_events: { minimum: 1, maximum: 20, description: 'First and last visibilities in one answer' },
  heliacal_stars: { minimum: 1, maximum: 5, description: 'Stars of one search for first and last visibilities' },
  paran_orb: {
    minimum: 0,
    maximum: 10,
    description: 'Degrees of latitude on either side of a place whose parans are listed',
  },
  heliacal_latitude: { maximum: 60, description: 'Latitude north or south for first and last visibilities, degrees' },
  eclipses: { minimum: 1, maximum: 50, description: 'Eclipses in one answer' },
  eclipse_paths: { maximum: 5, description: 'Eclipses in one answer with their paths or curves' },
  eclipse_curves: { minimum: 1, maximum: 10, description: 'Magnitudes whose curves one request may name' },
  eclipse_magnitude: { minimum: 0, maximum: 0.98, description: 'Magnitude of a curve of a solar eclipse' },
  altitude: { minimum: -90, maximum: 90, description: 'Altitude above the horizon, degrees' },
  pressure_hpa: { minimum: 0, maximum: 1100, description: 'Pressure of the air, hectopascals' },
  temperature_c: { minimum: -90, maximum: 60, description: 'Temperature of the air, degrees Celsius' },
  ayanamsa_epoch: { minimum: 0, maximum: 3_000_000, description: 'Epoch of an ayanamsa, Julian day' },
  ayanamsa_degrees: { minimum: -360, maximum: 360, description: 'Ayanamsa at its epoch, degrees' },
  harmonic: { minimum: 1, maximum: 360, description: 'Number of a harmonic chart' },
  progressed_years: { maximum: 120, description: 'Years of life of one search for progressions and arcs' },
  progressed_events: { maximum: 250_000, description: 'Events that one search for progressions and arcs may find' },
  life_years: { maximum: 150, description: 'Years of a life that time lords are counted for' },
  life_periods: { maximum: 5000, description: 'Periods of time lords in one answer' },
  direction_key: { minimum: 0.1, maximum: 10, description: 'Degrees of arc for a year of life, in primary directions' },
  election_conditions: { minimum: 1, maximum: 24, description: 'Conditions of one search for elections' },
  named_conditions: { minimum: 1, maximum: 50, description: 'Conditions that are judged for one birth or moment' },
  claims: { minimum: 1, maximum: 60, description: 'Claims of another program in one comparison' },
  changes: { minimum: 1, maximum: 3, description: 'Slips that one explanation of a comparison combines' },
  election_depth: { maximum: 6, description: 'Levels of all, any and not in a search for elections' },
  event_days: { minimum: 0, maximum: 366, description: 'Days before or after an event in a condition' },
  birth_window_minutes: { minimum: 1, maximum: 720, description: 'Minutes to either side of a time of birth' },
  life_events: { maximum: 40, description: 'Events of a life in a search for birth times' },
  election_years: { maximum: 5, description: 'Years of one search for elections' },
  election_angle_years: {
    maximum: 1,
    description: 'Years of one search for elections with conditions on houses or angles',
  },
  election_minutes: { minimum: 0, maximum: 1_000_000, description: 'Shortest length of an election, minutes' },
  condition_intervals: { maximum: 1000, description: 'Intervals of one condition that an answer of elections lists' },
  picture_rows: { maximum: 120, description: 'Rows of a picture over time' },
  picture_elements: { maximum: 1000, description: 'Bars and marks of a picture over time' },
  map_points: { minimum: 0, maximum: 50, description: 'Stars, midpoints or lots of a map of lines, each' },
  map_lines: { maximum: 600, description: 'Lines or points of a picture of a map' },
  graphic_years: { maximum: 10, description: 'Years of a graphic ephemeris' },
  graphic_moon_years: { maximum: 1, description: 'Years of a graphic ephemeris with the Moon' },
  graphic_marks: { maximum: 300, description: 'Crossings that the picture of a graphic ephemeris marks' },
  decimal_places: { minimum: 0, maximum: 10, description: 'Decimals of angles in an answer' },
  link_characters: { maximum: 2000, description: 'Characters of the address of a link' },
  link_seconds: { minimum: 60, maximum: 31_536_000, description: 'Time after which a link ends, seconds' },
  calendar_link_seconds: {
    minimum: 60,
    maximum: 315_532_800,
    description: 'Time after which a link of calendars ends, seconds',
  },
  calendars_per_link: { minimum: 1, maximum: 12, description: 'Calendars that one link merges' },
  import_records: { maximum: 500, description: 'Records of one file that is imported by a request' },
  comparisons_per_batch: { minimum: 1, maximum: 49, description: 'Births that one batch compares with another one' },
  request_seconds: { maximum: 2.5, description: 'Estimated seconds of processor time of one request' },
} as const satisfies Record<string, Limit>;

interface Limit {
  readonly minimum?: number;
  readonly maximum: number;
  readonly description: string;
}

export type SizeId = keyof typeof SIZES;
export const SIZE_IDS = Object.keys(SIZES) as readonly SizeId[];

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** Whether a number is between two bounds, which it may equal. */
export const isWithinBounds = (value: number, { minimum, maximum }: Bounds): boolean =>
  value >= minimum && value <= maximum;
