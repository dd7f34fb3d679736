import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { TOOLS } from '../../functions/mcp/tools.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import { createLambdaHandler } from '../../lib/chain/lambda-handler.ts';
import { answerSite } from '../../lib/chain/site/answer.ts';
import type { SiteFiles } from '../../lib/chain/site/files.ts';
import { createTextFiles } from '../../site/texts/text-files.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';

const texts = new Map(createTextFiles(await buildContract()).map((file) => [file.path, file]));

const files: SiteFiles = {
  find: (path) => {
    const file = texts.get(path);
    return file && { ...file, tag: path, isNamedByContent: false };
  },
  notFound: { mediaType: 'text/html', content: '', tag: '', isNamedByContent: false },
};

const ADDRESS = 'https://api.example.com/prod';

const site = createLambdaHandler({
  endpoints: [],
  services: { files, signIn: { issuer: undefined, scopes: [], publicUrl: ADDRESS } },
  observer: () => undefined,
  fallback: answerSite,
});

/** What a client gets without credentials. */
async function read(path: string): Promise<string> {
  const { statusCode, body } = await site(gatewayEvent({ method: 'GET', path }), LAMBDA_CONTEXT);
  expect(statusCode).toBe(200);
  return body;
}

/** @source Agent Skills Discovery, version 0.2.0: the members that it requires; names as Agent Skills has them */
const SkillIndex = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(64)
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        type: z.literal('skill-md'),
        description: z.string().min(1).max(1024),
        url: z.url(),
        digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
      }),
    )
    .min(1),
});

it('the index of skills leads to the skill, whose bytes have its digest', async () => {
  const { skills } = SkillIndex.parse(JSON.parse(await read('/.well-known/agent-skills/index.json')));
  for (const { name, description, url, digest } of skills) {
    expect(url.startsWith(ADDRESS)).toBe(true);
    const skill = await read(url.slice(ADDRESS.length));
    expect(digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
    expect(skill).toContain(`name: ${name}\ndescription: ${description}\n`);
  }
});

it('the card of the server has its address and every tool', async () => {
  const card = JSON.parse(await read('/.well-known/mcp/server-card.json'));
  expect(card).toMatchObject({ transport: { endpoint: `${ADDRESS}/mcp` }, capabilities: { resources: {} } });
  expect(card.tools).toHaveLength(TOOLS.length);
});
