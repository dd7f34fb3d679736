import type { Contract } from '../contract/openapi-document.ts';
import { readTaskFile } from './task-file.ts';

/** Name of the file that the build adds to the bundle folder of a group that needs the contract. */
export const CONTRACT_FILE_NAME = 'contract.json';

/** Reads the contract that was built with this function. @throws Error as {@link readTaskFile} does */
export const openContract = (folder?: string): Contract => readTaskFile(CONTRACT_FILE_NAME, folder);
