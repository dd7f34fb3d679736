/** Environment variable that is `off` where visitors get no demo tokens and none are accepted. */
export const DEMO_VARIABLE = 'DEMO_TOKENS';

/**
 * Whether visitors may take demo tokens: unless DEMO_TOKENS is `off`.
 *
 * @throws Error for a value other than `on` and `off`
 */
export function isDemoOffered({ [DEMO_VARIABLE]: text }: Readonly<Record<string, string | undefined>>): boolean {
  if (!text || text === 'on') return true;
  if (text === 'off') return false;
  throw new Error(`${DEMO_VARIABLE} is "${text}"; it must be on or off`);
}
