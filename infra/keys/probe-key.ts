import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { probeKeyParameterOf } from '../probe.ts';

/** Keeps the key of the probe of a stack where its function reads it, encrypted with the account's key `aws/ssm`. */
export function openProbeKeyStore(stackName: string, client = new SSMClient()): (key: string) => Promise<void> {
  return async (key) => {
    const Name = probeKeyParameterOf(stackName);
    const Description = 'API key of the probe; npm run keys -- probe makes another';
    await client.send(
      new PutParameterCommand({ Name, Description, Value: key, Type: 'SecureString', Overwrite: true }),
    );
  };
}
