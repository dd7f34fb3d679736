/** The seven planets of the ancients, Sun and Moon among them: the only bearers of essential dignities and of lots. */
export const CLASSICAL_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number];

export function isClassicalPlanet(id: string): id is ClassicalPlanet {
  return CLASSICAL_PLANETS.some((planet) => planet === id);
}
