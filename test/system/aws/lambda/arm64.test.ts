import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArchitectureName, detectHostArchitecture } from '../../../../infra/architecture.ts';
import { locateArtifacts } from '../../../../infra/artifacts.ts';
import { buildAll } from '../../../../infra/build/build.ts';
import { findNodeFor } from '../../../../infra/build/emulator.ts';
import { BUILD_FOLDER } from '../../../../infra/build/folders.ts';
import { births, bodyOf } from '../../../bench/births.ts';
import { makeFileFolder } from '../../../support/file-folder.ts';
import { gatewayEvent } from '../../../support/gateway-event.ts';

const ASK = fileURLToPath(new URL('fixtures/ask.cjs', import.meta.url));

/**
 * Compilers may round a sum of products once where others round twice, so the last digits differ. Answers are rounded to
 * six decimals of a degree.
 */
const DECIMALS = 5;

const arm64 = findNodeFor('arm64');
const emulated = 'missing' in arm64 ? [] : [arm64];
if ('missing' in arm64) console.log(`LEFT OUT the chart on arm64: ${arm64.missing}.`);

const folder = makeFileFolder();

interface Asked {
  readonly architecture: string;
  readonly statusCode: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Casts a chart by the natal function with the layers of an architecture. */
function chartOn(architecture: ArchitectureName, [program, ...args]: readonly [string, ...string[]]): Asked {
  const { functionFolder, layerFolder } = locateArtifacts(BUILD_FOLDER);
  const [birth] = births(1);
  if (!birth) throw new Error('there is no birth');
  const event = gatewayEvent({ path: '/ephemeris/natal-chart', body: bodyOf(birth) });
  const answerFile = join(folder, `${architecture}.json`);
  const engine = layerFolder('swisseph', architecture);
  execFileSync(program, [...args, ASK], {
    env: {
      LAMBDA_TASK_ROOT: functionFolder('natal'),
      NODE_PATH: join(engine, 'nodejs', 'node_modules'),
      EPHEMERIS_PATH: join(engine, 'swisseph'),
      PLACES_PATH: join(layerFolder('places', architecture), 'places'),
      EVENT: JSON.stringify(event),
      ANSWER_FILE: answerFile,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(answerFile, 'utf8'));
}

/** Every number of an answer, by its path. */
function numbersOf(value: unknown, path = ''): (readonly [string, number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => numbersOf(member, `${path}/${name}`));
}

const isTimed = ([path]: readonly [string, number]): boolean => /_ms$/.test(path);

describe.each(emulated)('the natal function with the layers for arm64', ({ command }) => {
  beforeAll(async () => {
    await buildAll();
  });

  it('casts the same chart as on this architecture', () => {
    const there = chartOn('arm64', command);
    const here = chartOn(detectHostArchitecture(), [process.execPath]);
    expect(there).toMatchObject({ architecture: 'arm64', statusCode: 200 });
    const numbers = new Map(numbersOf(here.body).filter((entry) => !isTimed(entry)));
    expect(numbers.size).toBeGreaterThan(100);
    for (const [path, value] of numbersOf(there.body).filter((entry) => !isTimed(entry))) {
      expect(value, path).toBeCloseTo(numbers.get(path) ?? Number.NaN, DECIMALS);
    }
  });
});
