import type { GeocoderSettings } from '../adapters/places/providers/open.ts';
import { release } from '../base/release.ts';

const KINDS = ['embedded', 'photon', 'nominatim'] as const;
type Kind = (typeof KINDS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the geocoder settings from the environment: GEOCODER `embedded` (default), `photon` or `nominatim`; for the
 * latter two GEOCODER_URL, GEOCODER_USER_AGENT (default: name, version and source URL of this service) and
 * GEOCODER_FALLBACK `on` (default) or `off`.
 *
 * @throws Error for any other value, so that a function fails at start and not at a request
 */
export function readGeocoderSettings(environment: Environment): GeocoderSettings {
  const kind = readChoice(KINDS, 'GEOCODER', environment);
  if (kind === 'embedded') return { kind };
  const { GEOCODER_USER_AGENT: userAgent = `${release.title}/${release.version} (+${release.sourceUrl})` } =
    environment;
  return {
    kind,
    baseUrl: readBaseUrl(environment, kind),
    userAgent,
    fallback: readChoice(['on', 'off'], 'GEOCODER_FALLBACK', environment) === 'on',
  };
}

/** Reads one of the choices; the first is the default. */
function readChoice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  name: string,
  environment: Environment,
): Choices[number] {
  const value = environment[name] ?? choices[0];
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new Error(`${name} is ${value}; it must be one of ${choices.join(', ')}`);
  return chosen;
}

function readBaseUrl({ GEOCODER_URL: url = '' }: Environment, kind: Kind): string {
  const { protocol } = URL.canParse(url) ? new URL(url) : { protocol: undefined };
  if (protocol === 'https:' || protocol === 'http:') return url;
  throw new Error(`GEOCODER_URL must be the http or https address of a ${kind} service`);
}
