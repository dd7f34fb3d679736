import * as z from 'zod';
import type { NamedTable } from '../tables/create.ts';
import type { StackTemplate } from './template.ts';

/** A table's name and its keys, partition key first, in the order that CloudFormation requires. */
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
