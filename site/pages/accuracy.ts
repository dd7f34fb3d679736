import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anchorOf, renderHeading } from '../heading.ts';
import { html } from '../html.ts';
import { createMarkdownRenderer, isTable, type MarkdownSection, parseDocument } from '../markdown.ts';
import type { Page } from '../page.ts';

/** Page that the accuracy tests write: the only source of the figures. */
const ACCURACY_FILE = fileURLToPath(new URL('../../docs/accuracy.md', import.meta.url));

/** Creates the page with the accuracy of the answers and the sources behind it. */
export function createAccuracyPage(sourceUrl: string): Page {
  const { sections } = parseDocument(readFileSync(ACCURACY_FILE, 'utf8'));
  const { blocks } = createMarkdownRenderer({
    resolveLink: (target) => target.replace(/^\.\.\//, `${sourceUrl}/tree/main/`),
  });
  return {
    path: 'accuracy',
    title: 'Accuracy and sources',
    summary: 'Differences from published tables and from libraries that share no code with the engine.',
    section: 'guides',
    body: html`<h1>Accuracy and sources</h1>
<p class="lead">Positions, houses, events and clocks compared with sources that share no code with the engine. The figures are the largest measured errors, rounded up. Tests check them with every change.</p>
<p>The engine is the Swiss Ephemeris with data fitted to JPL’s DE431. It computes from these files only: if one is missing, the service answers 503 and never falls back to a less accurate theory. <code>warnings</code> in the answer lists everything that a calculation left out or replaced. 60″ (seconds of arc) are 1′, 60′ are 1°. If a source prints whole minutes, a correct value can differ by half a minute, or by a whole minute if the source truncates.</p>
${sections.map((section) => html`${renderHeading(2, section.title)}${blocks(section.blocks)}`)}`,
    topics: sections.map((section) => ({
      anchor: anchorOf(section.title),
      title: section.title,
      text: listQuantities(section).join(' '),
    })),
  };
}

/** Quantities that the tables of a section compare. */
const listQuantities = ({ blocks }: MarkdownSection): readonly string[] =>
  blocks.flatMap((block) => (isTable(block) ? block.rows.map(([what]) => what?.text ?? '') : []));
