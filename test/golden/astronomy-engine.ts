import {
  AstroTime,
  Body,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SphereFromVector,
} from 'astronomy-engine';

/** Its bodies by the ids of the catalog. */
export const BODIES = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
} as const;

export type EngineBody = keyof typeof BODIES;

export const J2000_JD = 2_451_545;

/** A Julian day in Terrestrial Time, as the two foresee ΔT differently. */
export const toTime = (jdTt: number): AstroTime => AstroTime.FromTerrestrialTime(jdTt - J2000_JD);

/** Apparent place on the true ecliptic of date. */
export const apparentPlace = (id: EngineBody, time: AstroTime) =>
  SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(BODIES[id], time, true)));

/** Apparent longitude at a moment in milliseconds since 1970, degrees. */
export const apparentLongitudeDeg = (id: EngineBody, atMs: number): number =>
  apparentPlace(id, MakeTime(new Date(atMs))).lon;
