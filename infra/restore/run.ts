/** `npm run restore`: brings the items of an earlier state of a table back into the table that the functions read. */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openApiGatewayKeys } from '../keys/gateway-keys.ts';
import { UsageError } from '../keys/usage-error.ts';
import { parseRestoreOptions, RESTORE_USAGE } from './options.ts';
import { restoreTable } from './restore.ts';

const isExpected = (fault: unknown): fault is Error =>
  fault instanceof UsageError || (fault instanceof Error && '$metadata' in fault);

try {
  const options = parseRestoreOptions(process.argv.slice(2));
  if (options) {
    const gatewayKeys = openApiGatewayKeys(options.stackName);
    const tools = { client: new DynamoDBClient(), gatewayKeys, print: console.log, now: new Date() };
    const { overtaken } = await restoreTable(options, tools);
    if (overtaken > 0) process.exitCode = 1;
  } else console.log(RESTORE_USAGE);
} catch (fault) {
  console.error(isExpected(fault) ? fault.message : fault);
  process.exitCode = 1;
}
