import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEY } from '../start/started.ts';
import { run, TOOLS } from './run.ts';
import { serveTools } from './served.ts';

/** A generator of other people, and a program that casts a chart with what it has generated. */
interface Generator {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly program: (address: string) => string;
}

const BODY = `{ subject: { birth_datetime: '1990-06-15 14:30', birth_location: 'Paris' } }`;
const HEADERS = `{ 'X-API-Key': '${KEY}' }`;
const PRINT = `console.log(chart.data.planets.sun?.longitude.toFixed(4))`;

const GENERATORS: Readonly<Record<string, Generator>> = {
  'openapi-typescript with openapi-fetch': {
    command: 'openapi-typescript',
    // Its default makes members with a default required, also in requests.
    parameters: ['openapi.json', '-o', 'generated.ts', '--default-non-nullable=false'],
    program: (address) => `import createClient from 'openapi-fetch';
import type { paths } from './generated.ts';
const natal = createClient<paths>({ baseUrl: '${address}', headers: ${HEADERS} });
const { data: chart } = await natal.POST('/ephemeris/natal-chart', { body: ${BODY} });
if (typeof chart === 'object' && chart.output_mode === 'full') ${PRINT};`,
  },
  oazapfts: {
    command: 'oazapfts',
    parameters: ['openapi.json', 'generated.ts'],
    program: (address) => `import { defaults, ephemerisNatalChart } from './generated.ts';
defaults.baseUrl = '${address}';
defaults.headers = ${HEADERS};
const { status, data: chart } = await ephemerisNatalChart(${BODY});
if (status === 200 && chart.output_mode === 'full') ${PRINT};`,
  },
  orval: {
    command: 'orval',
    parameters: ['--config', 'orval.config.mjs'],
    // Where an operation also has pictures, orval reads every answer as a Blob.
    program: () => `import { ephemerisNatalChart, type NatalChartResponse } from './generated.ts';
const { status, data } = await ephemerisNatalChart(${BODY}, {}, { headers: ${HEADERS} });
const chart: NatalChartResponse | undefined = data instanceof Blob ? JSON.parse(await data.text()) : undefined;
if (status === 200 && chart?.output_mode === 'full') ${PRINT};`,
  },
};

const COMPILE = '--noEmit --strict --skipLibCheck --allowImportingTsExtensions --module nodenext --target es2022';

const service = serveTools(() => undefined);

describe('a client that was generated from the contract', () => {
  it.each(Object.entries(GENERATORS))(
    'by %s compiles a short request under strict settings, and casts a chart',
    async (name, { command, parameters, program }) => {
      const cwd = service.folder(name.replaceAll(' ', '-'));
      mkdirSync(cwd);
      symlinkSync(join(TOOLS, 'node_modules'), join(cwd, 'node_modules'));
      const files: Readonly<Record<string, string>> = {
        'package.json': '{ "type": "module" }',
        'openapi.json': await (await fetch(`${service.address}/meta/openapi.json`)).text(),
        'orval.config.mjs': `export default { natal: { input: './openapi.json',
          output: { target: './generated.ts', client: 'fetch', baseUrl: '${service.address}' } } };`,
        'program.ts': program(service.address),
      };
      for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
      const runTool = (tool: string, options: readonly string[]) =>
        run(process.execPath, [join(TOOLS, 'node_modules/.bin', tool), ...options], { cwd });
      await runTool(command, parameters);
      await runTool('tsc', [...COMPILE.split(' '), '--lib', 'es2024,dom,dom.iterable', 'program.ts']);
      expect(await run(process.execPath, ['program.ts'], { cwd })).toBe('84.1495\n');
    },
    180_000,
  );
});
