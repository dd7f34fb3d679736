import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api, type Group, type GroupName } from '../../functions/api.ts';
import { ERROR_CODES } from '../../lib/base/errors/catalog.ts';
import { WARNINGS } from '../../lib/base/warning.ts';
import { METADATA_PATHS } from '../../lib/chain/site/resource-metadata.ts';
import { ROOT_FILES } from '../../lib/chain/site/root-files.ts';
import { RECORD_NOTES } from '../../lib/exchange/record.ts';
import { type GuideExample, isExample, joinExamples } from '../../site/guides/example.ts';
import { GUIDES_FOLDER, readGuides } from '../../site/guides/guide.ts';
import { html } from '../../site/html.ts';
import { parseDocument } from '../../site/markdown.ts';
import { FIRST_SUBJECT } from '../../site/pages/first-subject.ts';
import { createGuidePage } from '../../site/pages/guides.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { replaceTables, TABLE_NAMES } from './guide-tables.ts';

const guides = readGuides().map((guide) => ({
  ...guide,
  text: readFileSync(join(GUIDES_FOLDER, `${guide.slug}.md`), 'utf8'),
  examples: guide.chapters.flatMap(({ parts }) => parts.filter(isExample)),
}));
const examples = guides.flatMap(({ slug, examples }) => examples.map((example) => ({ slug, example })));
const paths: readonly string[] = [
  ...Object.values<Group>(api).flatMap(({ endpoints }) => endpoints.map(({ path }) => path)),
  ...ROOT_FILES,
  ...METADATA_PATHS,
];

async function sendExample({ method, path, query, json }: GuideExample) {
  const [group] = Object.entries(api).find(([, { endpoints }]) => endpoints.some((one) => one.path === path)) ?? [];
  if (!group) throw new Error(`no endpoint has the path ${path}`);
  const principal = { id: 'reader', scopes: [], recordIds: [`key#${'5'.repeat(64)}`] };
  const event = gatewayEvent({ method, path, ...(query && { query }), ...(json && { body: json }), principal });
  return handlerOf(group as GroupName)(event, LAMBDA_CONTEXT);
}

/** Turns a shown answer into a matcher: objects need the shown members, lists of objects the shown elements. */
function toPattern(shown: unknown): unknown {
  if (Array.isArray(shown)) {
    return shown.every((one) => typeof one !== 'object') ? shown : expect.arrayContaining(shown.map(toPattern));
  }
  if (typeof shown !== 'object' || shown === null) return shown;
  const members = Object.entries(shown).map(([name, member]) => [name, toPattern(member)]);
  return members.length === 0 ? {} : expect.objectContaining(Object.fromEntries(members));
}

