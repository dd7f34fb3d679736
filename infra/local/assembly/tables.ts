import * as z from 'zod';
import type { NamedTable } from '../tables/create.ts';
import type { StackTemplate } from './template.ts';

/** One table of one Region: its name, and its keys with the one that parts it first, as CloudFormation asks for them. */
const TableProperties = z.object({
  TableName: z.string(),
  KeySchema: z.array(z.object({ AttributeName: z.string() })).min(1),
  AttributeDefinitions: z.array(z.object({ AttributeType: z.literal('S') })),
});

/** The tables of the template, by logical id. */
export function readTables(template: StackTemplate): ReadonlyMap<string, NamedTable> {
  const tables = template.resources('AWS::DynamoDB::GlobalTable', TableProperties);
  return new Map(
    [...tables].map(([id, { TableName, KeySchema }]) => {
      const [partitionKey = '', sortKey] = KeySchema.map(({ AttributeName }) => AttributeName);
      return [id, { name: TableName, partitionKey, ...(sortKey !== undefined && { sortKey }) }];
    }),
  );
}
