import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { TableUse } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { EXPIRY_ATTRIBUTE, limitUnits, TABLES, type TableName, type TableShape } from '../tables.ts';
import { acknowledgeNoRecovery } from './acknowledgements.ts';

/**
 * Allows only commands that return no item. The key is absent where a command does not ask for return values.
 *
 * @source "Actions, resources, and condition keys for Amazon DynamoDB", Service Authorization Reference
 */
const RETURNS_NOTHING = { StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' } };

/**
 * Allows only commands on some items, by their partition keys.
 *
 * @source "Using IAM Policy Conditions for Fine-Grained Access Control", Amazon DynamoDB Developer Guide
 * (specifying-conditions): dynamodb:LeadingKeys
 */
const allowOnly = (items: readonly string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...items] } });

/** The tables of the service: billed on demand up to a limit, encrypted at rest, with expiry. */
export class Tables extends Construct {
  readonly #byName: ReadonlyMap<TableName, TableV2>;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    const names = Object.keys(TABLES) as TableName[];
    this.#byName = new Map(names.map((name) => [name, this.#table(name, stage)]));
  }

  /** Names of all tables. */
  get names(): readonly string[] {
    return [...this.#byName.values()].map(({ tableName }) => tableName);
  }

  /** Environment variables with the names of the tables that a function uses. */
  toVariables(uses: readonly TableUse[]): Record<string, string> {
    return Object.fromEntries(uses.map(({ table }) => [TABLES[table].variable, this.#of(table).tableName]));
  }

  /** A policy that allows these accesses only. */
  toPolicy(uses: readonly TableUse[]): PolicyDocument {
    return new PolicyDocument({ statements: uses.map((use) => this.#statement(use)) });
  }

  #statement({ table, commands, writesOnly, onlyItems }: TableUse): PolicyStatement {
    const conditions = { ...(writesOnly && RETURNS_NOTHING), ...(onlyItems && allowOnly(onlyItems)) };
    return new PolicyStatement({
      actions: commands.map((command) => `dynamodb:${command}`),
      resources: [this.#of(table).tableArn],
      ...(Object.keys(conditions).length > 0 && { conditions }),
    });
  }

  #of(name: TableName): TableV2 {
    const table = this.#byName.get(name);
    if (!table) throw new Error(`there is no table ${name}`);
    return table;
  }

  #table(name: TableName, { keepsTables, peakRequestsPerSecond }: Stage): TableV2 {
    const { partitionKey, sortKey, isRecoverable }: TableShape = TABLES[name];
    const { read, write } = limitUnits(name, peakRequestsPerSecond);
    const table = new TableV2(this, name, {
      tableName: `${Stack.of(this).stackName}-${name}`,
      partitionKey: { name: partitionKey, type: AttributeType.STRING },
      ...(sortKey !== undefined && { sortKey: { name: sortKey, type: AttributeType.STRING } }),
      billing: Billing.onDemand({ maxReadRequestUnits: read, maxWriteRequestUnits: write }),
      timeToLiveAttribute: EXPIRY_ATTRIBUTE,
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: keepsTables && isRecoverable },
      deletionProtection: keepsTables,
      removalPolicy: keepsTables ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (!isRecoverable) acknowledgeNoRecovery(table);
    return table;
  }
}
