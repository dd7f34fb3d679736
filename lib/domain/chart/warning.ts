/** A note to the reader of an answer: something was left out, replaced or is unusual. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** Every warning an answer can carry. */
export const WARNINGS = {
  HouseSystemReplaced: 'The house system asked for is undefined at this latitude; another one was used.',
  HousesIrregular: 'The cusps do not follow one another with the signs at this latitude and moment.',
  HousesOmitted: 'Houses, angles and lots are left out.',
  EventsOutOfRange: 'Events that lie beyond the ephemeris files are left out.',
  BirthTimeDecides: 'The time of birth is not known, and the answer hangs on it; local noon was taken.',
  BodyOutOfRange: 'A body is left out because its ephemeris does not cover the moment.',
  BodiesOmitted: 'Bodies that this chart does not have are left out.',
  OptionUnread: 'An option that was sent changes nothing beside the others that were sent.',
  LocalTimeAmbiguous: 'The local time occurred twice.',
  LocalTimeNonexistent: 'The local time never occurred.',
  LocalTimeDiffers:
    'The clocks of the place differed from those that its time zone records; the clocks of the place were used.',
  LocalTimeLikely: 'The clocks of the place probably differed from those that its time zone records.',
  LocalTimeDoubtful: 'It is not known for sure which clock the place kept; the one of its time zone was used.',
  RecordedInStandardTime: 'Birth records of the place state standard time, also while its clocks were ahead of it.',
  TimezoneDisputed: 'Several time zones claim the place; one of them was taken.',
  TimezoneFallback: 'The place lies in no land zone; that of a place nearby, or the nautical one, was taken.',
  GeocoderFallback: 'The configured geocoder could not answer; the embedded gazetteer did.',
  PlaceFarAway: 'No place lies near the coordinates; the nearest one is given.',
  MidpointAmbiguous:
    'Places that are averaged cancel each other out, as in an exact opposition; 90° after the first subject’s was taken.',
  AzimuthUndefined: 'A body stands in the zenith or the nadir, so no direction leads to it; its lines are left out.',
} as const satisfies Record<string, string>;

export type WarningCode = keyof typeof WARNINGS;

export const createWarning = (code: WarningCode, message: string): Warning => ({ code, message });
