import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CAPABILITIES, INSTRUCTIONS, SERVER_INFO } from '../../functions/mcp/answer-message.ts';
import { PROTOCOL_VERSIONS } from '../../functions/mcp/stateless-revision.ts';
import { TOOLS } from '../../functions/mcp/tools.ts';
import { toJsonFile } from '../../lib/base/text.ts';
import { ROOT_PATH } from '../page.ts';

const SKILL_PATH = '/.well-known/agent-skills/natal/SKILL.md';

/**
 * The server of `/mcp` for catalogs, which read it without credentials.
 *
 * @source Model Context Protocol, SEP-1649 "MCP Server Cards", a proposal whose schema is not published yet; members as servers of others
 * have them
 */
export const writeServerCard = (): string =>
  toJsonFile({
    version: '1.0',
    protocolVersion: PROTOCOL_VERSIONS[0],
    serverInfo: SERVER_INFO,
    description: INSTRUCTIONS.split('\n')[0],
    documentationUrl: `${ROOT_PATH}/docs/guides/language-models`,
    transport: { type: 'streamable-http', endpoint: `${ROOT_PATH}/mcp` },
    capabilities: CAPABILITIES,
    authentication: { required: true, schemes: ['bearer', 'apiKey'] },
    tools: TOOLS.map(({ name, title, description }) => ({ name, title, description })),
  });

/** The skill for agents, as the checkout has it. */
export const readSkill = (): string =>
  readFileSync(fileURLToPath(new URL('../../skills/natal/SKILL.md', import.meta.url)), 'utf8');

/** @source Agent Skills Discovery, version 0.2.0: https://github.com/cloudflare/agent-skills-discovery-rfc */
export function writeSkillIndex(): string {
  const skill = readSkill();
  const [, name, description] = /^---\nname: (.+)\ndescription: (.+)\n/.exec(skill) ?? [];
  const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
  return toJsonFile({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url: `${ROOT_PATH}${SKILL_PATH}`, digest }],
  });
}
