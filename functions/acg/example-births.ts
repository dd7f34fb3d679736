const london = {
  latitude: { decimal: 51.5074 },
  longitude: { decimal: -0.1278 },
  timezone: { iana_name: 'Europe/London' },
};

const sydney = {
  latitude: { decimal: -33.8688 },
  longitude: { decimal: 151.2093 },
  timezone: { iana_name: 'Australia/Sydney' },
};

/** Births and places that the examples of this group are made of. */
export const MAP_EXAMPLE_BIRTHS = {
  london: { name: 'London', birth_datetime: { iso: '1985-07-13T17:45:00' }, birth_location: london },
  sydney: { name: 'Sydney', birth_datetime: { iso: '2000-01-01T06:00:00' }, birth_location: sydney },
} as const;

export const places = {
  lisbon: { latitude: 38.7223, longitude: -9.1393 },
  suva: { latitude: -18.1416, longitude: 178.4415, timezone: { iana_name: 'Pacific/Fiji' } },
} as const;
