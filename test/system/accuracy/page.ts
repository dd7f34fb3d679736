import { type Comparison, expectHeld } from '../../accuracy/comparison.ts';
import { SOURCES, type SourceId } from '../../accuracy/sources.ts';
import { CHAPTERS } from './chapters.ts';
import { plain, withUnit, worstText } from './figures.ts';
import { describeLocalPractice } from './local-practice.ts';
import { describePublished, listVectorSources } from './published.ts';

const HEAD = `# How right the answers are

Every figure below is the largest difference between this service and an outside source, over all values compared; tests hold
it below the figure in the last column with every change. The page is written by the same tests,
\`npm run test:system -- accuracy -u\`, and they fail where it says anything else. Worst errors are rounded up to two digits.

The engine is the Swiss Ephemeris with data fitted to JPL’s DE431, and nothing stands in for it: where a file is missing the
service answers 503. 60″ (seconds of arc) are 1′, 60′ are 1°. Where a source prints whole minutes the difference can be half a
minute, or a whole one where it cuts off, though both are right.
`;

const NOT_COMPARED = `## What is compared with nothing outside

- **Sidereal zodiacs** other than Lahiri: 46 zero points are the engine’s own definitions. Of Lahiri one whole chart is compared.
- **The nodes**: only in printed charts, the mean one to the minute of arc. **Lilith**, mean and osculating: nowhere.
- **Before 1800 and after 2100**: places are not compared (of Chiron and the asteroids before 1990), eclipses are counted in some centuries. How far the Earth’s rotation has
  slowed (ΔT) is known to 4 minutes of time in the year 0 and to 11 in −1000, and before that by models alone
  ([NASA](https://eclipse.gsfc.nasa.gov/SEcat5/uncertainty.html)): the Moon, the angles and every clock time share that doubt.
- **Tertiary and minor progressions** are compared with formulas written out in the test; no published one to the second was found.
- **Aspects, orbs, applying and separating, voids of course**: that none is missing is shown by dense looks at our own engine; four
  voids of course agree with published ones to the minute.
- **Dignities, lots and sect** are doctrine: they are held against the tables and the worked examples of authors, not measured.
- **Topocentric and heliocentric places**: only against our own geocentric ones.
`;

const COLUMNS = `| what | against | values | years | worst | held below |
| --- | --- | ---: | --- | ---: | ---: |`;

/** The accuracy page, from what the tests measure. */
export async function accuracyPage(): Promise<string> {
  const chapters: string[] = [];
  for (const { title, meaning, comparisons } of CHAPTERS) {
    const rows: string[] = [];
    for (const comparison of comparisons) rows.push(await rowOf(comparison));
    chapters.push(`## ${title}\n\n${wrapText(meaning)}\n\n${COLUMNS}\n${rows.join('\n')}\n`);
  }
  const sources = sourcesOf(CHAPTERS.flatMap(({ comparisons }) => comparisons));
  return [HEAD, await describePublished(), ...chapters, describeLocalPractice(), NOT_COMPARED, sources].join('\n');
}

async function rowOf(comparison: Comparison): Promise<string> {
  const { quantity, against, span, unit, limit, measure } = comparison;
  const measured = await measure();
  expectHeld(measured, comparison);
  const { count, worst } = measured;
  const cells = [
    quantity,
    SOURCES[against].name,
    String(count),
    span,
    withUnit(worstText(worst, limit), unit),
    withUnit(plain(limit), unit),
  ];
  return `| ${cells.join(' | ')} |`;
}

function sourcesOf(comparisons: readonly Comparison[]): string {
  const used = new Set(comparisons.map(({ against }) => against));
  const listed = (Object.keys(SOURCES) as SourceId[]).filter((id) => used.has(id));
  const lines = listed.map((id) => `- **${SOURCES[id].name}**: ${SOURCES[id].reference}`);
  return `## Sources\n\n${[...listVectorSources(), ...lines].join('\n')}\n`;
}

const LONGEST_LINE = 128;

/** Prose in lines of a length that can be read and compared. */
const wrapText = (text: string): string =>
  text.replace(new RegExp(`(.{1,${LONGEST_LINE}})(?: |$)`, 'g'), '$1\n').trimEnd();
