export const paris = {
  latitude: { decimal: 48.8566 },
  longitude: { decimal: 2.3522 },
  timezone: { iana_name: 'Europe/Paris' },
};

/** The birth of the examples. */
export const birth = { birth_datetime: { iso: '1990-06-15T14:30:00' }, location: paris };
