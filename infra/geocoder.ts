import { geocoderSettings } from '../lib/runtime/geocoder-settings.ts';

/** The variables that choose a geocoder; the functions read them as they stand here. */
const VARIABLES = ['GEOCODER', 'GEOCODER_URL', 'GEOCODER_USER_AGENT', 'GEOCODER_FALLBACK'] as const;

export type GeocoderVariables = Readonly<Record<string, string>>;

/**
 * The geocoder that this environment chooses, to be handed on to the functions: none of the variables means the
 * embedded gazetteer.
 *
 * @throws Error for a choice that the functions would refuse to start with
 */
export function geocoderVariables(environment: Readonly<Record<string, string | undefined>>): GeocoderVariables {
  const chosen = VARIABLES.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const variables = Object.fromEntries(chosen);
  geocoderSettings(variables);
  return variables;
}
