/** Birth of the first chart. The first guide uses the same one, so that its request shows how this chart is made. */
export const FIRST_SUBJECT = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.85341, longitude: 2.3488 },
} as const;
