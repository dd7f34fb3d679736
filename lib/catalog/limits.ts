/** The figures beyond which a request is refused, each where its schema takes it from. */
export const LIMITS = {
  body_bytes: { maximum: 1_048_576, description: 'Bytes of a request body' },
  subjects_per_batch: { minimum: 1, maximum: 50, description: 'Subjects of one batch of natal charts' },
  subjects_per_composite: { minimum: 2, maximum: 10, description: 'Births of one composite chart' },
  locations_per_batch: { minimum: 1, maximum: 20, description: 'Look-ups of one batch of places' },
  latitude: { minimum: -90, maximum: 90, description: 'Geographic latitude, degrees, north positive' },
  longitude: { minimum: -180, maximum: 180, description: 'Geographic longitude, degrees, east positive' },
  elevation: { minimum: -500, maximum: 12_000, description: 'Elevation of a place, metres above the sea' },
  name_characters: { minimum: 0, maximum: 200, description: 'Characters of a subject’s name' },
  orb: { minimum: 0, maximum: 15, description: 'Orb of an aspect, degrees' },
  star_names: { minimum: 1, maximum: 2000, description: 'Names of fixed stars in one request' },
  star_name_characters: { minimum: 1, maximum: 64, description: 'Characters of the name of a fixed star' },
  magnitude: { minimum: -30, maximum: 30, description: 'Faintest magnitude of fixed stars' },
  decimal_places: { minimum: 0, maximum: 10, description: 'Decimals of angles in an answer' },
} as const satisfies Record<string, Limit>;

interface Limit {
  readonly minimum?: number;
  readonly maximum: number;
  readonly description: string;
}

export type LimitId = keyof typeof LIMITS;
export const LIMIT_IDS = Object.keys(LIMITS) as readonly LimitId[];
