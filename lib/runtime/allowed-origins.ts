import { type AllowedOrigins, ANY_ORIGIN } from '../chain/middleware/cross-origin.ts';

/** Environment variable that lists the origins whose pages may read the answers. */
export const ORIGINS_VARIABLE = 'ALLOWED_ORIGINS';

/**
 * Reads the origins whose pages may read the answers: `*` or empty for any origin, otherwise a comma-separated list.
 *
 * @throws Error that names the invalid origin
 */
export function readAllowedOrigins(environment: Readonly<Record<string, string | undefined>>): AllowedOrigins {
  const text = environment[ORIGINS_VARIABLE]?.trim() ?? '';
  if (text === '' || text === ANY_ORIGIN) return ANY_ORIGIN;
  return text.split(',').map((origin) => requireOrigin(origin.trim()));
}

/** Formats the origins as a value of the variable. */
export const formatOrigins = (allowed: AllowedOrigins): string =>
  allowed === ANY_ORIGIN ? allowed : allowed.join(',');

/** Browsers send scheme, host and port in lower case without a final slash; the comparison with that is exact. */
function requireOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text && !text.includes('*')) return text;
  throw new Error(
    `${ORIGINS_VARIABLE} has "${text}"; an origin looks like https://app.example or http://localhost:8080`,
  );
}
