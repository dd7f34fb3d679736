import { createBulkProgram } from '../../support/bulk-program.ts';

const { BULK_WORKER, FAULT = '', FAULT_FOLDER = '', RESULTS = '' } = process.env;

/** What stands in for `findInstalledFiles`. BULK_WORKER names another program of the processes, such as the faulty one. */
export function findInstalledFiles() {
  const { file, environment } = createBulkProgram(BULK_WORKER, { FAULT, FAULT_FOLDER, RESULTS });
  const packages = Object.entries(environment).map(([variable, folder]) => ({ variable, folder, isThere: true }));
  return { bulkWorker: file, packages };
}
