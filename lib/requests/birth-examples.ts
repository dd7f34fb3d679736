/** The example of a list of births, short enough for the fault of a list. */
export const TWO_BIRTHS = [
  toBirth('1990-06-15T14:30:00', [48.8566, 2.3522]),
  toBirth('1985-07-13T17:45:00', [51.5074, -0.1278]),
];

function toBirth(iso: string, [latitude, longitude]: readonly [number, number]) {
  return {
    birth_datetime: { iso },
    birth_location: { latitude: { decimal: latitude }, longitude: { decimal: longitude } },
  };
}
