/** The birth of the examples. */
export const VEDIC_EXAMPLE = {
  name: 'Example',
  birth_datetime: { iso: '1963-08-07T21:14:00' },
  birth_location: {
    latitude: { decimal: 21.45 },
    longitude: { decimal: 83.9667 },
    timezone: { iana_name: 'Asia/Kolkata' },
  },
};
