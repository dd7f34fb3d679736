import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RootFile } from '../../lib/chain/site/root-files.ts';
import type { Contract } from '../../lib/contract/openapi-document.ts';
import { readGuides } from '../guides/guide.ts';
import { SHARED_ASSETS } from '../layout.ts';
import { ROOT_PATH } from '../page.ts';
import { listDocumentedEndpoints } from '../reference/operations.ts';
import { readSkill, writeServerCard, writeSkillIndex } from './discovery.ts';
import { writeEndpointPage } from './endpoint-text.ts';
import { writeErrors, writeGuide } from './guide-text.ts';
import { writeLlmsFull, writeLlmsIndex } from './llms.ts';
import { writePostmanCollection } from './postman.ts';

/** A text for programs. */
interface TextFile {
  /** Relative to /docs; that of a root file begins with a slash. */
  readonly path: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Creates the pages as Markdown, at their addresses with `.md`, and the files at the root of the host. */
export function createTextFiles(contract: Contract): readonly TextFile[] {
  const { openapi } = contract;
  return [
    ...readGuides().map(({ slug }) => toMarkdownFile(`guides/${slug}.md`, writeGuide(slug))),
    toMarkdownFile('errors.md', writeErrors()),
    { path: 'postman.json', ...toFile('application/json', writePostmanCollection(openapi)) },
    ...listDocumentedEndpoints(openapi).map((one) => toMarkdownFile(`${one.path}.md`, writeEndpointPage(one, openapi))),
    ...Object.entries(createRootFiles(contract)).map(([path, file]) => ({ path, ...file })),
  ];
}

const toMarkdownFile = (path: string, content: string): TextFile => ({
  path,
  mediaType: 'text/markdown; charset=utf-8',
  content,
});

function createRootFiles(contract: Contract): Readonly<Record<RootFile, Omit<TextFile, 'path'>>> {
  const icon = toFile('image/svg+xml', readIcon());
  return {
    '/llms.txt': toFile('text/plain', writeLlmsIndex(contract)),
    '/llms-full.txt': toFile('text/plain', writeLlmsFull(contract)),
    '/robots.txt': toFile('text/plain', ROBOTS),
    '/favicon.ico': icon,
    '/favicon.svg': icon,
    '/.well-known/mcp/server-card.json': toFile('application/json', writeServerCard()),
    '/.well-known/agent-skills/index.json': toFile('application/json', writeSkillIndex()),
    '/.well-known/agent-skills/natal/SKILL.md': toFile('text/markdown', readSkill()),
  };
}

const toFile = (mediaType: string, content: string): Omit<TextFile, 'path'> => ({
  mediaType: `${mediaType}; charset=utf-8`,
  content,
});

const readIcon = (): string =>
  readFileSync(fileURLToPath(new URL(`../${SHARED_ASSETS.icon}`, import.meta.url)), 'utf8');

/** Crawlers may read the documentation. Everything else is for clients with credentials. */
const ROBOTS = `# The documentation for language models: ${ROOT_PATH}/llms.txt
User-agent: *
Allow: /$
Allow: /docs
Allow: /llms.txt
Allow: /llms-full.txt
Allow: /favicon
Allow: /.well-known/
Disallow: /
`;
