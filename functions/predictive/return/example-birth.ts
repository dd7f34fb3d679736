export const RETURN_EXAMPLE_LOCATION = {
  latitude: { decimal: 48.8566 },
  longitude: { decimal: 2.3522 },
  timezone: { iana_name: 'Europe/Paris' },
};

/** The birth of the examples. */
export const RETURN_EXAMPLE_BIRTH = {
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  location: RETURN_EXAMPLE_LOCATION,
};
