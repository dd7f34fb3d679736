import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { NatalChartResponse, PostBody } from '../../clients/typescript/src/index.ts';
import { readPlaceText } from '../../functions/mcp/input/birth.ts';
import { OBJECT_SET_IDS } from '../../lib/base/catalog/chart-objects.ts';
import { createNatal, type Natal } from '../in-process/natal.ts';
import { note, printJson, printLines } from './output.ts';
import { callTool } from './tools.ts';

const CHART = '/ephemeris/natal-chart';

interface ChartOptions {
  readonly name?: string;
  readonly zone?: string;
  readonly houses?: string;
  readonly zodiac?: string;
  readonly ayanamsa?: string;
  readonly objects?: string;
  readonly unknownTime?: boolean;
  readonly full?: boolean;
  readonly svg?: string;
  readonly png?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  $ natal chart "1985-05-03 04:20" "Guadalajara, Jalisco"
  $ natal chart "1985-05-03 04:20" "20.6774, -103.3475"     # needs natal-boundaries, or --zone
  $ natal chart 1985-05-03 "Guadalajara, Jalisco" --unknown-time
  $ natal chart "1985-05-03 04:20" Guadalajara --zodiac sidereal --ayanamsa lahiri --houses whole_sign
  $ natal chart "1985-05-03 04:20" "Guadalajara, Jalisco" --json | jq .data.planets.sun`;

/** Adds `natal chart`. */
export function addChartCommand(program: Command): void {
  program
    .command('chart')
    .description('the chart of a birth or an event, in words, as JSON or as a picture')
    .argument('<when>', 'date and clock time at the place')
    .argument('<where>', 'name of the place, or latitude and longitude')
    .option('--name <name>', 'whose chart it is')
    .option('--zone <zone>', 'time zone of the clock, in place of that of the place')
    .option('--houses <system>', 'house system', 'placidus')
    .option('--zodiac <type>', 'tropical, sidereal or draconic')
    .option('--ayanamsa <name>', 'zero point of the sidereal zodiac')
    .option(
      '--objects <set>',
      `set of bodies: ${OBJECT_SET_IDS.filter((id) => id !== 'custom').join(', ')}`,
      'modern_plus_points',
    )
    .option('--unknown-time', 'the time of birth is not known')
    .option('--full', 'further aspects and facts, in words')
    .option('--svg <file>', 'writes the wheel as SVG in place of words')
    .option('--png <file>', 'writes the wheel as PNG in place of words; needs natal-pictures')
    .option('--json', 'the answer of the service')
    .addHelpText('after', EXAMPLES)
    .action(castChart);
}

async function castChart(when: string, where: string, options: ChartOptions): Promise<void> {
  const natal = createNatal();
  const body = toRequest(when, where, options);
  const pictures = [
    ['svg', options.svg],
    ['png', options.png],
  ] as const;
  for (const [format, file] of pictures) {
    if (file === undefined) continue;
    await writeFile(resolve(file), await natal.post(CHART, body, { query: { format } }));
    note(`wrote ${file}`);
  }
  if (options.json) printJson(await natal.post(CHART, body));
  else if (pictures.every(([, file]) => file === undefined)) await describeChart(natal, body, options);
}

function toRequest(when: string, where: string, options: ChartOptions): PostBody<typeof CHART> {
  const { name, zone, houses, zodiac, ayanamsa, objects, unknownTime } = options;
  const place = readPlaceText(where);
  const birth_location =
    zone === undefined ? place : { ...(typeof place === 'string' ? { place } : place), timezone: zone };
  return {
    subject: {
      ...(name !== undefined && { name }),
      birth_datetime: when,
      birth_location,
      ...(unknownTime && { birth_time_known: false }),
    },
    configuration: { house_system: houses, zodiac_type: zodiac, ayanamsa, object_set: objects },
  } as PostBody<typeof CHART>;
}

/** The chart in words, by its handle; the warnings are those of the request itself. */
async function describeChart(natal: Natal, body: PostBody<typeof CHART>, { full }: ChartOptions): Promise<void> {
  const { data } = (await natal.post(CHART, body)) as Extract<NatalChartResponse, { output_mode: 'full' }>;
  const { text } = await callTool(natal, 'birth_chart', {
    birth: data.subject.handle,
    detail: full ? 'full' : 'brief',
  });
  const lines = text.split('\n').filter((line) => !line.startsWith('Warning '));
  printLines([...lines, ...data.warnings.map(({ code, message }) => `Warning ${code}: ${message}`)]);
}
