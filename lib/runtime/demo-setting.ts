/** Environment variable that says what visitors without credentials may do. */
export const DEMO_VARIABLE = 'DEMO_TOKENS';

/** `off`: they get no demo tokens, and none are accepted. `on`: they do. `mcp`: they may also use `/mcp` without a token. */
const DEMO_SETTINGS = ['off', 'on', 'mcp'] as const;

export type DemoSetting = (typeof DEMO_SETTINGS)[number];

/**
 * What visitors may do; `on` unless DEMO_TOKENS says otherwise.
 *
 * @throws Error for a value that is no setting
 */
export function readDemoSetting({ [DEMO_VARIABLE]: text }: Readonly<Record<string, string | undefined>>): DemoSetting {
  const setting = DEMO_SETTINGS.find((known) => known === (text || 'on'));
  if (setting !== undefined) return setting;
  throw new Error(`${DEMO_VARIABLE} is "${text}"; it must be on, off or mcp`);
}
