import { type AllowedOrigins, ANY_ORIGIN } from '../http/middleware/cross-origin.ts';

/** Name of the variable that says whose pages may read the answers. */
export const ORIGINS_VARIABLE = 'ALLOWED_ORIGINS';

/**
 * Whose pages may read the answers: `*` or nothing for any, else origins with commas between.
 *
 * @throws Error naming what is no origin
 */
export function readAllowedOrigins(environment: Readonly<Record<string, string | undefined>>): AllowedOrigins {
  const text = environment[ORIGINS_VARIABLE]?.trim() ?? '';
  if (text === '' || text === ANY_ORIGIN) return ANY_ORIGIN;
  return text.split(',').map((origin) => requireOrigin(origin.trim()));
}

/** The same as the value of the variable. */
export const formatOrigins = (allowed: AllowedOrigins): string =>
  allowed === ANY_ORIGIN ? allowed : allowed.join(',');

/** A browser sends scheme, host and port, in lower case and without a slash at the end, and is held to it letter by letter. */
function requireOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text && !text.includes('*')) return text;
  throw new Error(
    `${ORIGINS_VARIABLE} has "${text}"; an origin looks like https://app.example or http://localhost:8080`,
  );
}
