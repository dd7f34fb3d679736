const london = {
  latitude: { decimal: 51.5074 },
  longitude: { decimal: -0.1278 },
  timezone: { iana_name: 'Europe/London' },
};

const newYork = {
  latitude: { decimal: 40.7128 },
  longitude: { decimal: -74.006 },
  timezone: { iana_name: 'America/New_York' },
};

const suva = {
  latitude: { decimal: -18.1416 },
  longitude: { decimal: 178.4415 },
  timezone: { iana_name: 'Pacific/Fiji' },
};

const apia = {
  latitude: { decimal: -13.8333 },
  longitude: { decimal: -171.7667 },
  timezone: { iana_name: 'Pacific/Apia' },
};

/** Births that the examples of this group are made of. */
export const EXAMPLE_BIRTHS = {
  london: { name: 'London', birth_datetime: { iso: '1985-07-13T17:45:00' }, birth_location: london },
  newYork: { name: 'New York', birth_datetime: { iso: '1990-02-16T13:30:00' }, birth_location: newYork },
  suva: { name: 'Suva', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: suva },
  apia: { name: 'Apia', birth_datetime: { iso: '1992-03-01T08:00:00' }, birth_location: apia },
  timeUnknown: {
    name: 'Time unknown',
    birth_datetime: { iso: '1990-02-16' },
    birth_location: newYork,
    birth_time_known: false,
  },
} as const;