describe('the requests of the guides', () => {
  it.each(examples)('$slug: $example.label has the shown answer', async ({ example }) => {
    const { statusCode, body, headers } = await sendExample(example);
    expect(statusCode, body).toBe(example.answer?.status ?? 200);
    if (example.answer === undefined)
      expect(headers?.['Content-Type']).toMatch(/^(image\/(svg\+xml|png)|application\/pdf)/);
    else if (example.answer.kind === 'json')
      expect(JSON.parse(body)).toEqual(toPattern(JSON.parse(example.answer.content)));
    else expect(body.split('\r\n')).toEqual(expect.arrayContaining(example.answer.content.split('\n')));
  });

  it.each(guides)('the page of $slug shows exactly the tested requests', (guide) => {
    const page = createGuidePage(guide, html``).body.text;
    const count = (pattern: RegExp): number => page.match(pattern)?.length ?? 0;
    expect(guide.examples.length).toBeGreaterThan(0);
    expect([...guide.text.matchAll(/^ *```http/gm)]).toHaveLength(guide.examples.length);
    expect(count(/curl -s/g)).toBe(guide.examples.length);
    expect(count(/<figcaption>Answer \d+, shortened</g)).toBe(guide.examples.filter(({ answer }) => answer).length);
  });

  it('the first chart has the subject of the start page', () => {
    const chart = examples.find(({ example }) => example.label === 'Cast the chart')?.example;
    expect(JSON.parse(chart?.json ?? '')).toEqual({ subject: FIRST_SUBJECT });
  });
});

const CODES: ReadonlySet<string> = new Set([...ERROR_CODES, ...RECORD_NOTES, ...Object.keys(WARNINGS)]);

describe('tables, paths and codes of the guides', () => {
  it.each(guides)('the tables of $slug are those of the code (-u writes them)', async ({ slug, text }) => {
    await expect(replaceTables(text)).toMatchFileSnapshot(join(GUIDES_FOLDER, `${slug}.md`));
  });

  it('every generated table is in exactly one guide', () => {
    const names = guides.flatMap(({ text }) => [...text.matchAll(/<!-- table: (\S+) -->/g)].map(([, name]) => name));
    expect(names.toSorted()).toEqual(TABLE_NAMES.toSorted());
  });

  it.each(guides)('$slug names only existing paths and codes of errors and warnings', ({ text }) => {
    const codes = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code);
    const isPath = (code: string): boolean => code.startsWith('/') && !code.startsWith('/docs');
    const isCode = (code: string): boolean => /^([A-Z]+[a-z]+){2,}$/.test(code) && code !== 'RateLimit';
    expect(codes.filter(isPath).filter((code) => !paths.some((path) => path.startsWith(code)))).toEqual([]);
    expect(codes.filter(isCode).filter((code) => !CODES.has(code))).toEqual([]);
  });

  it.each(guides)('$slug is read in one go: it has at most 150 lines', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('README.md lists every guide by its title', () => {
    const files = readdirSync(GUIDES_FOLDER).filter((name) => name !== 'README.md');
    expect(guides.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(files.toSorted());
    const list = readFileSync(join(GUIDES_FOLDER, 'README.md'), 'utf8');
    for (const { slug, title } of guides) expect(list).toContain(`[${title}](${slug}.md)`);
  });
});

describe('the comparison itself', () => {
  it('fails for a figure that is not in the answer', () => {
    expect({ a: [{ b: 1, c: 2 }] }).toEqual(toPattern({ a: [{ b: 1 }] }));
    expect({ a: [{ b: 1 }] }).not.toEqual(toPattern({ a: [{ b: 2 }] }));
    expect({ a: { b: 1 } }).not.toEqual(toPattern({ a: {} }));
  });

  it('replaces a table that differs from the code', () => {
    const table = '<!-- table: plans -->\n\n| Plan | For |\n| --- | --- |\n| `free` | For nothing |\n\nMore.\n';
    expect(replaceTables(table)).toMatch(/^<!-- table: plans -->\n\n(\| [^\n]+ \|\n){6}\nMore\.\n$/);
    expect(replaceTables(table)).not.toContain('For nothing');
  });
});

describe('a block of a guide', () => {
  const parseParts = (text: string) => joinExamples(parseDocument(`## One\n\n${text}\n`).sections[0]?.blocks ?? []);
  const page = (text: string) =>
    createGuidePage({ ...guide, chapters: [{ ...chapter, parts: parseParts(text) }] }, html``);
  const chapter = { title: 'One', prose: '', keywords: '', parts: [] };
  const guide = { slug: 'one', group: 'Start', title: 'One', summary: 'One.', chapters: [] };

  it('is a request, and the next block is its answer', () => {
    const parsed = parseParts('```http A\nPOST /a?b=%C3%BC\n\n{"c": 1}\n```\n\n```json answer 422\n{}\n```');
    expect(parsed).toEqual([
      {
        label: 'A',
        method: 'POST',
        path: '/a',
        query: { b: 'ü' },
        json: '{"c": 1}',
        answer: { status: 422, kind: 'json', content: '{}' },
      },
    ]);
  });

  it.each([
    ['without a request', '```http A\nDELETE /a\n```'],
    ['with an answer but no request', '```json answer\n{}\n```'],
    ['with a second answer', '```http A\nGET /a\n```\n\n```json answer\n{}\n```\n\n```json answer\n{}\n```'],
    ['with a request within a list', '- ```http A\n  GET /a\n  ```'],
    ['in an unknown language', '```js\n1;\n```'],
  ])('%s fails the build', (_what, text) => {
    expect(() => page(text)).toThrow(/is not a request|cannot contain/);
  });
});
