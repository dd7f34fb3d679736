import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { bundleFunctions } from '../../infra/build/bundle.ts';
import { renderSite } from '../../infra/build/docs.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { renderLicenses } from '../../infra/build/licenses.ts';
import { makeFileFolder } from '../support/file-folder.ts';

const folder = makeFileFolder();

const installed = (name: string): string => join(PROJECT_FOLDER, 'node_modules', name);

/** Names of the packages that an output contains. */
function namesIn({ inputs }: Metafile['outputs'][string]): readonly string[] {
  const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const names = used.map(([path]) => path.split('node_modules/')[1]?.split('/') ?? []);
  return names.flatMap(([first = '', second = '']) => (first.startsWith('@') ? `${first}/${second}` : first || []));
}

/** Some packages of each module beside a bundle. */
const SEPARATE = {
  'sdk.js': ['@aws-sdk/core', 'mnemonist'],
  'pdf-renderer.js': ['pdfkit', 'fontkit', 'linebreak'],
  'docs-search.js': ['minisearch'],
};

describe('the licenses', () => {
  it('beside each bundle are those of all packages inside, and of the separate modules next to it', async () => {
    const groups = Object.keys(api);
    await bundleFunctions({ groups, sourceFolder: join(PROJECT_FOLDER, 'functions'), buildFolder: folder });
    const metafile: Metafile = JSON.parse(await readFile(join(folder, 'metafile.json'), 'utf8'));
    expect(Object.keys(metafile.outputs)).toHaveLength(groups.length);
    for (const [path, output] of Object.entries(metafile.outputs)) {
      const group = path.split('/').at(-2) ?? '';
      const text = await readFile(join(folder, 'functions', group, 'THIRD-PARTY-LICENSES'), 'utf8');
      const names = namesIn(output);
      expect(names, group).toEqual(expect.arrayContaining(['zod', '@middy/core']));
      const separate = Object.entries(SEPARATE).flatMap(([file, packages]) =>
        output.imports.some(({ path: imported }) => imported === `./${file}`) ? packages : [],
      );
      expect(names, group).not.toContain('minisearch');
      for (const name of [...names, ...separate]) expect(text, group).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
    }
  });

  it('of packages in the scripts of the pages are a file of the site', async () => {
    const file = (await renderSite()).find(({ path }) => path === 'third-party-licenses.txt');
    for (const name of ['minisearch', 'json-stringify-pretty-compact']) {
      expect(file?.content).toMatch(new RegExp(`^${name} `, 'm'));
    }
  });

  it('are whole: a package that publishes no text has the copyright of its README and the standard text', () => {
    const text = renderLicenses([installed('@middy/core'), installed('zod'), installed('@resvg/resvg-wasm')]);
    expect(text).toMatch(/^@middy\/core [\d.]+ \(MIT\)\n\nCopyright \(c\) 2017-\d+ .*Middy contributors/m);
    expect(text).toMatch(/^zod [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) \d+ Colin McDonnell/m);
    expect(text).toMatch(/^@resvg\/resvg-wasm [\d.]+ \(MPL-2.0\)\n\nCopyright \(c\) 2021-present, yisibl/m);
    expect(text.match(/THE SOFTWARE IS PROVIDED "AS IS"/g)).toHaveLength(2);
    expect(text).toContain('Mozilla Public License Version 2.0');
  });

  it('fail the build where a package publishes no text and its license has no standard one', async () => {
    const unlicensed = join(folder, 'unlicensed');
    await mkdir(unlicensed);
    await writeFile(join(unlicensed, 'package.json'), '{ "name": "odd", "version": "1.0.0", "license": "Odd-1.0" }');
    expect(() => renderLicenses([unlicensed])).toThrow('odd is published without its license');
  });
});
