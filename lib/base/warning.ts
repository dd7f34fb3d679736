/** A note to the reader of an answer: something was left out, replaced or is unusual. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** Every warning an answer can carry. */
export const WARNINGS = {
  HouseSystemReplaced: 'The requested house system is undefined at this latitude; another one was used.',
  HousesIrregular:
    'At this latitude and moment, or between midpoints, house cusps do not follow each other in the order of the signs, or fall together.',
  HousesOmitted: 'Houses, angles and lots are left out.',
  EventsOutOfRange: 'Events that lie beyond the ephemeris files are left out.',
  SectorsOmitted: 'A body neither rises nor sets at the place and has no sector, or the chart has no horizon.',
  BirthTimeDecides: 'The answer depends on the time of birth, which is not known; local noon is used.',
  BodyOutOfRange: 'A body is left out because its ephemeris does not cover the moment.',
  BodiesOmitted:
    'Requested bodies that this kind of chart cannot contain, or that a default does not count, are left out.',
  OptionUnread: 'An option has no effect in combination with the other options of the request.',
  LocalTimeAmbiguous: 'The local time occurred twice.',
  LocalTimeNonexistent: 'The local time never occurred.',
  LocalTimeDiffers:
    'The clocks of the place differed from those that its time zone records; the clocks of the place were used.',
  LocalTimeLikely: 'The clocks of the place probably differed from those that its time zone records.',
  LocalTimeDoubtful: 'It is not known for sure which clock the place kept; the one of its time zone was used.',
  RecordedInStandardTime: 'Birth records of the place state standard time, also while its clocks were ahead of it.',
  TimezoneDisputed: 'Several time zones apply to the place, for example in a disputed area; one of them is used.',
  TimezoneFallback: 'The place lies in no time zone on land; the zone of a place nearby or the nautical zone is used.',
  GeocoderFallback: 'The configured geocoder did not respond; the results are from the embedded gazetteer.',
  PlaceChosen: 'The name of a place was taken for the largest of several places, or a part of the name was ignored.',
  PlaceFarAway: 'No place lies near the coordinates; the nearest one is given.',
  MidpointAmbiguous:
    'Positions to be averaged cancel each other out, as in an exact opposition; the midpoint is 90° after the first position.',
  ZoneDisagreesWithPlace:
    'The zone that was named shows another time than the zone of the place; the named zone was taken.',
  OffsetDisagreesWithPlace:
    'The offset that was stated is more than 3 hours from the clock of the place; the stated offset was taken.',
  ZoneWithoutSummerTime:
    'The zone that was named, such as EST, has no summer time, and the place kept it at that moment.',
  CoordinatesLookExchanged: 'Latitude and longitude look exchanged; they were taken as sent.',
  PlaceFarFromTowns: 'No town is known near the place: it lies at sea, in a desert or near a pole.',
  CalendarNotStated: 'The date states no calendar and was read in the Gregorian one, before the place used it.',
  YearBelow100: 'The year has at most two digits; it was read as a year of the first century, or as 1 BCE.',
  BirthInTheFuture: 'The birth lies in the future.',
  NearClockChange: 'The clocks were changed within five minutes of the time.',
  TimeNotStated: 'No time of day was stated; 00:00 was taken.',
  HandleOmitted: 'The chart handle would be too long and is left out.',
  SectClose: 'The Sun is within ten minutes of the horizon: a small error of the time or the place changes the sect.',
  FactsOmitted: 'Facts of the analysis that this chart cannot have are left out.',
  SunDoesNotRise:
    'Near the polar night a sunrise is missing, or more than 36 hours after the one before: no planetary hours.',
  SunDoesNotSet: 'Near the midnight sun a sunrise or a sunset is missing, so there are no planetary hours.',
  DirectionsOmitted:
    'Directions are left out because a point neither rises nor sets at the place, or has no parallel on the ecliptic.',
  VisibilitiesOmitted: 'A star never sets or never rises at the place, so it has no first and no last visibility.',
  KpCuspsOmitted: 'Placidus is undefined at this latitude, so the cusps of Krishnamurti’s system are left out.',
  AzimuthUndefined: 'A body is at the zenith or the nadir and has no azimuth; its lines are left out.',
  IntervalsOmitted: 'A condition holds too many times for its intervals to be listed; they are left out.',
} as const satisfies Record<string, string>;

export type WarningCode = keyof typeof WARNINGS;

export const createWarning = (code: WarningCode, message: string): Warning => ({ code, message });
