import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anchorOf, renderHeading } from '../heading.ts';
import { html } from '../html.ts';
import { createMarkdownRenderer, isTable, type MarkdownSection, parseDocument } from '../markdown.ts';
import type { Page } from '../page.ts';

/** Written by the tests that measure it: the figures stand there and nowhere else. */
const ACCURACY_FILE = fileURLToPath(new URL('../../docs/accuracy.md', import.meta.url));

/** How right the answers are, and who says so. */
export function createAccuracyPage(sourceUrl: string): Page {
  const { sections } = parseDocument(readFileSync(ACCURACY_FILE, 'utf8'));
  const { blocks } = createMarkdownRenderer({
    resolveLink: (target) => target.replace(/^\.\.\//, `${sourceUrl}/tree/main/`),
  });
  return {
    path: 'accuracy',
    title: 'Accuracy and sources',
    summary: 'How far answers are from published tables and from libraries that share no code with the engine.',
    section: 'guides',
    body: html`<h1>Accuracy and sources</h1>
<p class="lead">Positions, houses, events and clocks against sources that share no code with the engine. The figures are the worst errors found, rounded up; tests hold them with every change.</p>
<p>The engine is the Swiss Ephemeris with data fitted to JPL’s DE431. It computes from its own files or not at all: where one is missing the service answers 503, never from a lesser theory. What a calculation had to leave out or replace is in the answer’s <code>warnings</code>. 60″ (seconds of arc) are 1′, 60′ are 1°. Where a source prints whole minutes the difference can be half a minute, or a whole one where it cuts off, though both are right.</p>
${sections.map((section) => html`${renderHeading(2, section.title)}${blocks(section.blocks)}`)}`,
    topics: sections.map((section) => ({
      anchor: anchorOf(section.title),
      title: section.title,
      text: listQuantities(section).join(' '),
    })),
  };
}

/** What the tables of a section compare. */
const listQuantities = ({ blocks }: MarkdownSection): readonly string[] =>
  blocks.flatMap((block) => (isTable(block) ? block.rows.map(([what]) => what?.text ?? '') : []));
