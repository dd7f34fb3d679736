import { EXAMPLE_PLACES } from '../../lib/requests/examples.ts';

const { london, sydney } = EXAMPLE_PLACES;

/** Births and places that the examples of this group are made of. */
export const MAP_EXAMPLE_BIRTHS = {
  london: { name: 'London', birth_datetime: { iso: '1985-07-13T17:45:00' }, birth_location: london },
  sydney: { name: 'Sydney', birth_datetime: { iso: '2000-01-01T06:00:00' }, birth_location: sydney },
} as const;

export const places = {
  lisbon: { latitude: 38.7223, longitude: -9.1393 },
  suva: { latitude: -18.1416, longitude: 178.4415, timezone: { iana_name: 'Pacific/Fiji' } },
} as const;
