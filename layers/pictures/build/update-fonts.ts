import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES, SCRIPTS_BY_FONT } from '../../../lib/draw/files/fonts/select-fonts.ts';
import { sha256 } from '../../build/digest.ts';
import { downloadDebianPackage, type UnpackedData } from '../../build/unpacked-data.ts';
import {
  listExamples,
  type NewFile,
  readJson,
  toJsonText,
  type Update,
  type UpdateRequest,
} from '../../build/update.ts';

const MANIFEST = 'pictures/manifest.json';
const CJK_FONT = 'NotoSansCJK-Subset.otf';

/**
 * Prepares an update of the fonts from Debian's newest packages.
 *
 * @throws Error without `apt-get`, `dpkg-deb` or `python3`, for `--from`, or where a package lacks a font
 */
export function prepareFonts({ layers, from, workFolder }: UpdateRequest): Update {
  if (from !== undefined) throw new Error('fonts come from the packages of Debian only; leave out --from');
  const packages = {
    core: downloadDebianPackage('fonts-noto-core', workFolder),
    cjk: downloadDebianPackage('fonts-noto-cjk', workFolder),
    tools: downloadDebianPackage('python3-fonttools', workFolder),
  };
  const fonts = FONT_FILES.map((name) => ({ name, content: readFont(name, packages, workFolder) }));
  const manifest = { path: MANIFEST, content: toJsonText(describeFonts(fonts, packages)) };
  return { ...compareFonts(layers, fonts), files: [...fonts.map(toNewFile), manifest] };
}

interface Packages {
  readonly core: UnpackedData;
  readonly cjk: UnpackedData;
  /** Holds the tools that cut the font of Chinese, Japanese and Korean. */
  readonly tools: UnpackedData;
}

interface Font {
  readonly name: string;
  readonly content: Buffer;
}

const toNewFile = ({ name, content }: Font): NewFile => ({ path: `pictures/fonts/${name}`, content });

function readFont(name: string, { core, cjk, tools }: Packages, workFolder: string): Buffer {
  if (name !== CJK_FONT) return readFileSync(join(core.folder, 'usr/share/fonts/truetype/noto', name));
  const target = join(workFolder, name);
  const collection = join(cjk.folder, 'usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc');
  execFileSync('python3', [join(import.meta.dirname, 'subset-cjk.py'), collection, target], {
    env: { ...process.env, PYTHONPATH: join(tools.folder, 'usr/lib/python3/dist-packages') },
    stdio: 'pipe',
  });
  return readFileSync(target);
}

function describeFonts(fonts: readonly Font[], { core, cjk }: Packages) {
  const toEntry = ({ name, content }: Font) => {
    const source = name === CJK_FONT ? cjk : core;
    return [
      name,
      {
        sha256: sha256(content),
        bytes: content.length,
        scripts: SCRIPTS_BY_FONT[name],
        source: { package: source.name, sha256: source.sha256, obtained: 'apt-get download' },
        ...(name === CJK_FONT && { changes: 'characters of four national sets only: build/subset-cjk.py' }),
        license: 'OFL-1.1',
      },
    ] as const;
  };
  return { files: Object.fromEntries(fonts.map(toEntry)) };
}

function compareFonts(layers: string, fonts: readonly Font[]): Pick<Update, 'changes' | 'losses'> {
  const path = join(layers, MANIFEST);
  const before: Readonly<Record<string, { readonly sha256: string }>> = existsSync(path)
    ? (readJson(path) as { readonly files: Record<string, { readonly sha256: string }> }).files
    : {};
  const changed = fonts.filter(({ name, content }) => before[name]?.sha256 !== sha256(content));
  const names = new Set(fonts.map(({ name }) => name));
  return {
    changes: listExamples(
      'Fonts changed',
      changed.map(({ name }) => name),
    ),
    losses: Object.keys(before).filter((name) => !names.has(name)),
  };
}
