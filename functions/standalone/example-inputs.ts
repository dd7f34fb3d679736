export const j2000 = { julian_day: 2451545 };

export const EXAMPLE_COORDINATES = { latitude: 48.8566, longitude: { decimal: 2.3522 } };
