import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Image } from './image.ts';

/** What a runtime of containers reads before it starts one. */
const RuntimeSpec = z.object({
  process: z.object({
    user: z.object({ uid: z.int(), gid: z.int() }),
    args: z.array(z.string()),
    env: z.array(z.string()),
  }),
});

/** An image that was packed as layers and unpacked again. */
export interface UnpackedImage {
  readonly root: string;
  readonly process: z.output<typeof RuntimeSpec>['process'];
}

const umoci = (...args: readonly string[]): void => {
  execFileSync('umoci', args, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/** Whether the program that packs images without an engine for containers is installed. */
export function canPackImages(): boolean {
  try {
    umoci('--version');
    return true;
  } catch {
    console.warn('LEFT OUT packing the image: umoci');
    return false;
  }
}

/**
 * Packs a root folder as an image of the Open Container Initiative, and unpacks it as a runtime does before it starts a container.
 *
 * @param folder an empty one
 * @param user number of the user and group that the image runs as
 */
export function packAndUnpack(
  root: string,
  { environment, command }: Image,
  user: number,
  folder: string,
): UnpackedImage {
  const image = ['--image', `${join(folder, 'layout')}:natal`];
  const [filled, started] = [join(folder, 'filled'), join(folder, 'started')];
  umoci('init', '--layout', join(folder, 'layout'));
  umoci('new', ...image);
  umoci('unpack', ...image, filled);
  execFileSync('cp', ['-a', `${root}/.`, join(filled, 'rootfs')]);
  umoci('repack', ...image, filled);
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--config.env', `${name}=${value}`]);
  const words = command.flatMap((word) => ['--config.cmd', word]);
  umoci('config', ...image, '--config.user', `${user}:${user}`, ...variables, ...words);
  umoci('unpack', ...image, started);
  const spec = RuntimeSpec.parse(JSON.parse(readFileSync(join(started, 'config.json'), 'utf8')));
  return { root: join(started, 'rootfs'), process: spec.process };
}
