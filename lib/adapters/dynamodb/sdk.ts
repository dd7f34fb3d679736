/**
 * The parts of the AWS SDK and of Node's HTTP agents that the service uses, in one module. The build puts it into a
 * separate file, which a function loads on the first use of a table.
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
