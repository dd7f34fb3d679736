import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api, type Group, type GroupName } from '../../functions/api.ts';
import { ERROR_CODES } from '../../lib/errors/catalogue.ts';
import { type GuideExample, isExample, joinExamples } from '../../site/guides/example.ts';
import { GUIDES_FOLDER, readGuides } from '../../site/guides/guide.ts';
import { html } from '../../site/html.ts';
import { parseDocument } from '../../site/markdown.ts';
import { createGuidePage } from '../../site/pages/guides.ts';
import { FIRST_SUBJECT } from '../../site/pages/start.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { replaceTables, TABLE_NAMES } from './guide-tables.ts';

const guides = readGuides().map((guide) => ({
  ...guide,
  text: readFileSync(join(GUIDES_FOLDER, `${guide.slug}.md`), 'utf8'),
  examples: guide.chapters.flatMap(({ parts }) => parts.filter(isExample)),
}));
const examples = guides.flatMap(({ slug, examples }) => examples.map((example) => ({ slug, example })));
const paths: readonly string[] = Object.values<Group>(api).flatMap(({ endpoints }) =>
  endpoints.map(({ path }) => path),
);

async function answerTo({ method, path, query, json }: GuideExample) {
  const [group] = Object.entries(api).find(([, { endpoints }]) => endpoints.some((one) => one.path === path)) ?? [];
  if (!group) throw new Error(`there is no ${path}`);
  const principal = { id: 'reader', scopes: [] };
  const event = gatewayEvent({ method, path, ...(query && { query }), ...(json && { body: json }), principal });
  return handlerOf(group as GroupName)(event, LAMBDA_CONTEXT);
}

/** What is shown as a pattern: of objects the members that are there, of lists the elements, in their order. */
function pattern(shown: unknown): unknown {
  if (Array.isArray(shown)) {
    return shown.every((one) => typeof one !== 'object') ? shown : expect.arrayContaining(shown.map(pattern));
  }
  if (typeof shown !== 'object' || shown === null) return shown;
  const members = Object.entries(shown).map(([name, member]) => [name, pattern(member)]);
  return members.length === 0 ? {} : expect.objectContaining(Object.fromEntries(members));
}

describe('the requests of the guides', () => {
  it.each(examples)('$slug: $example.label is answered as it is shown', async ({ example }) => {
    const { statusCode, body, headers } = await answerTo(example);
    expect(statusCode, body).toBe(example.answer?.status ?? 200);
    if (example.answer === undefined) expect(headers?.['Content-Type']).toContain('image/svg+xml');
    else expect(JSON.parse(body)).toEqual(pattern(JSON.parse(example.answer.json)));
  });

  it.each(guides)('$slug shows those that are tested, and no others', (guide) => {
    const page = createGuidePage(guide, html``).body.text;
    const count = (shown: RegExp): number => page.match(shown)?.length ?? 0;
    expect(guide.examples.length).toBeGreaterThan(0);
    expect([...guide.text.matchAll(/^ *```http/gm)]).toHaveLength(guide.examples.length);
    expect(count(/curl -s/g)).toBe(guide.examples.length);
    expect(count(/<figcaption>Answer \d+, in part</g)).toBe(guide.examples.filter(({ answer }) => answer).length);
  });

  it('the first chart is that of the start page', () => {
    const chart = examples.find(({ example }) => example.label === 'Cast the chart')?.example;
    expect(JSON.parse(chart?.json ?? '')).toEqual({ subject: FIRST_SUBJECT });
  });
});

describe('what guides say of code', () => {
  it.each(guides)('$slug has the tables of the code (-u writes them)', async ({ slug, text }) => {
    await expect(replaceTables(text)).toMatchFileSnapshot(join(GUIDES_FOLDER, `${slug}.md`));
  });

  it('every such table stands in one of them', () => {
    const names = guides.flatMap(({ text }) => [...text.matchAll(/<!-- table: (\S+) -->/g)].map(([, name]) => name));
    expect(names.toSorted()).toEqual(TABLE_NAMES.toSorted());
  });

  it.each(guides)('$slug names no path and no error that there is not', ({ text }) => {
    const codes = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code);
    const isPath = (code: string): boolean => code.startsWith('/') && !code.startsWith('/docs');
    const isError = (code: string): boolean => /^([A-Z]+[a-z]+){2,}$/.test(code) && code !== 'RateLimit';
    expect(codes.filter(isPath).filter((code) => !paths.some((path) => path.startsWith(code)))).toEqual([]);
    expect(codes.filter(isError).filter((code) => !ERROR_CODES.some((known) => known === code))).toEqual([]);
  });

  it('the list of the guides has all of them, by their titles', () => {
    const files = readdirSync(GUIDES_FOLDER).filter((name) => name !== 'README.md');
    expect(guides.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(files.toSorted());
    const list = readFileSync(join(GUIDES_FOLDER, 'README.md'), 'utf8');
    for (const { slug, title } of guides) expect(list).toContain(`[${title}](${slug}.md)`);
  });
});

describe('a test of the test', () => {
  it('a figure that is not answered is noticed', () => {
    expect({ a: [{ b: 1, c: 2 }] }).toEqual(pattern({ a: [{ b: 1 }] }));
    expect({ a: [{ b: 1 }] }).not.toEqual(pattern({ a: [{ b: 2 }] }));
    expect({ a: { b: 1 } }).not.toEqual(pattern({ a: {} }));
  });

  it('a table that is not of the code is noticed', () => {
    const table = '<!-- table: plans -->\n\n| Plan | For |\n| --- | --- |\n| `free` | For nothing |\n\nMore.\n';
    expect(replaceTables(table)).toMatch(/^<!-- table: plans -->\n\n(\| [^\n]+ \|\n){5}\nMore\.\n$/);
    expect(replaceTables(table)).not.toContain('For nothing');
  });
});

describe('a block of a guide', () => {
  const parts = (text: string) => joinExamples(parseDocument(`## One\n\n${text}\n`).sections[0]?.blocks ?? []);
  const page = (text: string) => createGuidePage({ ...guide, chapters: [{ ...chapter, parts: parts(text) }] }, html``);
  const chapter = { title: 'One', searchText: '', parts: [] };
  const guide = { slug: 'one', title: 'One', summary: 'One.', chapters: [] };

  it('is a request with the answer behind it', () => {
    const answered = parts('```http A\nPOST /a?b=%C3%BC\n\n{"c": 1}\n```\n\n```json answer 422\n{}\n```');
    expect(answered).toEqual([
      {
        label: 'A',
        method: 'POST',
        path: '/a',
        query: { b: 'ü' },
        json: '{"c": 1}',
        answer: { status: 422, json: '{}' },
      },
    ]);
  });

  it.each([
    ['no request', '```http A\nDELETE /a\n```'],
    ['an answer to nothing', '```json answer\n{}\n```'],
    ['a second answer', '```http A\nGET /a\n```\n\n```json answer\n{}\n```\n\n```json answer\n{}\n```'],
    ['a request within a list', '- ```http A\n  GET /a\n  ```'],
    ['a language that is not shown', '```js\n1;\n```'],
  ])('that is %s fails the build', (_what, text) => {
    expect(() => page(text)).toThrow(/is no request|has no use for/);
  });
});
