/** The twelve house systems, keyed by the code a request uses. `engineCode` is the letter the Swiss Ephemeris knows. */
export const HOUSE_SYSTEMS = {
  P: { name: 'Placidus', engineCode: 'P' },
  K: { name: 'Koch', engineCode: 'K' },
  W: { name: 'Whole Sign', engineCode: 'W' },
  E: { name: 'Equal', engineCode: 'E' },
  C: { name: 'Campanus', engineCode: 'C' },
  R: { name: 'Regiomontanus', engineCode: 'R' },
  O: { name: 'Porphyry', engineCode: 'O' },
  B: { name: 'Alcabitius', engineCode: 'B' },
  M: { name: 'Morinus', engineCode: 'M' },
  A: { name: 'Equal (Ascendant)', engineCode: 'A' },
  V: { name: 'Vehlow Equal', engineCode: 'V' },
  T: { name: 'Topocentric (Polich-Page)', engineCode: 'T' },
} as const satisfies Record<string, { readonly name: string; readonly engineCode: string }>;

export type HouseSystemCode = keyof typeof HOUSE_SYSTEMS;
export const HOUSE_SYSTEM_CODES = Object.keys(HOUSE_SYSTEMS) as readonly HouseSystemCode[];
