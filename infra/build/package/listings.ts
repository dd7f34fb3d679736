import { TOOLS } from '../../../functions/mcp/tools.ts';
import { release } from '../../../lib/base/release.ts';
import { toJsonFile } from '../../../lib/base/text.ts';
import project from '../../../package.json' with { type: 'json' };
import { MCP_NAME } from './manifests.ts';

/** What every listing says, once. */
const FACTS = {
  package: 'natal',
  title: release.title,
  version: release.version,
  /** At most 100 characters, as the MCP Registry demands. */
  summary: 'Birth charts, transits and events in the sky, calculated with the Swiss Ephemeris; no key needed',
  homepage: release.sourceUrl,
  maintainers: ['natal'],
  start: { command: 'npx', args: ['-y', 'natal', 'mcp'] },
} as const;

/** @source MCP Registry, server.json, schema 2025-12-11 */
const describeForRegistry = (): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: MCP_NAME,
  title: FACTS.title,
  description: FACTS.summary,
  version: FACTS.version,
  websiteUrl: FACTS.homepage,
  packages: [
    {
      registryType: 'npm',
      registryBaseUrl: 'https://registry.npmjs.org',
      identifier: FACTS.package,
      version: FACTS.version,
      runtimeHint: FACTS.start.command,
      packageArguments: [{ type: 'positional', value: 'mcp' }],
      transport: { type: 'stdio' },
    },
  ],
});

/** Manifest of a bundle for Claude's desktop program, which lies beside `node_modules`. @source MCPB manifest, version 0.3 */
const describeBundle = (): object => ({
  manifest_version: '0.3',
  name: FACTS.package,
  display_name: FACTS.title,
  version: FACTS.version,
  description: FACTS.summary,
  author: { name: 'Natal maintainers', url: FACTS.homepage },
  homepage: FACTS.homepage,
  server: {
    type: 'node',
    entry_point: BUNDLED_PROGRAM,
    mcp_config: { command: 'node', args: [`\${__dirname}/${BUNDLED_PROGRAM}`, 'mcp'] },
  },
  tools: TOOLS.map(({ name, description }) => ({ name, description })),
  keywords: ['astrology', 'ephemeris', 'swiss-ephemeris'],
  license: release.license,
  compatibility: { platforms: ['darwin', 'linux', 'win32'], runtimes: { node: project.engines.node } },
});

const BUNDLED_PROGRAM = 'node_modules/natal/dist/command.js';

/** @source @smithery/cli 4.11.1: `name` and `target`, beside members of others' choice; a start command as Smithery's earlier documentation has it */
const writeSmithery = (): string => `name: ${FACTS.package}
target: local
startCommand:
  type: stdio
  configSchema:
    type: object
    properties: {}
  commandFunction: |-
    () => (${JSON.stringify(FACTS.start)})
`;

const writeInstallation = (): string => `# Installing ${FACTS.title} for a model

${FACTS.summary}.

1. Node ${project.engines.node} must be there: \`node --version\`.
2. Add this server to the configuration of the client, and start it again:

\`\`\`json
${toJsonFile({ mcpServers: { [FACTS.package]: FACTS.start } })}\`\`\`

3. The first start downloads 35 MB; \`npx -y natal doctor\` says what is installed and whether the engine calculates.
4. Try it: ask for the chart of 1985-05-03 04:20, Guadalajara, Jalisco. The Sun is at 12°55′ Taurus.

There is no key and no account. Bare coordinates without the name of a place need \`npm install natal-boundaries\` beside it.
`;

/** Files for the places where people and models look for servers, by their paths in the checkout. */
export const listListings = (): Readonly<Record<string, string>> => ({
  'server.json': toJsonFile(describeForRegistry()),
  'glama.json': toJsonFile({ $schema: 'https://glama.ai/mcp/schemas/server.json', maintainers: FACTS.maintainers }),
  'smithery.yaml': writeSmithery(),
  'llms-install.md': writeInstallation(),
  'clients/mcpb/manifest.json': toJsonFile(describeBundle()),
});
