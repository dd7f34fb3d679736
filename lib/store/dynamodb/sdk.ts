/**
 * What the service takes of the AWS SDK and goes over the network with, in one module: a file of its own beside a
 * function's code, which is loaded when a table is first asked.
 */
export { Agent as HttpAgent } from 'node:http';
export { Agent as HttpsAgent } from 'node:https';
export { DynamoDBClient } from '@aws-sdk/client-dynamodb';
export {
  BatchGetCommand,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
