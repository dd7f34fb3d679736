/** The birth of the examples. */
export const LIFE_EXAMPLE = {
  name: 'Example',
  birth_datetime: { iso: '1946-07-06T07:26:00' },
  birth_location: {
    latitude: { decimal: 41.3083 },
    longitude: { decimal: -72.9279 },
    timezone: { iana_name: 'America/New_York' },
  },
};
