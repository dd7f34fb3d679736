/** Files of the site that clients look for at the root of a host, by their paths below the service's root. */
export const ROOT_FILES = [
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/.well-known/mcp/server-card.json',
  '/.well-known/agent-skills/index.json',
  '/.well-known/agent-skills/natal/SKILL.md',
] as const;

export type RootFile = (typeof ROOT_FILES)[number];
