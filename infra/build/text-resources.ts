import { join } from 'node:path';
import { build } from 'esbuild';
import { PICTURE_APP } from '../../functions/mcp/picture-link.ts';
import type { TextResource } from '../../lib/contract/services.ts';
import { listTextResources } from '../../site/texts/text-resources.ts';
import { PROJECT_FOLDER } from './folders.ts';

/** The texts for language models, and the view of pictures for clients that show one. */
export const buildTextResources = async (): Promise<readonly TextResource[]> => [
  ...(await listTextResources()),
  { ...PICTURE_APP, text: await buildPictureApp() },
];

/** A page that loads nothing, so that the strictest policy of a client allows it. */
async function buildPictureApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_FOLDER, 'site/browser/picture-app.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'warning',
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${PICTURE_APP.title}</title></head>
<body><script type="module">${script}</script></body>
</html>
`;
}
