import { once } from '../base/memoize.ts';
import type { ReadTextResources } from '../contract/services.ts';
import { readTaskFile } from './task-file.ts';

/** Name of the file that the build adds to the bundle folder of a group that offers texts to language models. */
export const TEXT_RESOURCES_FILE_NAME = 'text-resources.json';

/** Opens the texts, which the first use reads. @throws Error at the first use, as {@link readTaskFile} does */
export const openTextResources = (folder?: string): ReadTextResources =>
  once(() => readTaskFile(TEXT_RESOURCES_FILE_NAME, folder));
