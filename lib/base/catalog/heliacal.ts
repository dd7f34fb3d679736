import type { CatalogBodyId } from './bodies.ts';

/** First and last visibilities, each seen close to the horizon at dawn or dusk. `engineId` is that of Swiss Ephemeris. */
export const HELIACAL_EVENTS = {
  morning_first: { engineId: 1, description: 'First visibility before sunrise: the heliacal rising' },
  evening_last: { engineId: 2, description: 'Last visibility after sunset: the heliacal setting' },
  evening_first: { engineId: 3, description: 'First visibility after sunset, as of the new crescent' },
  morning_last: { engineId: 4, description: 'Last visibility before sunrise, as of the old crescent' },
} as const;

export type HeliacalEventId = keyof typeof HELIACAL_EVENTS;
export const HELIACAL_EVENT_IDS = Object.keys(HELIACAL_EVENTS) as readonly HeliacalEventId[];

/** Bodies that the naked eye sees, with the events that each has. The Sun outruns the outer planets. */
export const HELIACAL_BODIES = {
  moon: ['evening_first', 'morning_last'],
  mercury: HELIACAL_EVENT_IDS,
  venus: HELIACAL_EVENT_IDS,
  mars: ['morning_first', 'evening_last'],
  jupiter: ['morning_first', 'evening_last'],
  saturn: ['morning_first', 'evening_last'],
} as const satisfies Partial<Record<CatalogBodyId, readonly HeliacalEventId[]>>;

export type HeliacalBodyId = keyof typeof HELIACAL_BODIES;
export const HELIACAL_BODY_IDS = Object.keys(HELIACAL_BODIES) as readonly HeliacalBodyId[];

/** Events of a star: those of an outer planet. */
export const HELIACAL_STAR_EVENTS: readonly HeliacalEventId[] = ['morning_first', 'evening_last'];
