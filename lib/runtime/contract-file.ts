import type { Contract } from '../contract/openapi-document.ts';
import { isBulkOn } from './bulk-setting.ts';
import { readTaskFile } from './task-file.ts';

/** Name of the file that the build adds to the bundle folder of a group that needs the contract. */
export const CONTRACT_FILE_NAME = 'contract.json';

/** The same for a service that takes jobs. */
export const BULK_CONTRACT_FILE_NAME = 'contract-bulk.json';

/** Reads the contract that was built with this function, as its settings make it. @throws Error as {@link readTaskFile} does */
export const openContract = (folder?: string): Contract =>
  readTaskFile(isBulkOn(process.env) ? BULK_CONTRACT_FILE_NAME : CONTRACT_FILE_NAME, folder);
