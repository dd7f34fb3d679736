import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'docs/decisions';
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const files = readdirSync(join(ROOT, FOLDER))
  .filter((name) => name !== 'README.md')
  .sort();
const numbers = new Set(files.map((name) => name.slice(0, 4)));

/** One page: 60 lines of 130 characters. */
const PAGE_CHARACTERS = 60 * 130;
const STATUS = /^(accepted|superseded (?:in part )?by (?<successors>\d{4}(?:(?:, | and )\d{4})*))$/;
const SECTIONS = ['Context', 'Decision', 'Consequences'];

function recordOf(file: string) {
  const text = textOf(`${FOLDER}/${file}`);
  const { number, title, date, status } =
    /^# (?<number>\d{4}): (?<title>.+)\n\n- Date: (?<date>.+)\n- Status: (?<status>.+)\n/.exec(text)?.groups ?? {};
  return { text, number, title, date, status };
}

test('records are numbered from 0001 without gaps', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.map((name) => name.slice(0, 4))).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
});

describe.each(files)('%s', (file) => {
  const { text, number, title, date, status } = recordOf(file);

  test('has its number, a title, a date, and a status that refers only to existing records', () => {
    expect(number).toBe(file.slice(0, 4));
    expect(title).toBeTruthy();
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const match = STATUS.exec(status ?? '');
    expect(match, status).not.toBeNull();
    for (const successor of match?.groups?.successors?.match(/\d{4}/g) ?? []) expect(numbers).toContain(successor);
  });

  test('states context, decision and consequences in at most one page', () => {
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(SECTIONS);
    expect(text.length).toBeLessThan(PAGE_CHARACTERS);
  });

  test('is in the index with its title and status', () => {
    expect(textOf(`${FOLDER}/README.md`)).toContain(`| [${number}](${file}) | ${title} | ${status} |`);
  });
});

test('the index has no other rows', () => {
  expect(textOf(`${FOLDER}/README.md`).match(/^\| \[/gm)?.length).toBe(files.length);
});

/** A record in prose, and one by its path: `record 0004`, `decisions/0004-time-zone-history.md`. */
const MENTION = /\brecords? (?<prose>\d{4})\b|\bdecisions\/(?<path>\d{4}[\w-]*(?:\.md)?)/g;
const LINK_BETWEEN_RECORDS = /\]\((?<path>\d{4}-[\w-]+\.md)\)/g;
const OTHERS = [
  '**/node_modules/**',
  'build/**',
  '.local/**',
  'cdk.out/**',
  'coverage/**',
  'clients/typescript/dist/**',
];

test('every mentioned record exists', () => {
  const mentions = globSync('**/*.{ts,md,js,mjs,html,css}', { cwd: ROOT, exclude: OTHERS }).flatMap((path) => {
    const text = textOf(path);
    const found = [...text.matchAll(MENTION), ...(path.startsWith(FOLDER) ? text.matchAll(LINK_BETWEEN_RECORDS) : [])];
    return found.map(({ groups }) => ({ path, record: groups?.prose ?? groups?.path ?? '' }));
  });
  expect(mentions.length).toBeGreaterThan(20);
  const isThere = (record: string): boolean =>
    record.endsWith('.md') ? files.includes(record) : numbers.has(record.slice(0, 4));
  expect(mentions.filter(({ record }) => !isThere(record))).toEqual([]);
});
