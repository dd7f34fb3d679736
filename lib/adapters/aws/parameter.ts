import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';

/** Opens an encrypted parameter of this account and Region. @returns reads its value; undefined where it does not exist */
export function openParameter(name: string, client = new SSMClient()): () => Promise<string | undefined> {
  return async () => {
    try {
      const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
      return Parameter?.Value;
    } catch (fault) {
      if (fault instanceof ParameterNotFound) return undefined;
      throw fault;
    }
  };
}
