/** The measured kinds of predictive calculations, by the path of their endpoint. */
const KINDS_BY_PATH = {
  '/predictive/transits/planet-to-degree': 'transit_to_degree',
  '/predictive/transits/sign-ingresses': 'sign_ingress',
  '/predictive/transits/search': 'transit_search',
  '/predictive/progressions/search': 'progression_search',
  '/predictive/returns/solar': 'solar_return',
  '/predictive/returns/lunar': 'lunar_return',
  '/predictive/returns': 'returns',
  '/predictive/events': 'events',
  '/predictive/directions/primary': 'primary_directions',
  '/predictive/elections': 'elections',
  '/predictive/birth-time': 'birth_time',
} as const;

export type CalculationKind = (typeof KINDS_BY_PATH)[keyof typeof KINDS_BY_PATH];

export const CALCULATING_PATHS: readonly string[] = Object.keys(KINDS_BY_PATH);

export const CALCULATION_KINDS: readonly CalculationKind[] = Object.values(KINDS_BY_PATH);

const kinds: ReadonlyMap<string, CalculationKind> = new Map(Object.entries(KINDS_BY_PATH));

/** @returns undefined for an endpoint that is not measured */
export const calculationKindOf = (path: string): CalculationKind | undefined => kinds.get(path);
