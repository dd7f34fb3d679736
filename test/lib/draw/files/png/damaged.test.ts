import { cpSync, mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPngRenderer } from '../../../../../lib/draw/files/png/open.ts';

const PROJECT = join(import.meta.dirname, '../../../../..');
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9V9"/></svg>';
const WRITTEN = PLAIN.replace('<path', '<text>Анна</text><path');

test('a missing or damaged file is refused, and its repair is noticed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'natal-pictures-'));
  const renderer = openPngRenderer(folder.path);
  await expect(renderer.renderPng(PLAIN)).rejects.toMatchObject({ code: 'PicturesUnavailable' });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder.path, 'node_modules'));
  expect((await renderer.renderPng(PLAIN)).length).toBeGreaterThan(50);
  await expect(renderer.renderPng(WRITTEN)).rejects.toMatchObject({ code: 'PicturesUnavailable' });
  mkdirSync(join(folder.path, 'fonts'));
  writeFileSync(join(folder.path, 'fonts/NotoSans-Regular.ttf'), 'no font');
  await expect(renderer.renderPng(WRITTEN)).rejects.toMatchObject({ code: 'PicturesUnavailable' });
  cpSync(join(PROJECT, 'layers/pictures/fonts'), join(folder.path, 'fonts'), { recursive: true });
  expect((await renderer.renderPng(WRITTEN)).length).toBeGreaterThan(50);
});
