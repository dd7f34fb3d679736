/** What a reader of an answer should know: something was left out, replaced or out of the ordinary. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** Every warning an answer can carry. */
export const WARNINGS = {
  HouseSystemReplaced: 'The house system asked for is undefined at this latitude; another one was used.',
  HousesIrregular: 'The cusps do not follow one another with the signs at this latitude and moment.',
  HousesOmitted: 'Houses, angles and lots are left out.',
  BodyOutOfRange: 'A body is left out because its ephemeris does not cover the moment.',
  BodiesOmitted: 'Bodies that this coordinate system does not have are left out.',
  LocalTimeAmbiguous: 'The local time occurred twice.',
  LocalTimeNonexistent: 'The local time never occurred.',
} as const satisfies Record<string, string>;

export type WarningCode = keyof typeof WARNINGS;

export const warning = (code: WarningCode, message: string): Warning => ({ code, message });
