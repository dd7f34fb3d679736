import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { TOOLS } from '../../../functions/mcp/tools.ts';
import { listListings } from '../../../infra/build/package/listings.ts';
import { describeNatal, MCP_NAME, REPOSITORY } from '../../../infra/build/package/manifests.ts';
import { release } from '../../../lib/base/release.ts';

const listings = listListings();
const read = (path: string): unknown => JSON.parse(listings[path] ?? '');

it.each(Object.keys(listings))('%s is what the table of facts says; update: -u', async (path) => {
  await expect(listings[path]).toMatchFileSnapshot(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));
});

/** @source server.schema.json of the MCP Registry, 2025-12-11: the members used here, with their bounds */
const RegistryServer = z.strictObject({
  $schema: z.url(),
  name: z
    .string()
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().max(255),
  websiteUrl: z.url(),
  packages: z.array(
    z.strictObject({
      registryType: z.literal('npm'),
      registryBaseUrl: z.url(),
      identifier: z.string(),
      version: z.string().regex(/^\d+\.\d+\.\d+$/),
      runtimeHint: z.string(),
      packageArguments: z.array(z.strictObject({ type: z.literal('positional'), value: z.string() })),
      transport: z.strictObject({ type: z.literal('stdio') }),
    }),
  ),
});

describe('server.json', () => {
  it('keeps to the schema of the MCP Registry', () => {
    expect(RegistryServer.safeParse(read('server.json')).error).toBeUndefined();
  });

  it('names the package of npm, whose manifest names it', () => {
    const { name, mcpName } = describeNatal() as { name: string; mcpName: string };
    expect(read('server.json')).toMatchObject({
      name: mcpName,
      packages: [{ identifier: name, version: release.version }],
    });
    expect(mcpName).toBe(MCP_NAME);
  });
});

it.each(['typescript', 'n8n'])('the package in clients/%s names the repository of the service', (client) => {
  const manifest = fileURLToPath(new URL(`../../../clients/${client}/package.json`, import.meta.url));
  expect(JSON.parse(readFileSync(manifest, 'utf8')).repository).toEqual(REPOSITORY);
});

it('glama.json names the maintainers, all that its schema has', () => {
  const Glama = z.strictObject({ $schema: z.url(), maintainers: z.array(z.string().min(1)).min(1) });
  expect(Glama.safeParse(read('glama.json')).error).toBeUndefined();
});

/** @source schema of smithery.yaml in @smithery/cli 4.11.1 */
it('smithery.yaml has a name and a target that Smithery takes', () => {
  expect(listings['smithery.yaml']).toMatch(/^name: [a-zA-Z][a-zA-Z0-9-_]{2,38}\ntarget: (local|remote)\n/);
});

/** The system test asks the packer of such bundles, which has the schema. */
it('the manifest of the bundle has what its format requires, and every tool', () => {
  const manifest = read('clients/mcpb/manifest.json') as { tools: readonly { name: string }[] };
  expect(manifest).toMatchObject({
    manifest_version: '0.3',
    name: expect.any(String),
    version: release.version,
    description: expect.any(String),
    author: { name: expect.any(String) },
    server: { type: 'node', entry_point: expect.any(String), mcp_config: { command: 'node' } },
  });
  expect(manifest.tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
});
