import {
  APIGatewayClient,
  type ApiKey,
  GetApiKeysCommand,
  GetResourcesCommand,
  GetRestApisCommand,
} from '@aws-sdk/client-api-gateway';
import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { type Emulator, REGION } from './emulator.ts';

const FunctionVersion = z.object({
  Version: z.string(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
  Layers: z.array(z.object({ Arn: z.string() })).default([]),
});
export type FunctionVersion = z.output<typeof FunctionVersion>;

/** What a deployment left in the emulated account. */
export class DeployedService {
  readonly #emulator: Emulator;
  readonly #tables: DynamoDBClient;
  readonly #gateway: APIGatewayClient;

  constructor(emulator: Emulator) {
    const config = {
      endpoint: emulator.address,
      region: REGION,
      credentials: { accessKeyId: 'rehearsal', secretAccessKey: 'rehearsal' },
    };
    this.#emulator = emulator;
    this.#tables = new DynamoDBClient(config);
    this.#gateway = new APIGatewayClient(config);
  }

  async listTables(): Promise<readonly string[]> {
    const { TableNames = [] } = await this.#tables.send(new ListTablesCommand());
    return TableNames;
  }

  async putItem(table: string, id: string): Promise<void> {
    await this.#tables.send(new PutItemCommand({ TableName: table, Item: { id: { S: id } } }));
  }

  async hasItem(table: string, id: string): Promise<boolean> {
    const { Item } = await this.#tables.send(new GetItemCommand({ TableName: table, Key: { id: { S: id } } }));
    return Item !== undefined;
  }

  /** Targets of the API's routes, `GET /health` → ARN of the invoked alias. */
  async readRoutes(apiName: string): Promise<ReadonlyMap<string, string>> {
    const { items: apis = [] } = await this.#gateway.send(new GetRestApisCommand());
    const restApiId = apis.find(({ name }) => name === apiName)?.id;
    const { items = [] } = await this.#gateway.send(
      new GetResourcesCommand({ restApiId, limit: 500, embed: ['methods'] }),
    );
    return new Map(
      items.flatMap(({ path, resourceMethods = {} }) =>
        Object.entries(resourceMethods).map(([method, { methodIntegration }]): [string, string] => [
          `${method} ${path}`,
          /functions\/(.*)\/invocations$/.exec(methodIntegration?.uri ?? '')?.[1] ?? '',
        ]),
      ),
    );
  }

  async listGatewayKeys(): Promise<readonly ApiKey[]> {
    const { items = [] } = await this.#gateway.send(new GetApiKeysCommand());
    return items;
  }

  /** The version that the alias `live` of a function points to. */
  async readLiveVersion(functionName: string): Promise<FunctionVersion> {
    const answer = await this.#askLambda(`/2015-03-31/functions/${functionName}?Qualifier=live`);
    return z.object({ Configuration: FunctionVersion }).parse(answer).Configuration;
  }

  /** SHA-256 of a layer version's zip file, in hexadecimal digits. */
  async readLayerHash(arn: string): Promise<string> {
    const [name, version] = arn.split(':').slice(-2);
    const answer = await this.#askLambda(`/2018-10-31/layers/${name}/versions/${version}`);
    const { Content } = z.object({ Content: z.object({ CodeSha256: z.string() }) }).parse(answer);
    return Buffer.from(Content.CodeSha256, 'base64').toString('hex');
  }

  /** The emulator reads the account and Region of the signature, and does not check it. */
  async #askLambda(path: string): Promise<unknown> {
    const Authorization = `AWS4-HMAC-SHA256 Credential=rehearsal/20260101/${REGION}/lambda/aws4_request, SignedHeaders=host, Signature=0`;
    const response = await fetch(this.#emulator.address + path, { headers: { Authorization } });
    return await response.json();
  }
}
